import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { PayoutForOperators } from '../../api/schema.ts';
import { useApi, useApiChange } from '../../api/use-api.ts';
import { BackLink } from '../../components/BackLink.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { FactList } from '../../components/FactList.tsx';
import { Page } from '../../components/Page.tsx';
import { Section } from '../../components/Section.tsx';
import { useNotify } from '../../components/use-notify.ts';
import { CopiedId } from '../../copy/CopiedId.tsx';
import { Moment } from '../../format/Moment.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useNameOfPlatform } from '../../session/platforms.ts';
import { useMay } from '../../session/session.ts';
import { Answered } from '../../states/Answered.tsx';
import { urls } from '../../urls.ts';
import { PayoutBadge } from './PayoutBadge.tsx';
import { payoutReads } from './payout-reads.ts';
import { SettleButton } from './SettleButton.tsx';

/** One payout: where it is, and where it goes. */
export const PayoutPage = () => {
  const { page: texts } = useTexts('payouts');
  const id = useParams()['id']!;
  const query = useApi('/payouts/{id}', { params: { path: { id } } });
  return (
    <>
      <BackLink to={urls.payouts}>{texts.back}</BackLink>
      {query.data === undefined ? (
        <Page title={texts.loading}>
          <Answered query={query}>{() => null}</Answered>
        </Page>
      ) : (
        <Shown payout={query.data} />
      )}
    </>
  );
};

const Shown = ({ payout }: { payout: PayoutForOperators }) => {
  const { page: texts, sentences } = useTexts('payouts');
  const formats = useFormats();
  const { status, amount, currency } = payout;
  return (
    <Page
      title={texts.title(formats.money(amount, currency))}
      description={
        <>
          <PayoutBadge status={status} /> {sentences[status]}
        </>
      }
      actions={
        <>
          <CancelButton payout={payout} />
          <SettleButton payout={payout} />
        </>
      }
    >
      <Facts payout={payout} />
    </Page>
  );
};

const Facts = ({ payout }: { payout: PayoutForOperators }) => {
  const { page: texts, columns, byPlatform, bySchedule, settle } = useTexts('payouts');
  const { platform } = useTexts('components');
  const nameOfPlatform = useNameOfPlatform();
  const { id, accountId, platformId, runId, iban, returnReason, reference, operator, scheduled } = payout;
  return (
    <Section title={texts.facts} size="h3">
      <FactList
        lines={[
          [
            columns.account,
            <Anchor key="account" inherit component={Link} to={urls.account(accountId, platformId)}>
              {accountId}
            </Anchor>,
          ],
          [platform.label, nameOfPlatform(platformId)],
          [texts.id, <CopiedId key="id" id={id} />],
          [columns.reference, reference],
          [texts.by, operator ?? (scheduled ? bySchedule : byPlatform)],
          [columns.at, <Moment key="at" at={payout.createdAt} />],
          [texts.changed, <Moment key="changed" at={payout.updatedAt} />],
          [
            texts.run,
            runId === null ? null : (
              <Anchor key="run" inherit component={Link} to={urls.payoutRun(runId)}>
                {runId}
              </Anchor>
            ),
          ],
          [texts.iban, iban],
          [texts.returnReason, returnReason],
          [
            settle.by,
            payout.settledBy === null ? null : `${payout.settledBy}: ${payout.settlementNote ?? ''}`,
          ],
        ]}
      />
    </Section>
  );
};

/** For administrators, as long as it is in no file. */
const CancelButton = ({ payout }: { payout: PayoutForOperators }) => {
  const { cancel: texts } = useTexts('payouts');
  const formats = useFormats();
  const notify = useNotify();
  const may = useMay('pay_out');
  const [isOpen, setIsOpen] = useState(false);
  const cancel = useApiChange('post', '/payouts/{id}/cancel', payoutReads);
  if (!may || (payout.status !== 'reserved' && payout.status !== 'in_run')) return null;
  const money = formats.money(payout.amount, payout.currency);
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {texts.button}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={texts.title}
          confirmLabel={texts.confirm}
          close={() => setIsOpen(false)}
          problem={cancel.error}
          isPending={cancel.isPending}
          confirm={() =>
            cancel.mutate(
              { params: { path: { id: payout.id } } },
              {
                onSuccess: () => {
                  notify(texts.done(money, payout.accountId));
                  setIsOpen(false);
                },
              },
            )
          }
        >
          {texts.text(money, payout.accountId)}
        </ConfirmDialog>
      )}
    </>
  );
};
