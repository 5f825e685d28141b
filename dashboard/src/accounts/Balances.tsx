import type { Account } from '../api/types.ts';
import { Money } from '../format/Money.tsx';
import { useTexts } from '../i18n/texts.ts';
import classes from './Balances.module.css';
import { accountTexts } from './texts.ts';

/** One line for each currency: they are never added up. */
export const Balances = ({ balances }: { balances: Account['balances'] }) => {
  const texts = useTexts(accountTexts);
  if (balances.length === 0) return <span className={classes.nothing}>{texts.nothing}</span>;
  return (
    <span className={classes.balances}>
      {balances.map(({ currency, amount }) => (
        <Money key={currency} amountMinor={amount} currency={currency} />
      ))}
    </span>
  );
};
