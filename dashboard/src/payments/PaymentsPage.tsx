import { Button, Group } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { defined } from '../api/defined.ts';
import { useApi } from '../api/use-api.ts';
import { ColumnChoice } from '../components/ColumnChoice.tsx';
import { Page } from '../components/Page.tsx';
import { PagedList } from '../components/PagedList.tsx';
import { useTimeZone } from '../format/time-zone.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { PaymentsIcon, SearchIcon } from '../icons.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { urls } from '../urls.ts';
import { ExportButton } from './ExportButton.tsx';
import { isFiltered, readFilters, toQuery, writeFilters } from './filters.ts';
import { usePaymentColumns } from './payment-columns.ts';
import { PaymentFilters } from './PaymentFilters.tsx';
import { PaymentTable } from './PaymentTable.tsx';

/** The filters and the page are in the address, so that a view can be reloaded, bookmarked and sent to someone. */
export const PaymentsPage = () => {
  const texts = useTexts('payments');
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  const query = toQuery(filters, useTimeZone());
  const { available, shown, show } = usePaymentColumns();
  const after = search.get('after') ?? undefined;
  const list = useApi(
    '/payments',
    { params: { query: defined({ ...query, after }) } },
    { keepsPrevious: true },
  );
  return (
    <Page
      title={texts.title}
      actions={
        <Group gap="xs">
          <ColumnChoice columns={available} names={texts.columns} shown={shown} show={show} />
          <ExportButton query={query} key={search.toString()} />
        </Group>
      }
    >
      <PaymentFilters filters={filters} apply={(next) => setSearch(writeFilters(next))} />
      {/* When a list cannot be read, the previous list must not stay under the new filter. */}
      <PagedList
        list={list}
        empty={isFiltered(filters) || after !== undefined ? <NoMatch /> : <NoPayments />}
      >
        {(items) => <PaymentTable payments={items} columns={shown} />}
      </PagedList>
    </Page>
  );
};

const NoMatch = () => {
  const { noMatch, filters } = useTexts('payments');
  return (
    <EmptyState
      icon={SearchIcon}
      title={noMatch.title}
      action={
        <Button mt="md" variant="default" component={Link} to={urls.payments}>
          {filters.clear}
        </Button>
      }
    >
      {noMatch.text}
    </EmptyState>
  );
};

const NoPayments = () => {
  const { empty } = useTexts('payments');
  return (
    <EmptyState
      icon={PaymentsIcon}
      title={empty.title}
      action={
        <Button mt="md" component={Link} to={urls.quickStart}>
          {empty.action}
        </Button>
      }
    >
      {empty.text}
    </EmptyState>
  );
};
