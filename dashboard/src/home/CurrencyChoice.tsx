import { NativeSelect, SegmentedControl } from '@mantine/core';
import { useTexts } from '../i18n/use-texts.ts';

/** As many as there is room for side by side on a phone. */
const sideBySideMax = 4;

interface CurrencyChoiceProps {
  readonly currencies: readonly string[];
  readonly currency: string;
  readonly choose: (currency: string) => void;
}

/** Currencies are never added up: one of them is shown. */
export const CurrencyChoice = ({ currencies, currency, choose }: CurrencyChoiceProps) => {
  const { volume: texts } = useTexts('home');
  const data = [...currencies];
  const props = { size: 'xs', value: currency, 'aria-label': texts.currency };
  if (currencies.length < 2) return null;
  return currencies.length > sideBySideMax ? (
    <NativeSelect {...props} data={data} onChange={(event) => choose(event.currentTarget.value)} />
  ) : (
    <SegmentedControl {...props} data={data} onChange={choose} />
  );
};
