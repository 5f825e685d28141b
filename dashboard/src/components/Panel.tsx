import { Paper, type PaperProps } from '@mantine/core';
import type { ReactNode } from 'react';

/** The white box that most content is in. */
export const Panel = ({ children, ...props }: PaperProps & { children: ReactNode }) => (
  <Paper withBorder radius="lg" {...props}>
    {children}
  </Paper>
);
