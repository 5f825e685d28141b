import type { ReactNode } from 'react';
import { Panel } from '../shell/Panel.tsx';
import classes from './Rows.module.css';

/** A list whose rows are alike: who or what at the left, facts in columns, what can be done at the right. */
export const Rows = ({ label, children }: { label: string; children: ReactNode }) => (
  <Panel>
    <ul className={classes.rows} aria-label={label}>
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
  /** Of `Fact`. */
  facts?: ReactNode;
  action?: ReactNode;
}) => (
  <li className={classes.row}>
    <div className={classes.name}>{name}</div>
    {facts !== undefined && <dl className={classes.facts}>{facts}</dl>}
    {action !== undefined && <div className={classes.action}>{action}</div>}
  </li>
);
