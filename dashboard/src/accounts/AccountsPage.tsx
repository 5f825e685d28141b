import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { defined } from '../api/defined.ts';
import { useApi } from '../api/use-api.ts';
import { Page } from '../components/Page.tsx';
import { PagedList } from '../components/PagedList.tsx';
import { PlatformChoice } from '../components/PlatformChoice.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { PlusIcon, WalletIcon, SearchIcon } from '../icons.tsx';
import { useInstallation } from '../session/installation.ts';
import { firstPlatformId } from '../session/platforms.ts';
import { useMay } from '../session/session.ts';
import { EmptyState } from '../states/EmptyState.tsx';
import { urls } from '../urls.ts';
import { AccountSearch } from './AccountSearch.tsx';
import { AccountTable } from './AccountTable.tsx';
import { BookkeepingButtons } from './BookkeepingButtons.tsx';
import { OpenDialog } from './OpenDialog.tsx';
import { Filters } from './Filters.tsx';
import { OwnAccounts } from './OwnAccounts.tsx';
import { usePlatformOfPage } from './use-platform-of-page.ts';

export const AccountsPage = () => {
  const texts = useTexts('accounts');
  const may = useMay('manage_accounts');
  const [isOpening, setIsOpening] = useState(false);
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const after = params.get('after') ?? undefined;
  const platformId = usePlatformOfPage();
  const query = defined({ platformId, search: search === '' ? undefined : search, after });
  const list = useApi('/accounts', { params: { query } }, { keepsPrevious: true });
  const show = (platform: number, text: string) =>
    setParams({
      ...(platform !== firstPlatformId && { platform: String(platform) }),
      ...(text !== '' && { search: text }),
    });
  const open = may && (
    <Button leftSection={<PlusIcon size={18} />} onClick={() => setIsOpening(true)}>
      {texts.open.button}
    </Button>
  );
  return (
    <Page
      title={texts.title}
      description={texts.description}
      actions={
        // They stay together where the title leaves them no room.
        <Group gap="xs">
          <BookkeepingButtons />
          {open}
        </Group>
      }
    >
      <Stack gap="lg">
        <OwnAccounts />
        <div>
          <Filters>
            <AccountSearch
              search={search}
              find={(text) => show(platformId, text)}
              label={texts.search.label}
              hint={texts.search.hint}
            />
            <PlatformChoice
              value={platformId}
              change={(chosen = firstPlatformId) => show(chosen, search)}
              isFilter
            />
          </Filters>
          <PagedList
            list={list}
            empty={search === '' ? <NoAccounts /> : <NoMatch search={search} platformId={platformId} />}
          >
            {(items) => <AccountTable accounts={items} />}
          </PagedList>
        </div>
      </Stack>
      {isOpening && <OpenDialog platformId={platformId} close={() => setIsOpening(false)} />}
    </Page>
  );
};

const NoAccounts = () => {
  const { empty } = useTexts('accounts');
  const { environment } = useInstallation();
  return (
    <EmptyState icon={WalletIcon} title={empty.title}>
      {empty[environment]}
    </EmptyState>
  );
};

const NoMatch = ({ search, platformId }: { search: string; platformId: number }) => {
  const texts = useTexts('accounts');
  return (
    <EmptyState
      icon={SearchIcon}
      title={texts.noMatch.title}
      action={
        <Button mt="md" variant="default" component={Link} to={urls.accountsOf(platformId)}>
          {texts.search.clear}
        </Button>
      }
    >
      {texts.noMatch.text(search)}
    </EmptyState>
  );
};
