import { Combobox } from '@mantine/core';
import type { SearchHit } from '../../api/schema.ts';
import { Money } from '../../format/Money.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { shortenId } from '../../format/short-id.ts';
import { firstPlatformId } from '../../session/platforms.ts';
import { urls } from '../../urls.ts';
import { Result } from './Result.tsx';
import classes from './SearchResults.module.css';

type Kind = SearchHit['kind'];

/** The page that shows it. A Record, so that a new kind does not compile until it has one. */
const pathOf: Record<Kind, (hit: SearchHit) => string> = {
  refund: ({ shownBy }) => urls.refund(shownBy),
  dispute: ({ shownBy }) => urls.payment(shownBy),
  transfer: ({ shownBy, platformId }) => urls.transfersOf(shownBy, platformId ?? firstPlatformId),
  payout: ({ shownBy }) => urls.payout(shownBy),
  payout_run: ({ shownBy }) => urls.payoutRun(shownBy),
  wallet_call: ({ shownBy }) => urls.payment(shownBy),
  wallet_transaction: () => urls.reconciliations,
  event: ({ shownBy }) => urls.event(shownBy),
  delivery: ({ shownBy }) => urls.webhook(shownBy),
  endpoint: ({ shownBy }) => urls.webhook(shownBy),
  api_key: () => urls.apiKeys,
};

/** What was found by its id, by kind. */
export const Hits = ({ hits }: { hits: readonly SearchHit[] }) => {
  const { search: texts } = useTexts('shell');
  return [...Map.groupBy(hits, ({ kind }) => kind)].map(([kind, found]) => (
    <Combobox.Group key={kind} label={texts.hits[kind]}>
      {found.map((hit) => (
        <Result key={hit.id} path={pathOf[kind](hit)}>
          <span className={classes.payment}>
            <span className={classes.name}>{shortenId(hit.id)}</span>
            {hit.amount !== null && hit.currency !== null ? (
              <Money amountMinor={hit.amount} currency={hit.currency} />
            ) : (
              <span />
            )}
            <span className={classes.about}>{hit.about}</span>
          </span>
        </Result>
      ))}
    </Combobox.Group>
  ));
};
