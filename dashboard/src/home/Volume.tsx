import { useState } from 'react';
import type { Home } from '../api/schema.ts';
import { Section } from '../components/Section.tsx';
import { Money } from '../format/Money.tsx';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { CurrencyChoice } from './CurrencyChoice.tsx';
import classes from './Volume.module.css';
import { currenciesOf, fillDays, type Day } from './volume.ts';
import { VolumeChart } from './VolumeChart.tsx';
import { VolumeTable } from './VolumeTable.tsx';

/** What was captured on each of the last thirty days. Currencies are never added up. */
export const Volume = ({ days, today }: { days: Home['days']; today: string }) => {
  const { volume: texts } = useTexts('home');
  const [chosen, setChosen] = useState<string>();
  const currencies = currenciesOf(days);
  const currency = currencies.find((code) => code === chosen) ?? currencies[0];
  return (
    <Section
      title={texts.title}
      aside={
        currency !== undefined && (
          <CurrencyChoice currencies={currencies} currency={currency} choose={setChosen} />
        )
      }
    >
      {currency === undefined ? (
        <p className={classes.empty}>{texts.empty}</p>
      ) : (
        <CurrencyVolume key={currency} days={fillDays(days, currency, today)} currency={currency} />
      )}
    </Section>
  );
};

const CurrencyVolume = ({ days, currency }: { days: readonly Day[]; currency: string }) => {
  const { volume: texts } = useTexts('home');
  const formats = useFormats();
  const [pointed, setPointed] = useState<number>();
  const amountMinor = days.reduce((sum, day) => sum + day.amountMinor, 0);
  const count = days.reduce((sum, day) => sum + day.count, 0);
  const shown = (pointed === undefined ? undefined : days[pointed]) ?? { amountMinor, count };
  const isToday = pointed === days.length - 1;
  const label = texts.chart(currency, formats.money(amountMinor, currency), formats.number(count));
  return (
    <>
      <p className={classes.readout}>
        <strong className={classes.sum}>
          <Money amountMinor={shown.amountMinor} currency={currency} />
        </strong>{' '}
        {texts.total(shown.count, formats.number(shown.count))}
        {'day' in shown && ` · ${formats.date(shown.day, 'long')}`}
        {isToday && `, ${texts.soFar}`}
      </p>
      <VolumeChart days={days} currency={currency} label={label} pointed={pointed} point={setPointed} />
      <VolumeTable days={days} currency={currency} />
    </>
  );
};
