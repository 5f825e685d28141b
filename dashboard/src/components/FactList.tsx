import type { ReactNode } from 'react';
import classes from './FactList.module.css';

type Line = readonly [name: string, value: ReactNode];

/** Facts, each on a line beside its name. Those that are not known have no line. */
export const FactList = ({ lines }: { lines: readonly Line[] }) => (
  <dl className={classes.lines}>
    {lines
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
