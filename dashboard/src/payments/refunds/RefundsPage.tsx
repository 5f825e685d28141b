import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { defined } from '../../api/defined.ts';
import { useApi } from '../../api/use-api.ts';
import { Page } from '../../components/Page.tsx';
import { PagedList } from '../../components/PagedList.tsx';
import { useTimeZone } from '../../format/time-zone.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { RefundIcon, SearchIcon } from '../../icons.tsx';
import { EmptyState } from '../../states/EmptyState.tsx';
import { urls } from '../../urls.ts';
import { isFiltered, readFilters, toQuery, writeFilters } from './refund-filters.ts';
import { RefundFilters } from './RefundFilters.tsx';
import { RefundTable } from './RefundTable.tsx';

/** The filters and the page are in the address, as those of payments are. */
export const RefundsPage = () => {
  const texts = useTexts('refunds');
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  const after = search.get('after') ?? undefined;
  const query = defined({ ...toQuery(filters, useTimeZone(), texts.statuses), after });
  const list = useApi('/refunds', { params: { query } }, { keepsPrevious: true });
  return (
    <Page title={texts.title} description={texts.description}>
      <RefundFilters filters={filters} apply={(wanted) => setSearch(writeFilters(wanted))} />
      {/* When a list cannot be read, the previous list must not stay under the new filter. */}
      <PagedList list={list} empty={isFiltered(filters) || after !== undefined ? <NoMatch /> : <NoRefunds />}>
        {(items) => <RefundTable refunds={items} />}
      </PagedList>
    </Page>
  );
};

const NoMatch = () => {
  const { noMatch, filters } = useTexts('refunds');
  const clear = (
    <Button mt="md" variant="default" component={Link} to={urls.refunds}>
      {filters.clear}
    </Button>
  );
  return (
    <EmptyState icon={SearchIcon} title={noMatch.title} action={clear}>
      {noMatch.text}
    </EmptyState>
  );
};

const NoRefunds = () => {
  const { empty } = useTexts('refunds');
  const toPayments = (
    <Button mt="md" component={Link} to={urls.paymentsCaptured}>
      {empty.action}
    </Button>
  );
  return (
    <EmptyState icon={RefundIcon} title={empty.title} action={toPayments}>
      {empty.text}
    </EmptyState>
  );
};
