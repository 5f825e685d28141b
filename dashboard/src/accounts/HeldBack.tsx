import type { Account } from '../api/schema.ts';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import classes from './AccountTable.module.css';

/** What of its balances an account can't use, and what it owes, in each currency. */
export const HeldBack = ({ balances }: Pick<Account, 'balances'>) => {
  const { account: texts } = useTexts('accounts');
  const { money } = useFormats();
  const lines = balances.flatMap(({ currency, amount, held }) => [
    ...(held > 0 ? [texts.held(money(held, currency))] : []),
    ...(amount < 0 ? [texts.debt(money(-amount, currency))] : []),
  ]);
  return lines.map((line) => (
    <p key={line} className={classes.text}>
      {line}
    </p>
  ));
};
