import { Link } from 'react-router';
import { rowLinkClass } from '../components/DataTable.tsx';
import { shortenId } from '../format/short-id.ts';
import classes from './PaymentTable.module.css';

interface PaymentNameProps {
  readonly id: string;
  readonly reference: string | null;
  readonly to: string;
}

/** What a row of a list is known by: the platform's reference, which people know; without one, the id. */
export const PaymentName = ({ id, reference, to }: PaymentNameProps) => (
  <Link to={to} className={`${rowLinkClass} ${reference === null ? classes.id : ''}`} title={reference ?? id}>
    {reference ?? shortenId(id)}
  </Link>
);
