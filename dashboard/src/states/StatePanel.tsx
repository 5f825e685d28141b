import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Icon } from '../icons.tsx';
import classes from './States.module.css';

interface StatePanelProps {
  readonly icon: Icon;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly isWholePage?: boolean;
  readonly role?: 'alert';
  /** One where there is no page around it that has a title. */
  readonly level?: 1 | 2;
}

/** What stands where content would be: nothing yet, not allowed, failed. */
export const StatePanel = ({
  icon: Picture,
  title,
  children,
  action,
  isWholePage,
  role,
  level = 2,
}: StatePanelProps) => (
  <div className={`${classes.state} ${isWholePage ? classes.wholePage : ''}`} role={role}>
    <span className={classes.disc}>
      <Picture size={26} />
    </span>
    <Title order={level} size="h2">
      {title}
    </Title>
    {children !== undefined && <div className={classes.text}>{children}</div>}
    {action}
  </div>
);
