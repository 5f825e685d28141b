import classes from './Money.module.css';
import { useFormats } from './use-formats.ts';

/** An amount that stays on one line, in figures of one width. */
export const Money = ({ amountMinor, currency }: { amountMinor: number; currency: string }) => (
  <span className={classes.money}>{useFormats().money(amountMinor, currency)}</span>
);
