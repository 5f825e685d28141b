import type { Balance } from '../api/schema.ts';
import { Money } from '../format/Money.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import classes from './Balances.module.css';

/** One line for each currency: they are never added up. */
export const Balances = ({ balances }: { balances: readonly Balance[] }) => {
  const texts = useTexts('accounts');
  if (balances.length === 0) return <span className={classes.nothing}>{texts.nothing}</span>;
  return (
    <span className={classes.balances}>
      {balances.map(({ currency, amount }) => (
        <Money key={currency} amountMinor={amount} currency={currency} />
      ))}
    </span>
  );
};
