import { NumberInput, Stack, Text } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { Dialog } from '../components/Dialog.tsx';
import { useNotify } from '../components/use-notify.ts';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ProblemAlert } from '../states/ProblemAlert.tsx';
import type { AccountDialogProps } from './DetailsDialog.tsx';
import { FormButtons } from './FormButtons.tsx';
import { useChangeAccount } from './use-change-account.ts';

/** What an account can't use for some days. */
export const ReserveDialog = ({ account, close }: AccountDialogProps) => {
  const { life: texts } = useTexts('accounts');
  const { number } = useFormats();
  const notify = useNotify();
  const { send, problem, isPending } = useChangeAccount(account);
  const [percent, setPercent] = useState<number | string>((account.reserve?.rate ?? 1000) / 100);
  const [days, setDays] = useState<number | string>(account.reserve?.days ?? 30);
  const save = (reserve: { rate: number; days: number } | null) =>
    send({ reserve }, () => {
      notify(texts.saved(account.id));
      close();
    });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    save({ rate: Math.round(Number(percent) * 100), days: Number(days) });
  };
  return (
    <Dialog title={texts.changeReserve} close={close}>
      <form onSubmit={submit}>
        <Stack>
          <ProblemAlert problem={problem} />
          <Text size="sm" c="dimmed">
            {texts.reserveHint}
          </Text>
          <NumberInput
            label={texts.reservePercent}
            value={percent}
            onChange={setPercent}
            min={0.01}
            max={100}
            decimalScale={2}
            decimalSeparator={number(0.5).charAt(1)}
            suffix=" %"
            required
            withAsterisk={false}
            data-autofocus
          />
          <NumberInput
            label={texts.reserveDays}
            value={days}
            onChange={setDays}
            min={1}
            max={365}
            allowDecimal={false}
            required
            withAsterisk={false}
          />
          <FormButtons
            close={close}
            isPending={isPending}
            removal={account.reserve ? { label: texts.removeReserve, remove: () => save(null) } : undefined}
          />
        </Stack>
      </form>
    </Dialog>
  );
};
