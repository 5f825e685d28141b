import type { ReactNode } from 'react';
import { Panel } from './Panel.tsx';
import classes from './Rows.module.css';

/**
 * A list whose rows are alike: who or what at the left, three facts in columns, what can be done at the right. Where
 * there is room the names of the facts stand once, on top; each row has them all the same, for screen readers.
 */
export const Rows = ({
  label,
  columns,
  children,
}: {
  label: string;
  /** What is at the left, and the names of the facts. */
  columns?: readonly [string, string, string, string];
  children: ReactNode;
}) => (
  <Panel>
    <ul className={classes.rows} aria-label={label}>
      {columns !== undefined && (
        <li className={classes.head} aria-hidden="true">
          {columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </li>
      )}
      {children}
    </ul>
  </Panel>
);

export const Row = ({
  name,
  facts,
  action,
}: {
  name: ReactNode;
  /** Of `Fact`, as many as there are columns. */
  facts?: ReactNode;
  action?: ReactNode;
}) => (
  <li className={classes.row}>
    <div className={facts === undefined ? classes.wide : classes.name}>{name}</div>
    {facts !== undefined && <dl className={classes.facts}>{facts}</dl>}
    {action !== undefined && <div className={classes.action}>{action}</div>}
  </li>
);
