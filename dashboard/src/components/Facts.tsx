import type { ReactNode } from 'react';
import classes from './Facts.module.css';

/** Short facts side by side, each under its name. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={classes.facts}>{children}</dl>;

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className={classes.name}>{name}</dt>
    <dd className={classes.value}>{children}</dd>
  </div>
);
