import { Button, NativeSelect } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { defined } from '../../api/defined.ts';
import type { PayoutForOperators } from '../../api/schema.ts';
import { useApi } from '../../api/use-api.ts';
import { filterClasses } from '../../components/FilterBar.tsx';
import { Page } from '../../components/Page.tsx';
import { PagedList } from '../../components/PagedList.tsx';
import { PlatformChoice } from '../../components/PlatformChoice.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { BankIcon, SearchIcon } from '../../icons.tsx';
import { EmptyState } from '../../states/EmptyState.tsx';
import { urls } from '../../urls.ts';
import { AccountSearch } from '../AccountSearch.tsx';
import { Filters } from '../Filters.tsx';
import { useNamedPlatform } from '../use-platform-of-page.ts';
import { PayoutTable } from './PayoutTable.tsx';

type Status = PayoutForOperators['status'];

/** The filters and the page are in the address. */
export const PayoutsPage = () => {
  const texts = useTexts('payouts');
  const [params, setParams] = useSearchParams();
  const accountId = params.get('accountId') ?? '';
  const given = params.get('status') ?? '';
  const status = given in texts.statuses ? (given as Status) : undefined;
  const platformId = useNamedPlatform();
  const after = params.get('after') ?? undefined;
  const query = defined({ platformId, accountId: accountId === '' ? undefined : accountId, status, after });
  const list = useApi('/payouts', { params: { query } }, { keepsPrevious: true });
  const show = (platform: number | undefined, id: string, wanted: string) =>
    setParams({
      ...(platform !== undefined && { platform: String(platform) }),
      ...(id !== '' && { accountId: id }),
      ...(wanted !== '' && { status: wanted }),
    });
  const isFiltered = accountId !== '' || status !== undefined || platformId !== undefined;
  return (
    <Page
      title={texts.title}
      description={texts.description}
      actions={
        <Button variant="default" component={Link} to={urls.payoutRuns}>
          {texts.toRuns}
        </Button>
      }
    >
      <Filters>
        <AccountSearch
          search={accountId}
          find={(id) => show(platformId, id, status ?? '')}
          label={texts.find}
          hint={texts.findHint}
        />
        <NativeSelect
          aria-label={texts.columns.status}
          className={filterClasses.choice}
          value={status ?? ''}
          onChange={(event) => show(platformId, accountId, event.currentTarget.value)}
          data={[
            { value: '', label: texts.all },
            ...Object.entries(texts.statuses).map(([value, label]) => ({ value, label })),
          ]}
        />
        <PlatformChoice
          value={platformId}
          change={(chosen) => show(chosen, accountId, status ?? '')}
          hasAll
          isFilter
        />
      </Filters>
      <PagedList list={list} empty={isFiltered ? <NoMatch /> : <NoPayouts />}>
        {(items) => <PayoutTable payouts={items} />}
      </PagedList>
    </Page>
  );
};

const NoPayouts = () => {
  const { empty } = useTexts('payouts');
  return (
    <EmptyState icon={BankIcon} title={empty.title}>
      {empty.text}
    </EmptyState>
  );
};

const NoMatch = () => {
  const { noMatch } = useTexts('payouts');
  const clear = (
    <Button mt="md" variant="default" component={Link} to={urls.payouts}>
      {noMatch.clear}
    </Button>
  );
  return (
    <EmptyState icon={SearchIcon} title={noMatch.title} action={clear}>
      {noMatch.text}
    </EmptyState>
  );
};
