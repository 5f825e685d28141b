import { Group } from '@mantine/core';
import type { ReactNode } from 'react';

/** What a list is narrowed by, above it. */
export const Filters = ({ children }: { children: ReactNode }) => (
  <Group component="search" align="flex-end" gap="xs" mb="sm">
    {children}
  </Group>
);
