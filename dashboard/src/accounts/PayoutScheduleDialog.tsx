import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import type { Account } from '../api/schema.ts';
import { Dialog } from '../components/Dialog.tsx';
import { useNotify } from '../components/use-notify.ts';
import { parseMoney } from '../format/money.ts';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ProblemAlert } from '../states/ProblemAlert.tsx';
import type { AccountDialogProps } from './DetailsDialog.tsx';
import { useChangeAccount } from './use-change-account.ts';

type Schedule = NonNullable<Account['payoutSchedule']>;

const paces = ['day', 'week'] as const satisfies readonly Schedule['every'][];
const first: Schedule = { every: 'week', minimumAmount: 5000 };

/** When an account is paid out by itself. */
export const PayoutScheduleDialog = ({ account, close }: AccountDialogProps) => {
  const { life: texts } = useTexts('accounts');
  const { dialog } = useTexts('transfers');
  const formats = useFormats();
  const notify = useNotify();
  const { send, problem, isPending } = useChangeAccount(account);
  const before = account.payoutSchedule ?? first;
  const [every, setEvery] = useState(before.every);
  const [text, setText] = useState(formats.amount(before.minimumAmount, 'EUR'));
  const minimumAmount = parseMoney(text, 'EUR') ?? 0;
  const save = (payoutSchedule: Schedule | null) =>
    send({ payoutSchedule }, () => {
      notify(texts.saved(account.id));
      close();
    });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (minimumAmount > 0) save({ every, minimumAmount });
  };
  return (
    <Dialog title={texts.changeSchedule} close={close}>
      <form onSubmit={submit}>
        <Stack>
          <ProblemAlert problem={problem} />
          <Text size="sm" c="dimmed">
            {texts.scheduleHint}
          </Text>
          <NativeSelect
            label={texts.schedulePace}
            value={every}
            onChange={(event) => setEvery(event.currentTarget.value as Schedule['every'])}
            data={paces.map((value) => ({ value, label: texts.paces[value] }))}
            data-autofocus
          />
          <TextInput
            label={texts.scheduleMinimum}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            error={minimumAmount > 0 ? false : dialog.notAnAmount(formats.amount(first.minimumAmount, 'EUR'))}
            inputMode="decimal"
            autoComplete="off"
          />
          <Group justify="flex-end" mt="xs">
            {account.payoutSchedule && (
              <Button variant="subtle" color="red" onClick={() => save(null)}>
                {texts.removeSchedule}
              </Button>
            )}
            <Button variant="default" onClick={close}>
              {texts.cancel}
            </Button>
            <Button type="submit" loading={isPending} disabled={minimumAmount === 0}>
              {texts.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
};
