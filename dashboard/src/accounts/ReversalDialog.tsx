import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { makeAttempt } from '../api/make-attempt.ts';
import type { TransferForOperators } from '../api/schema.ts';
import { useApiChange } from '../api/use-api.ts';
import { Dialog } from '../components/Dialog.tsx';
import { useAccountName } from '../components/use-account-name.ts';
import { useNotify } from '../components/use-notify.ts';
import { parseMoney } from '../format/money.ts';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ActionProblem } from '../states/ActionProblem.tsx';

interface ReversalDialogProps {
  readonly transfer: TransferForOperators;
  readonly close: () => void;
}

/** Takes the money of a transfer back, all that is left or a part. The button shows the amount as it was understood. */
export const ReversalDialog = ({ transfer, close }: ReversalDialogProps) => {
  const { reversal: texts, dialog } = useTexts('transfers');
  const formats = useFormats();
  const nameOf = useAccountName();
  const { currency, debitAccountId, creditAccountId } = transfer;
  const { text, setText, amount, wrong } = useAmount(transfer);
  const [comment, setComment] = useState('');
  const { send, problem, isPending } = useReversal(transfer, close);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (amount !== undefined && wrong === undefined) send(amount, comment.trim());
  };
  return (
    <Dialog title={texts.title} close={close}>
      <form onSubmit={submit}>
        <Stack>
          <ActionProblem problem={problem} lost={dialog.lost} />
          <span>{texts.explain(nameOf(creditAccountId), nameOf(debitAccountId))}</span>
          <TextInput
            label={texts.amount(currency)}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            error={wrong ?? false}
            inputMode="decimal"
            autoComplete="off"
            data-autofocus
          />
          <TextInput
            label={dialog.comment}
            value={comment}
            onChange={(event) => setComment(event.currentTarget.value)}
            maxLength={140}
            autoComplete="off"
          />
          <Group justify="flex-end" mt="xs">
            <Button variant="default" onClick={close}>
              {dialog.cancel}
            </Button>
            <Button type="submit" loading={isPending} disabled={wrong !== undefined}>
              {texts.confirm(formats.money(amount ?? 0, currency))}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
};

/** The amount as it is typed, what it means, and what is wrong with it. */
const useAmount = ({ amount: moved, reversedAmount, currency }: TransferForOperators) => {
  const { reversal: texts, dialog } = useTexts('transfers');
  const formats = useFormats();
  const left = moved - reversedAmount;
  const [text, setText] = useState(formats.amount(left, currency));
  const amount = parseMoney(text, currency);
  const findWrong = () => {
    if (amount === undefined) return dialog.notAnAmount(formats.amount(left, currency));
    if (amount === 0) return dialog.zero;
    return amount > left ? texts.tooMuch(formats.money(left, currency)) : undefined;
  };
  return { text, setText, amount, wrong: findWrong() };
};

/** The same attempt whenever it is sent again, so that the money goes back once. */
const useReversal = ({ id }: TransferForOperators, close: () => void) => {
  const { reversal: texts } = useTexts('transfers');
  const formats = useFormats();
  const notify = useNotify();
  const nameOf = useAccountName();
  const [attempt] = useState(makeAttempt);
  const reversal = useApiChange('post', '/transfers/{id}/reversal', [
    '/transfers',
    '/accounts',
    '/accounts/{id}',
    '/accounts/{id}/postings',
    '/accounts/{id}/balance-days',
    '/payments/{id}',
  ]);
  const send = (amount: number, comment: string) =>
    reversal.mutate(
      { params: { path: { id } }, body: { amount, attempt, ...(comment !== '' && { comment }) } },
      {
        onSuccess: (made) => {
          notify(texts.done(formats.money(made.amount, made.currency), nameOf(made.creditAccountId)));
          close();
        },
      },
    );
  return { send, problem: reversal.error, isPending: reversal.isPending };
};
