import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { serviceNow } from '../api/service-time.ts';
import type { Account } from '../api/schema.ts';
import { CopiedId } from '../copy/CopiedId.tsx';
import { Fact, Facts } from '../components/Facts.tsx';
import { Section } from '../components/Section.tsx';
import { Moment } from '../format/Moment.tsx';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useMay } from '../session/session.ts';
import { AccountStatusBadge } from './AccountStatusBadge.tsx';
import classes from './AccountTable.module.css';
import { BankAccountDialog } from './BankAccountDialog.tsx';
import { DetailsDialog } from './DetailsDialog.tsx';
import { PayoutScheduleDialog } from './PayoutScheduleDialog.tsx';
import { ReserveDialog } from './ReserveDialog.tsx';
import { StatusDialog } from './StatusDialog.tsx';

const dialogs = {
  change: DetailsDialog,
  changeBank: BankAccountDialog,
  changeReserve: ReserveDialog,
  changeSchedule: PayoutScheduleDialog,
  changeStatus: StatusDialog,
};
const actions = ['change', 'changeBank', 'changeReserve', 'changeSchedule', 'changeStatus'] as const;

/** Who an account belongs to, whether it receives and pays, and where it is paid out to. */
export const AccountDetails = ({ account }: { account: Account }) => {
  const { life: texts, open } = useTexts('accounts');
  const { id, status, name, email, vatNumber } = account;
  return (
    <Section title={texts.title} size="h3">
      <Facts>
        <Fact name={open.label}>
          <CopiedId id={id} />
        </Fact>
        <Fact name={texts.status}>
          <AccountStatusBadge status={status} />
        </Fact>
        <Fact name={texts.name}>{name ?? texts.none}</Fact>
        <Fact name={texts.email}>{email ?? texts.none}</Fact>
        <Fact name={texts.vatNumber}>{vatNumber ?? texts.none}</Fact>
        <BankFacts account={account} />
        <ReserveFact account={account} />
        <ScheduleFact account={account} />
        <NextPayoutFacts account={account} />
      </Facts>
      {status !== 'open' && <p className={classes.text}>{texts.explain[status]}</p>}
      <Actions account={account} />
    </Section>
  );
};

const BankFacts = ({ account: { bankAccount } }: { account: Account }) => {
  const { life: texts } = useTexts('accounts');
  const { iban, bic, payableFrom } = bankAccount ?? {};
  return (
    <>
      <Fact name={texts.bankAccount}>
        {iban === undefined ? texts.none : [iban, bic ?? ''].join(' ').trim()}
      </Fact>
      {payableFrom !== undefined && Date.parse(payableFrom) > serviceNow().getTime() && (
        <Fact name={texts.payableFrom}>
          <Moment at={payableFrom} />
        </Fact>
      )}
    </>
  );
};

const ReserveFact = ({ account: { reserve } }: { account: Account }) => {
  const { life: texts } = useTexts('accounts');
  const { share, number } = useFormats();
  if (reserve === null) return null;
  return (
    <Fact name={texts.reserve}>
      {texts.reserveOf(share(reserve.rate / 10_000), number(reserve.days), reserve.days)}
    </Fact>
  );
};

const ScheduleFact = ({ account: { payoutSchedule } }: { account: Account }) => {
  const { life: texts } = useTexts('accounts');
  const { money } = useFormats();
  if (payoutSchedule === null) return null;
  const { every, minimumAmount } = payoutSchedule;
  return (
    <Fact name={texts.schedule}>{texts.scheduleOf(texts.paces[every], money(minimumAmount, 'EUR'))}</Fact>
  );
};

const NextPayoutFacts = ({ account: { nextPayout } }: { account: Account }) => {
  const { life: texts } = useTexts('accounts');
  if (nextPayout === null) return null;
  const { dueAt, skipped } = nextPayout;
  return (
    <>
      <Fact name={texts.nextPayout}>
        <Moment at={dueAt} />
      </Fact>
      {skipped && (
        <Fact name={texts.skipped}>
          <Moment at={skipped.skippedAt} /> · {texts.skips[skipped.reason]}
        </Fact>
      )}
    </>
  );
};

/** For those who manage accounts. */
const Actions = ({ account }: { account: Account }) => {
  const { life: texts } = useTexts('accounts');
  const may = useMay('manage_accounts');
  const [open, setOpen] = useState<(typeof actions)[number]>();
  if (!may) return null;
  const Dialog = open && dialogs[open];
  return (
    <Group mt="md" gap="xs">
      {actions.map((action) => (
        <Button key={action} size="compact-sm" variant="default" onClick={() => setOpen(action)}>
          {texts[action]}
        </Button>
      ))}
      {Dialog && <Dialog account={account} close={() => setOpen(undefined)} />}
    </Group>
  );
};
