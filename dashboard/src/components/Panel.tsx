import { Paper, type PaperProps } from '@mantine/core';
import type { ReactNode } from 'react';

/** A sheet of paper on the ground, which most content lies on. */
export const Panel = ({ children, ...props }: PaperProps & { children: ReactNode }) => (
  <Paper withBorder radius="lg" {...props}>
    {children}
  </Paper>
);
