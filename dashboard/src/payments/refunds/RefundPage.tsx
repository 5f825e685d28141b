import { Alert, Anchor, Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import type { RefundDetails } from '../../api/schema.ts';
import { useApi } from '../../api/use-api.ts';
import { useRefresh } from '../../api/use-refresh.ts';
import { BackLink } from '../../components/BackLink.tsx';
import { CopiedId } from '../../copy/CopiedId.tsx';
import { Page } from '../../components/Page.tsx';
import { Section } from '../../components/Section.tsx';
import { Moment } from '../../format/Moment.tsx';
import { Money } from '../../format/Money.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { AlertIcon } from '../../icons.tsx';
import { useNameOfPlatform } from '../../session/platforms.ts';
import { Answered } from '../../states/Answered.tsx';
import { EmptyState } from '../../states/EmptyState.tsx';
import { urls } from '../../urls.ts';
import { FactList } from '../../components/FactList.tsx';
import pageClasses from '../PaymentPage.module.css';
import { useConversionWords } from '../use-conversion-words.ts';
import { Timeline } from '../Timeline.tsx';
import { stepsOf } from '../timeline-steps.ts';
import { Requester } from './Requester.tsx';
import { RefundBadge } from './RefundBadge.tsx';
import { useRefusalWords } from './use-refusal-words.ts';

const refreshMs = 5000;

/** Everything about one refund. Refreshes until it has ended. */
export const RefundPage = () => {
  const { page: texts } = useTexts('refunds');
  const id = useParams()['id']!;
  const { isIdle } = useRefresh(0);
  const query = useApi(
    '/refunds/{id}',
    { params: { path: { id } } },
    { refreshMs: (refund) => (refund?.endedAt === null && !isIdle ? refreshMs : false) },
  );
  if (query.error?.code === 'not_found') return <NoSuchRefund id={id} />;
  return (
    <>
      <BackLink to={urls.refunds}>{texts.back}</BackLink>
      {query.data === undefined ? (
        <Page title={texts.loadingTitle}>
          <Answered query={query}>{() => null}</Answered>
        </Page>
      ) : (
        <Shown refund={query.data} />
      )}
    </>
  );
};

const Shown = ({ refund }: { refund: RefundDetails }) => {
  const { page: texts, sentences } = useTexts('refunds');
  const formats = useFormats();
  const refusal = useRefusalWords()(refund);
  const description = (
    <>
      <RefundBadge status={refund.status} /> {sentences[refund.status]}
    </>
  );
  return (
    <Page title={texts.title(formats.money(refund.amount, refund.currency))} description={description}>
      <Stack gap="lg">
        {refusal !== undefined && (
          <Alert color="red" variant="light" icon={<AlertIcon />}>
            {refusal}
          </Alert>
        )}
        <div className={pageClasses.columns}>
          <div className={pageClasses.column}>
            <Timeline
              steps={stepsOf({ timeline: refund.timeline, operations: [] })}
              currency={refund.currency}
            />
          </div>
          <div className={pageClasses.column}>
            <Facts refund={refund} />
          </div>
        </div>
      </Stack>
    </Page>
  );
};

const Facts = ({ refund }: { refund: RefundDetails }) => {
  const { page: texts } = useTexts('refunds');
  const { facts: payment } = useTexts('paymentDetails');
  const { platform } = useTexts('components');
  const nameOfPlatform = useNameOfPlatform();
  const { currency, amount, commissionAmount, transactionId, accountId } = refund;
  const { feeAmount, netAmount, conversion } = refund;
  const conversionWords = useConversionWords();
  const money = (amountMinor: number) => <Money amountMinor={amountMinor} currency={currency} />;
  const givers: [string, ReactNode][] =
    refund.shares.length === 0
      ? [[texts.fromAccount, money(amount - commissionAmount)]]
      : refund.shares.map((share) => [
          texts.fromSeller(share.accountId),
          money(share.amount - share.commissionAmount),
        ]);
  const isRefused = refund.status === 'failed' || refund.status === 'cancelled';
  return (
    <Section title={texts.facts} size="h3">
      <FactList
        lines={[
          [texts.amount, money(amount)],
          ...(isRefused ? [] : givers),
          [texts.fromCommission, isRefused ? null : money(commissionAmount)],
          [texts.fee, feeAmount === null ? null : money(feeAmount)],
          [texts.net, netAmount === null ? null : money(netAmount)],
          [payment.conversion, conversion && conversionWords(conversion)],
          [
            texts.payment,
            <Anchor key="payment" inherit component={Link} to={urls.payment(transactionId)}>
              {refund.reference ?? transactionId}
            </Anchor>,
          ],
          [
            texts.account,
            <Anchor key="account" inherit component={Link} to={urls.account(accountId, refund.platformId)}>
              {accountId}
            </Anchor>,
          ],
          [platform.label, nameOfPlatform(refund.platformId)],
          [texts.by, <Requester key="by" row={refund} />],
          [texts.comment, refund.comment],
          [texts.requested, <Moment key="requested" at={refund.createdAt} />],
          [texts.ended, refund.endedAt === null ? null : <Moment key="ended" at={refund.endedAt} />],
          [texts.reason, refund.issue],
          [texts.id, <CopiedId key="id" id={refund.id} />],
          [texts.walletId, refund.walletRefundId && <CopiedId key="wallet" id={refund.walletRefundId} />],
        ]}
      />
    </Section>
  );
};

const NoSuchRefund = ({ id }: { id: string }) => {
  const { page: texts } = useTexts('refunds');
  const back = (
    <Button mt="md" variant="default" component={Link} to={urls.refunds}>
      {texts.back}
    </Button>
  );
  return (
    <EmptyState level={1} title={texts.unknown.title} action={back}>
      {texts.unknown.text(id)}
    </EmptyState>
  );
};
