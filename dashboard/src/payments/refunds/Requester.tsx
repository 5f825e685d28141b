import type { RefundForOperators } from '../../api/schema.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import classes from '../PaymentItems.module.css';

/** Who made a refund, by name where there is one. */
export const Requester = ({ row: { origin, operator } }: { row: RefundForOperators }) => {
  const { origins } = useTexts('refunds');
  return <span className={classes.description}>{operator ?? origins[origin]}</span>;
};
