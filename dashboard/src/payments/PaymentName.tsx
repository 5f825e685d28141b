import { Link } from 'react-router';
import { rowLinkClass } from '../components/DataTable.tsx';
import { shortenId } from '../format/short-id.ts';
import classes from './PaymentTable.module.css';

interface PaymentNameProps {
  readonly id: string;
  readonly reference: string | null;
  readonly to: string;
}

/** What a row of a list is known by: the platform's reference if there is one, which people know; and the id, which is unique. */
export const PaymentName = ({ id, reference, to }: PaymentNameProps) => (
  <div className={classes.name}>
    <Link to={to} className={`${rowLinkClass} ${reference === null ? classes.id : ''}`}>
      {reference ?? shortenId(id)}
    </Link>
    {reference !== null && <span className={`${classes.id} ${classes.second}`}>{shortenId(id)}</span>}
  </div>
);
