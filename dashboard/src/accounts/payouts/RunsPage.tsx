import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { defined } from '../../api/defined.ts';
import { makeAttempt } from '../../api/make-attempt.ts';
import { useApi, useApiChange } from '../../api/use-api.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { Page } from '../../components/Page.tsx';
import { PagedList } from '../../components/PagedList.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { BankIcon, PlusIcon } from '../../icons.tsx';
import { useMay } from '../../session/session.ts';
import { EmptyState } from '../../states/EmptyState.tsx';
import { urls } from '../../urls.ts';
import { payoutReads } from './payout-reads.ts';
import { RunTable } from './RunTable.tsx';
import { SkippedAccounts } from './SkippedAccounts.tsx';
import { StatementDialog } from './StatementDialog.tsx';

/** Payouts that went to the bank in one file. The page is in the address. */
export const RunsPage = () => {
  const texts = useTexts('payoutRuns');
  const [params] = useSearchParams();
  const query = defined({ after: params.get('after') ?? undefined });
  const list = useApi('/payout-runs', { params: { query } }, { keepsPrevious: true });
  return (
    <Page title={texts.title} description={texts.description} actions={<Actions />}>
      <Stack>
        <PagedList
          list={list}
          empty={
            <EmptyState icon={BankIcon} title={texts.empty.title}>
              {texts.empty.text}
            </EmptyState>
          }
        >
          {(items) => <RunTable runs={items} />}
        </PagedList>
        <SkippedAccounts />
      </Stack>
    </Page>
  );
};

/** For administrators. */
const Actions = () => {
  const texts = useTexts('payoutRuns');
  const may = useMay('pay_out');
  const [open, setOpen] = useState<'make' | 'statement'>();
  if (!may) return null;
  const close = () => setOpen(undefined);
  return (
    <Group gap="xs">
      <Button variant="default" onClick={() => setOpen('statement')}>
        {texts.statement.button}
      </Button>
      <Button leftSection={<PlusIcon size={18} />} onClick={() => setOpen('make')}>
        {texts.make.button}
      </Button>
      {open === 'make' && <MakeDialog close={close} />}
      {open === 'statement' && <StatementDialog close={close} />}
    </Group>
  );
};

/** The same attempt whenever it is sent again, so that it is one run. */
const MakeDialog = ({ close }: { close: () => void }) => {
  const { make: texts } = useTexts('payoutRuns');
  const navigate = useNavigate();
  const [attempt] = useState(makeAttempt);
  const make = useApiChange('post', '/payout-runs', payoutReads);
  return (
    <ConfirmDialog
      title={texts.title}
      confirmLabel={texts.confirm}
      isHarmless
      close={close}
      problem={make.error}
      isPending={make.isPending}
      confirm={() =>
        make.mutate(
          { body: { attempt } },
          {
            onSuccess: ({ id }) => {
              close();
              void navigate(urls.payoutRun(id));
            },
          },
        )
      }
    >
      {texts.text}
    </ConfirmDialog>
  );
};
