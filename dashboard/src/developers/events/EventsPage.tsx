import { useSearchParams } from 'react-router';
import { defined } from '../../api/defined.ts';
import { useApi } from '../../api/use-api.ts';
import { Page } from '../../components/Page.tsx';
import { PagedList } from '../../components/PagedList.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { EventIcon, SearchIcon } from '../../icons.tsx';
import { EmptyState } from '../../states/EmptyState.tsx';
import { isFiltered, readFilters, toQuery, writeFilters } from './event-filters.ts';
import { EventFilters } from './EventFilters.tsx';
import { EventTable } from './EventTable.tsx';

/** The search and the page are in the address. */
export const EventsPage = () => {
  const texts = useTexts('events');
  const types = useTexts('eventTypes');
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const after = params.get('after') ?? undefined;
  const query = defined({ ...toQuery(filters, types), after });
  const list = useApi('/events', { params: { query } }, { keepsPrevious: true });
  const isSearch = isFiltered(filters) || after !== undefined;
  const { title, text } = isSearch ? texts.noMatch : texts.empty;
  return (
    <Page title={texts.title} description={texts.description}>
      <EventFilters filters={filters} apply={(wanted) => setParams(writeFilters(wanted))} />
      {/* When a list cannot be read, the previous list must not stay under the new search. */}
      <PagedList
        list={list}
        empty={
          <EmptyState icon={isSearch ? SearchIcon : EventIcon} title={title}>
            {text}
          </EmptyState>
        }
      >
        {(items) => <EventTable events={items} />}
      </PagedList>
    </Page>
  );
};
