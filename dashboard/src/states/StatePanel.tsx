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
  /** 1 if there is no page around it with a title. */
  readonly level?: 1 | 2;
}

/** Shown in place of content: nothing there yet, not allowed, failed. */
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
