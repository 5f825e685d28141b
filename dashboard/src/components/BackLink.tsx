import { Link } from 'react-router';
import { LeftIcon } from '../icons.tsx';
import classes from './BackLink.module.css';

/** A link to the list that a page belongs to. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className={classes.link}>
    <LeftIcon size={16} />
    {children}
  </Link>
);
