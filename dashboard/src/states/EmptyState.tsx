import type { ReactNode } from 'react';
import { EmptyIcon, type Icon } from '../icons.tsx';
import { StatePanel } from './StatePanel.tsx';

/** Says that there is nothing to show yet, and what to do about it. */
export const EmptyState = (props: {
  icon?: Icon;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  level?: 1 | 2;
}) => <StatePanel {...props} icon={props.icon ?? EmptyIcon} />;
