import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useApi } from '../api/use-api.ts';
import { Section } from '../components/Section.tsx';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useInstallation } from '../session/installation.ts';
import { Answered } from '../states/Answered.tsx';
import { BalanceChart } from './BalanceChart.tsx';

/** The balance on each of the last days, in one currency at a time. Nothing for an account without postings. */
export const BalanceHistory = ({ accountId, platformId }: { accountId: string; platformId: number }) => {
  const { account: texts } = useTexts('accounts');
  const formats = useFormats();
  const { currency: ownCurrency } = useInstallation();
  const query = useApi('/accounts/{id}/balance-days', {
    params: { path: { id: accountId }, query: { platformId } },
  });
  const [wanted, setWanted] = useState(ownCurrency);
  const items = query.data?.items ?? [];
  const shown = items.find(({ currency }) => currency === wanted) ?? items[0];
  if (query.data !== undefined && shown === undefined) return null;
  const choice = items.length > 1 && shown !== undefined && (
    <NativeSelect
      size="xs"
      aria-label={texts.currency}
      data={items.map(({ currency }) => currency)}
      value={shown.currency}
      onChange={(event) => setWanted(event.currentTarget.value)}
    />
  );
  const labelOf = ({ currency, days }: NonNullable<typeof shown>) =>
    texts.historyLabel(
      formats.money(days[0]!.amount, currency),
      formats.money(days.at(-1)!.amount, currency),
    );
  return (
    <Section title={texts.history} size="h3" aside={choice}>
      <Answered query={query}>
        {() => shown && <BalanceChart days={shown.days} currency={shown.currency} label={labelOf(shown)} />}
      </Answered>
    </Section>
  );
};
