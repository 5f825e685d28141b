import { Badge, type MantineColor } from '@mantine/core';
import type { ReactNode } from 'react';

/** A status as a word on a colour, which a narrow column does not cut. The colours are a `Record` over all statuses, where they are used. */
export const StatusBadge = ({ color, children }: { color: MantineColor; children: ReactNode }) => (
  <Badge component="span" color={color} variant="light" radius="sm" tt="none" fw={600} miw="max-content">
    {children}
  </Badge>
);
