import { Badge, type MantineColor } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  readonly color: MantineColor;
  /** A whole sentence, which is cut where there is no room for it. A word never is. */
  readonly isLong?: boolean;
  readonly children: ReactNode;
}

/** A status as a word on a colour, which a narrow column does not cut. The colours are a `Record` over all statuses, where they are used. */
export const StatusBadge = ({ color, isLong = false, children }: Props) => (
  <Badge
    component="span"
    color={color}
    variant="light"
    radius="sm"
    tt="none"
    fw={600}
    miw={isLong ? 0 : 'max-content'}
  >
    {children}
  </Badge>
);
