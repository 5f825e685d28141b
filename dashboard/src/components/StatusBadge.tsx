import { Badge, type MantineColor } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  readonly color: MantineColor;
  /** A whole sentence, which is cut if there's no room for it. A single word is never cut. */
  readonly isLong?: boolean;
  readonly children: ReactNode;
}

/** A status as a word on a colour. A narrow column doesn't cut it. Each list of statuses has its colours in a `Record`. */
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
