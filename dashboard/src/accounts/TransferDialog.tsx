import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { makeAttempt } from '../api/make-attempt.ts';
import { useApiChange } from '../api/use-api.ts';
import { Dialog } from '../components/Dialog.tsx';
import { PlatformChoice } from '../components/PlatformChoice.tsx';
import { useNotify } from '../components/use-notify.ts';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ActionProblem } from '../states/ActionProblem.tsx';
import { AccountInput } from './AccountInput.tsx';
import { useTransferDraft } from './use-transfer-draft.ts';

interface TransferDialogProps {
  /** Empty: it is not known yet. */
  readonly from: string;
  readonly platformId: number;
  readonly close: () => void;
}

/** Moves money between two accounts of a platform. The button shows the amount as it was understood. */
export const TransferDialog = (props: TransferDialogProps) => {
  const { from, platformId, close } = props;
  const { dialog: texts } = useTexts('transfers');
  const formats = useFormats();
  const { draft, change, order, wrong, says } = useTransferDraft(from, platformId);
  const { send, problem, isPending } = useTransfer(close);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (order) send(order);
  };
  const field = (name: 'amount' | 'currency' | 'comment', label: string) => ({
    label,
    value: draft[name],
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
    autoComplete: 'off',
  });
  return (
    <Dialog title={texts.title} close={close}>
      <form onSubmit={submit}>
        <Stack>
          <ActionProblem problem={problem} lost={texts.lost} />
          <PlatformChoice
            value={draft.platformId}
            // An account of the same id on another platform is another account.
            change={(chosen = platformId) => change({ platformId: chosen, from: '', to: '' })}
          />
          <AccountInput
            platformId={draft.platformId}
            label={texts.from}
            value={draft.from}
            change={(id) => change({ from: id })}
            says={says.from}
            wrong={wrong.from}
            isFirst={from === ''}
          />
          <AccountInput
            platformId={draft.platformId}
            label={texts.to}
            value={draft.to}
            change={(id) => change({ to: id })}
            wrong={wrong.to}
            isFirst={from !== ''}
          />
          <Group grow align="flex-start">
            <TextInput {...field('amount', texts.amount)} error={wrong.amount ?? false} inputMode="decimal" />
            <TextInput {...field('currency', texts.currency)} error={wrong.currency ?? false} maxLength={3} />
          </Group>
          <TextInput {...field('comment', texts.comment)} maxLength={140} />
          <Group justify="flex-end" mt="xs">
            <Button variant="default" onClick={close}>
              {texts.cancel}
            </Button>
            <Button type="submit" loading={isPending} disabled={order === undefined}>
              {order ? texts.confirmAmount(formats.money(order.amount, order.currency)) : texts.confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
};

type Order = NonNullable<ReturnType<typeof useTransferDraft>['order']>;

/** The same attempt whenever it is sent again, so that the money moves once. */
const useTransfer = (close: () => void) => {
  const { dialog: texts } = useTexts('transfers');
  const formats = useFormats();
  const notify = useNotify();
  const [attempt] = useState(makeAttempt);
  const transfer = useApiChange('post', '/transfers', [
    '/transfers',
    '/accounts',
    '/accounts/{id}',
    '/accounts/{id}/postings',
    '/accounts/{id}/balance-days',
  ]);
  const send = (order: Order) =>
    transfer.mutate(
      { body: { ...order, attempt } },
      {
        onSuccess: ({ amount, currency, debitAccountId, creditAccountId }) => {
          notify(texts.done(formats.money(amount, currency), debitAccountId, creditAccountId));
          close();
        },
      },
    );
  return { send, problem: transfer.error, isPending: transfer.isPending };
};
