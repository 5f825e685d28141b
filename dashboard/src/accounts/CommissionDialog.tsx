import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { makeAttempt } from '../api/make-attempt.ts';
import { useApiChange } from '../api/use-api.ts';
import { Dialog } from '../components/Dialog.tsx';
import { PlatformChoice } from '../components/PlatformChoice.tsx';
import { useNotify } from '../components/use-notify.ts';
import { parseMoney } from '../format/money.ts';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useInstallation } from '../session/installation.ts';
import { firstPlatformId } from '../session/platforms.ts';
import { ActionProblem } from '../states/ActionProblem.tsx';
import { AccountInput } from './AccountInput.tsx';
import { useFoundAccounts } from './use-found-accounts.ts';

/** Moves commission that was earned with a platform to one of its accounts. The button shows the amount as it was understood. */
export const CommissionDialog = ({ close }: { close: () => void }) => {
  const { dialog: texts, commission } = useTexts('transfers');
  const formats = useFormats();
  const { draft, change, order, wrong } = useDraft();
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
    <Dialog title={commission.title} close={close}>
      <form onSubmit={submit}>
        <Stack>
          <ActionProblem problem={problem} lost={texts.lost} />
          <PlatformChoice
            value={draft.platformId}
            change={(chosen = firstPlatformId) => change({ platformId: chosen, to: '' })}
          />
          <AccountInput
            platformId={draft.platformId}
            label={texts.to}
            value={draft.to}
            change={(id) => change({ to: id })}
            wrong={wrong.to}
            isFirst
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

/** What is typed, what is wrong with it, and the request once it is whole. */
const useDraft = () => {
  const { dialog: texts } = useTexts('transfers');
  const formats = useFormats();
  const { currency: ownCurrency } = useInstallation();
  const empty = { platformId: firstPlatformId, to: '', amount: '', currency: ownCurrency, comment: '' };
  const [draft, setDraft] = useState(empty);
  const taker = useFoundAccounts(draft.to, draft.platformId);
  const currency = draft.currency.trim().toUpperCase();
  const isCurrency = /^[A-Z]{3}$/.test(currency);
  const amount = parseMoney(draft.amount, currency);
  const findWrongAmount = () => {
    if (draft.amount === '' || !isCurrency) return undefined;
    if (amount === undefined) return texts.notAnAmount(formats.amount(1050, currency));
    return amount === 0 ? texts.zero : undefined;
  };
  const wrong = {
    to: taker.isUnknown ? texts.unknown : undefined,
    amount: findWrongAmount(),
    currency: isCurrency ? undefined : texts.currencyWrong,
  };
  const isWhole =
    taker.account !== undefined && amount && Object.values(wrong).every((text) => text === undefined);
  const comment = draft.comment.trim();
  return {
    draft,
    change: (part: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...part })),
    wrong,
    order: isWhole
      ? {
          platformId: draft.platformId,
          creditAccountId: draft.to,
          amount,
          currency,
          ...(comment !== '' && { comment }),
        }
      : undefined,
  };
};

type Order = NonNullable<ReturnType<typeof useDraft>['order']>;

/** The same attempt whenever it is sent again, so that the money moves once. */
const useTransfer = (close: () => void) => {
  const { dialog: texts } = useTexts('transfers');
  const { own } = useTexts('accounts');
  const formats = useFormats();
  const notify = useNotify();
  const [attempt] = useState(makeAttempt);
  const transfer = useApiChange('post', '/commission/transfers', [
    '/operator-accounts',
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
        onSuccess: ({ amount, currency, creditAccountId }) => {
          notify(texts.done(formats.money(amount, currency), own.commission, creditAccountId));
          close();
        },
      },
    );
  return { send, problem: transfer.error, isPending: transfer.isPending };
};
