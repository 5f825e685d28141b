import type { ReactNode } from 'react';
import { Panel } from './Panel.tsx';
import classes from './Rows.module.css';

/**
 * A list with a name at the left of each row, three facts in columns, and a button at the right. On a wide screen the
 * names of the facts are shown once, on top; each row still has them for screen readers.
 */
export const Rows = ({
  label,
  columns,
  children,
}: {
  label: string;
  /** The head of the name, and of the three facts. */
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
  /** `Fact` elements, as many as there are columns. */
  facts?: ReactNode;
  action?: ReactNode;
}) => (
  <li className={classes.row}>
    <div className={facts === undefined ? classes.wide : classes.name}>{name}</div>
    {facts !== undefined && <dl className={classes.facts}>{facts}</dl>}
    {action !== undefined && <div className={classes.action}>{action}</div>}
  </li>
);
