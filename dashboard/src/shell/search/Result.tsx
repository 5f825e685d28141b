import { Combobox } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './SearchResults.module.css';

/** An option that opens a page. */
export const Result = ({ path, children }: { path: string; children: ReactNode }) => (
  <Combobox.Option className={classes.option} value={path}>
    {children}
  </Combobox.Option>
);
