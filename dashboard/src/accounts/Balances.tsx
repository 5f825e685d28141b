import type { Balance } from '../api/schema.ts';
import { FirstFew } from '../components/FirstFew.tsx';
import { Money } from '../format/Money.tsx';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useInstallation } from '../session/installation.ts';
import classes from './Balances.module.css';

const most = 3;

interface BalancesProps {
  readonly balances: readonly Balance[];
  /** In a row, which links to a page with all of them. */
  readonly isRow?: boolean;
  /** Beside each other, where each currency on a line of its own would make the row high. */
  readonly isOnOneLine?: boolean;
}

/** One for each currency: they are never added up. That of the installation is first. */
export const Balances = ({ balances, isRow = false, isOnOneLine = false }: BalancesProps) => {
  const texts = useTexts('accounts');
  const formats = useFormats();
  const { currency: own } = useInstallation();
  if (balances.length === 0) return <span className={classes.nothing}>{texts.nothing}</span>;
  const lines = balances
    .toSorted((one, other) => Number(other.currency === own) - Number(one.currency === own))
    .map(({ currency, amount }) => <Money key={currency} amountMinor={amount} currency={currency} />);
  const look = `${classes.balances} ${isOnOneLine ? classes.line : ''}`;
  if (!isRow)
    return (
      <span className={look}>
        <FirstFew most={most}>{lines}</FirstFew>
      </span>
    );
  const shown = lines.length > most + 1 ? lines.slice(0, most) : lines;
  return (
    <span className={look}>
      {shown}
      {shown.length < lines.length && (
        <span className={classes.nothing}>{texts.others(formats.number(lines.length - shown.length))}</span>
      )}
    </span>
  );
};
