import { Alert, Stack } from '@mantine/core';
import { useParams, useSearchParams } from 'react-router';
import { defined } from '../../api/defined.ts';
import type { PayoutRun } from '../../api/schema.ts';
import { useApi } from '../../api/use-api.ts';
import { BackLink } from '../../components/BackLink.tsx';
import { Fact, Facts } from '../../components/Facts.tsx';
import { Page } from '../../components/Page.tsx';
import { PagedList } from '../../components/PagedList.tsx';
import { Section } from '../../components/Section.tsx';
import { CopiedId } from '../../copy/CopiedId.tsx';
import { Moment } from '../../format/Moment.tsx';
import { Money } from '../../format/Money.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { BankIcon } from '../../icons.tsx';
import { useMay, useSession } from '../../session/session.ts';
import { Answered } from '../../states/Answered.tsx';
import { EmptyState } from '../../states/EmptyState.tsx';
import { urls } from '../../urls.ts';
import { RunBadge } from './PayoutBadge.tsx';
import { PayoutTable } from './PayoutTable.tsx';
import { RunActions } from './RunActions.tsx';

/** One run: its payouts, who made and approved it, and its file. */
export const RunPage = () => {
  const { page: texts } = useTexts('payoutRuns');
  const id = useParams()['id']!;
  const query = useApi('/payout-runs/{id}', { params: { path: { id } } });
  return (
    <>
      <BackLink to={urls.payoutRuns}>{texts.back}</BackLink>
      {query.data === undefined ? (
        <Page title={texts.loading}>
          <Answered query={query}>{() => null}</Answered>
        </Page>
      ) : (
        <Shown run={query.data} />
      )}
    </>
  );
};

const Shown = ({ run }: { run: PayoutRun }) => {
  const { page: texts, sentences } = useTexts('payoutRuns');
  const formats = useFormats();
  const { email } = useSession();
  const may = useMay('pay_out');
  const isOwn = run.status === 'made' && run.needsAnotherApprover && run.madeBy === email;
  return (
    <Page
      title={texts.title(formats.money(run.totalAmount, run.currency))}
      description={
        <>
          <RunBadge status={run.status} /> {sentences[run.status]}
        </>
      }
      actions={<RunActions run={run} isOwn={isOwn} />}
    >
      <Stack gap="lg">
        {isOwn && may && (
          <Alert color="blue" variant="light">
            {texts.own}
          </Alert>
        )}
        <RunFacts run={run} />
        <Section title={texts.payouts} size="h3">
          <PayoutsOfRun runId={run.id} />
        </Section>
      </Stack>
    </Page>
  );
};

const RunFacts = ({ run }: { run: PayoutRun }) => {
  const { page: texts, columns, progress } = useTexts('payoutRuns');
  const { count, totalAmount, currency, messageId, madeBy, decidedBy, decidedAt, createdAt } = run;
  return (
    <Section title={texts.facts} size="h3">
      <Facts>
        <Fact name={columns.amount}>
          <Money amountMinor={totalAmount} currency={currency} />
        </Fact>
        <Fact name={columns.bank}>{progress(count, run.paidCount, run.returnedCount)}</Fact>
        <Fact name={columns.madeBy}>
          {madeBy}, <Moment at={createdAt} />
        </Fact>
        {decidedBy !== null && decidedAt !== null && (
          <Fact name={run.status === 'approved' ? columns.decidedBy : texts.cancelledBy}>
            {decidedBy}, <Moment at={decidedAt} />
          </Fact>
        )}
        <Fact name={texts.messageId}>
          <CopiedId id={messageId} />
        </Fact>
      </Facts>
    </Section>
  );
};

const PayoutsOfRun = ({ runId }: { runId: string }) => {
  const { page: texts } = useTexts('payoutRuns');
  const [params] = useSearchParams();
  const query = defined({ runId, after: params.get('after') ?? undefined });
  const list = useApi('/payouts', { params: { query } }, { keepsPrevious: true });
  return (
    <PagedList
      list={list}
      empty={
        <EmptyState icon={BankIcon} title={texts.emptyTitle}>
          {texts.empty}
        </EmptyState>
      }
    >
      {(items) => <PayoutTable payouts={items} isInside />}
    </PagedList>
  );
};
