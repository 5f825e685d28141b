import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { defined } from '../api/defined.ts';
import { useApi } from '../api/use-api.ts';
import { Page } from '../components/Page.tsx';
import { PagedList } from '../components/PagedList.tsx';
import { PlatformChoice } from '../components/PlatformChoice.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { SearchIcon, TransferIcon } from '../icons.tsx';
import { firstPlatformId } from '../session/platforms.ts';
import { EmptyState } from '../states/EmptyState.tsx';
import { urls } from '../urls.ts';
import { AccountSearch } from './AccountSearch.tsx';
import { Filters } from './Filters.tsx';
import { TransferButton } from './TransferButton.tsx';
import { TransferTable } from './TransferTable.tsx';
import { useNamedPlatform } from './use-platform-of-page.ts';

/** The account and the page are in the address. */
export const TransfersPage = () => {
  const texts = useTexts('transfers');
  const [params, setParams] = useSearchParams();
  const accountId = params.get('accountId') ?? '';
  const after = params.get('after') ?? undefined;
  const platformId = useNamedPlatform();
  const query = defined({ platformId, accountId: accountId === '' ? undefined : accountId, after });
  const list = useApi('/transfers', { params: { query } }, { keepsPrevious: true });
  const show = (platform: number | undefined, id: string) =>
    setParams({
      ...(platform !== undefined && { platform: String(platform) }),
      ...(id !== '' && { accountId: id }),
    });
  return (
    <Page
      title={texts.title}
      description={texts.description}
      actions={<TransferButton platformId={platformId ?? firstPlatformId} />}
    >
      <Filters>
        <AccountSearch
          search={accountId}
          find={(id) => show(platformId, id)}
          label={texts.find}
          hint={texts.findHint}
        />
        <PlatformChoice value={platformId} change={(chosen) => show(chosen, accountId)} hasAll isFilter />
      </Filters>
      <PagedList list={list} empty={accountId === '' ? <NoTransfers /> : <NoMatch accountId={accountId} />}>
        {(items) => <TransferTable transfers={items} />}
      </PagedList>
    </Page>
  );
};

const NoTransfers = () => {
  const { empty } = useTexts('transfers');
  return (
    <EmptyState icon={TransferIcon} title={empty.title}>
      {empty.text}
    </EmptyState>
  );
};

const NoMatch = ({ accountId }: { accountId: string }) => {
  const { noMatch } = useTexts('transfers');
  const clear = (
    <Button mt="md" variant="default" component={Link} to={urls.transfers}>
      {noMatch.clear}
    </Button>
  );
  return (
    <EmptyState icon={SearchIcon} title={noMatch.title} action={clear}>
      {noMatch.text(accountId)}
    </EmptyState>
  );
};
