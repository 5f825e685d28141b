import type { ReactNode } from 'react';
import { filterClasses } from '../components/FilterBar.tsx';

/** The filters of a list that apply while the operator types, on one line above it. */
export const Filters = ({ children }: { children: ReactNode }) => (
  <search className={filterClasses.bar}>{children}</search>
);
