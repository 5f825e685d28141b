import { Combobox, Text, type ComboboxStore } from '@mantine/core';
import { useEffect } from 'react';
import type { PaymentSummary, SearchHit } from '../../api/schema.ts';
import { useApi } from '../../api/use-api.ts';
import { Money } from '../../format/Money.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { PaymentBadge } from '../../payments/PaymentBadge.tsx';
import { shortenId } from '../../format/short-id.ts';
import { useInstallation } from '../../session/installation.ts';
import { useNameOfPlatform } from '../../session/platforms.ts';
import { useSession } from '../../session/session.ts';
import { Loading } from '../../states/Loading.tsx';
import { ProblemAlert } from '../../states/ProblemAlert.tsx';
import { urls } from '../../urls.ts';
import { findPages } from './find-pages.ts';
import { Hits } from './Hits.tsx';
import { Result } from './Result.tsx';
import classes from './SearchResults.module.css';

const paymentsShown = 6;
const accountsShown = 3;

interface SearchResultsProps {
  readonly search: string;
  /** False: something else is typed by now. */
  readonly isPresent: boolean;
  readonly combobox: ComboboxStore;
}

/** The newest payments, the first accounts, and whatever else has this id or name. Each option is the page that it opens. */
export const SearchResults = ({ search, isPresent, combobox }: SearchResultsProps) => {
  const shell = useTexts('shell');
  const { search: texts } = shell;
  const { rights } = useSession();
  const { environment } = useInstallation();
  const nameOfPlatform = useNameOfPlatform();
  const query = (limit: number) => ({ params: { query: { search, limit } } });
  const payments = useApi('/payments', query(paymentsShown), { keepsPrevious: true });
  const accounts = useApi('/accounts', query(accountsShown), { keepsPrevious: true });
  const hits = useApi('/search', { params: { query: { search } } }, { keepsPrevious: true });
  const areOld =
    !isPresent ||
    [payments, accounts, hits].some(({ isPending, isPlaceholderData }) => isPending || isPlaceholderData);
  useEffect(() => {
    // Enter must not open what was found for the text before, nor another thing while a better one may come.
    if (areOld) combobox.resetSelectedOption();
    else combobox.selectFirstOption();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when there are other results
  }, [areOld, search, payments.data, accounts.data, hits.data]);
  if (payments.error) return <ProblemAlert problem={payments.error} />;
  if (payments.data === undefined) return <Loading />;
  const { items, nextCursor } = payments.data;
  const found = accounts.data?.items ?? [];
  const named = hits.data?.items ?? [];
  const pages = findPages(search, shell, rights, environment);
  if (items.length + found.length + named.length + pages.length === 0)
    return (
      <Text component="output" mt="md" c="dimmed">
        {texts.nothing}
      </Text>
    );
  const hasId = ({ kind, id }: SearchHit) => kind !== 'endpoint' || id === search;
  return (
    <Combobox.Options mt="sm" aria-label={texts.results}>
      {/* Someone who has typed a whole id means what has it. */}
      <Hits hits={named.filter(hasId)} />
      {items.length > 0 && (
        <Combobox.Group label={texts.payments}>
          {items.map((payment) => (
            <Result key={payment.id} path={urls.payment(payment.id)}>
              <Payment payment={payment} />
            </Result>
          ))}
          {nextCursor !== null && <Result path={urls.paymentsFound(search)}>{texts.all}</Result>}
        </Combobox.Group>
      )}
      <Links
        title={texts.accounts}
        links={found.map(({ id, platformId }) => ({
          path: urls.account(id, platformId),
          name: [id, nameOfPlatform(platformId)].filter(Boolean).join(' · '),
        }))}
      />
      <Hits hits={named.filter((hit) => !hasId(hit))} />
      <Links title={texts.pages} links={pages} />
    </Combobox.Options>
  );
};

interface LinksProps {
  readonly title: string;
  readonly links: readonly { readonly path: string; readonly name: string }[];
}

const Links = ({ title, links }: LinksProps) =>
  links.length > 0 && (
    <Combobox.Group label={title}>
      {links.map(({ path, name }) => (
        <Result key={path} path={path}>
          {name}
        </Result>
      ))}
    </Combobox.Group>
  );

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
