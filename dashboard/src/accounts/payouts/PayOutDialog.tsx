import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { makeAttempt } from '../../api/make-attempt.ts';
import type { Account, PayoutBalance } from '../../api/schema.ts';
import { useApiChange } from '../../api/use-api.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { useNotify } from '../../components/use-notify.ts';
import { parseMoney } from '../../format/money.ts';
import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ActionProblem } from '../../states/ActionProblem.tsx';
import { payoutReads } from './payout-reads.ts';

interface PayOutDialogProps {
  readonly account: Pick<Account, 'id' | 'platformId'>;
  readonly balance: PayoutBalance;
  readonly close: () => void;
}

/** Takes money from an account for its bank account. The button shows the amount as it was understood. */
export const PayOutDialog = ({ account, balance, close }: PayOutDialogProps) => {
  const { payOut: texts } = useTexts('payouts');
  const { dialog } = useTexts('transfers');
  const formats = useFormats();
  const { text, setText, amount, wrong } = useAmount(balance);
  const [reference, setReference] = useState('');
  const { send, problem, isPending } = usePayOut(account, close);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (amount !== undefined && wrong === undefined) send(amount, reference.trim());
  };
  const available = formats.money(balance.availableAmount, balance.currency);
  return (
    <Dialog title={texts.title(account.id)} close={close}>
      <form onSubmit={submit}>
        <Stack>
          <ActionProblem problem={problem} lost={texts.lost} />
          <Text size="sm">{texts.explain}</Text>
          <TextInput
            label={texts.amount(balance.currency)}
            description={texts.available(available)}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            error={wrong ?? false}
            inputMode="decimal"
            autoComplete="off"
            data-autofocus
          />
          <TextInput
            label={texts.reference}
            description={texts.referenceHint}
            value={reference}
            onChange={(event) => setReference(event.currentTarget.value)}
            maxLength={50}
            autoComplete="off"
          />
          <Group justify="flex-end" mt="xs">
            <Button variant="default" onClick={close}>
              {dialog.cancel}
            </Button>
            <Button type="submit" loading={isPending} disabled={wrong !== undefined}>
              {texts.confirm(formats.money(amount ?? 0, balance.currency))}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
};

/** The amount as it is typed, what it means, and what is wrong with it. */
const useAmount = ({ availableAmount, currency }: PayoutBalance) => {
  const { payOut: texts } = useTexts('payouts');
  const { dialog } = useTexts('transfers');
  const formats = useFormats();
  const most = Math.max(availableAmount, 0);
  const [text, setText] = useState(formats.amount(most, currency));
  const amount = parseMoney(text, currency);
  const findWrong = () => {
    if (amount === undefined) return dialog.notAnAmount(formats.amount(most, currency));
    if (amount > most) return texts.tooMuch(formats.money(most, currency));
    return amount === 0 ? dialog.zero : undefined;
  };
  return { text, setText, amount, wrong: findWrong() };
};

/** The same attempt whenever it is sent again, so that the money leaves once. */
const usePayOut = ({ id: accountId, platformId }: PayOutDialogProps['account'], close: () => void) => {
  const { payOut: texts } = useTexts('payouts');
  const formats = useFormats();
  const notify = useNotify();
  const [attempt] = useState(makeAttempt);
  const payOut = useApiChange('post', '/payouts', payoutReads);
  const send = (amount: number, reference: string) =>
    payOut.mutate(
      {
        body: {
          accountId,
          platformId,
          amount,
          currency: 'EUR',
          attempt,
          ...(reference !== '' && { reference }),
        },
      },
      {
        onSuccess: (made) => {
          notify(texts.done(formats.money(made.amount, made.currency), accountId));
          close();
        },
      },
    );
  return { send, problem: payOut.error, isPending: payOut.isPending };
};
