import { Combobox, Text, type ComboboxStore } from '@mantine/core';
import { useEffect } from 'react';
import type { PaymentSummary } from '../../api/schema.ts';
import { useApi } from '../../api/use-api.ts';
import { Money } from '../../format/Money.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { PaymentBadge } from '../../payments/PaymentBadge.tsx';
import { shortenId } from '../../format/short-id.ts';
import { useNameOfPlatform } from '../../session/platforms.ts';
import { Loading } from '../../states/Loading.tsx';
import { ProblemAlert } from '../../states/ProblemAlert.tsx';
import { urls } from '../../urls.ts';
import classes from './SearchResults.module.css';

const paymentsShown = 6;
const accountsShown = 3;

interface SearchResultsProps {
  readonly search: string;
  /** False: something else is typed by now. */
  readonly isPresent: boolean;
  readonly combobox: ComboboxStore;
}

/** The newest payments and the first accounts that match. Each option is the page that it opens. */
export const SearchResults = ({ search, isPresent, combobox }: SearchResultsProps) => {
  const { search: texts } = useTexts('shell');
  const nameOfPlatform = useNameOfPlatform();
  const query = (limit: number) => ({ params: { query: { search, limit } } });
  const payments = useApi('/payments', query(paymentsShown), { keepsPrevious: true });
  const accounts = useApi('/accounts', query(accountsShown), { keepsPrevious: true });
  const areOld = !isPresent || payments.isPlaceholderData || accounts.isPlaceholderData;
  useEffect(() => {
    // Enter must not open what was found for the text before.
    if (areOld) combobox.resetSelectedOption();
    else combobox.selectFirstOption();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when there are other results
  }, [areOld, search, payments.data, accounts.data]);
  if (payments.error) return <ProblemAlert problem={payments.error} />;
  if (payments.data === undefined) return <Loading />;
  const { items, nextCursor } = payments.data;
  const found = accounts.data?.items ?? [];
  if (items.length === 0 && found.length === 0)
    return (
      <Text component="output" mt="md" c="dimmed">
        {texts.nothing}
      </Text>
    );
  return (
    <Combobox.Options mt="sm" aria-label={texts.results}>
      {items.length > 0 && (
        <Combobox.Group label={texts.payments}>
          {items.map((payment) => (
            <Combobox.Option className={classes.option} key={payment.id} value={urls.payment(payment.id)}>
              <Payment payment={payment} />
            </Combobox.Option>
          ))}
          {nextCursor !== null && (
            <Combobox.Option className={classes.option} value={urls.paymentsFound(search)}>
              {texts.all}
            </Combobox.Option>
          )}
        </Combobox.Group>
      )}
      {found.length > 0 && (
        <Combobox.Group label={texts.accounts}>
          {found.map(({ id, platformId }) => (
            <Combobox.Option
              className={classes.option}
              key={`${platformId} ${id}`}
              value={urls.account(id, platformId)}
            >
              {[id, nameOfPlatform(platformId)].filter(Boolean).join(' · ')}
            </Combobox.Option>
          ))}
        </Combobox.Group>
      )}
    </Combobox.Options>
  );
};

const Payment = ({ payment }: { payment: PaymentSummary }) => {
  const { id, reference, payer, accountId, totalAmount, currency } = payment;
  return (
    <span className={classes.payment}>
      <span className={classes.name}>{reference ?? shortenId(id)}</span>
      <Money amountMinor={totalAmount} currency={currency} />
      <span className={classes.about}>
        {[payer?.name, payer?.email, accountId].filter(Boolean).join(' · ')}
      </span>
      <PaymentBadge payment={payment} />
    </span>
  );
};
