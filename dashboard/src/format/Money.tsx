import classes from './Money.module.css';
import { useFormats } from './use-formats.ts';

/** An amount, on one line and in digits of equal width. */
export const Money = ({ amountMinor, currency }: { amountMinor: number; currency: string }) => (
  <span className={classes.money}>{useFormats().money(amountMinor, currency)}</span>
);
