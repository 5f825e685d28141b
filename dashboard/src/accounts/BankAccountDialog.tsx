import { Stack, Text, TextInput } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { Dialog } from '../components/Dialog.tsx';
import { useNotify } from '../components/use-notify.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ProblemAlert } from '../states/ProblemAlert.tsx';
import type { AccountDialogProps } from './DetailsDialog.tsx';
import { FormButtons } from './FormButtons.tsx';
import { useChangeAccount } from './use-change-account.ts';

/** Where an account is paid out to. */
export const BankAccountDialog = ({ account, close }: AccountDialogProps) => {
  const { life: texts } = useTexts('accounts');
  const notify = useNotify();
  const { send, problem, isPending } = useChangeAccount(account);
  const [iban, setIban] = useState('');
  const [bic, setBic] = useState('');
  const save = (bankAccount: { iban: string; bic?: string } | null) =>
    send({ bankAccount }, () => {
      notify(texts.saved(account.id));
      close();
    });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    save({ iban: iban.trim(), ...(bic.trim() !== '' && { bic: bic.trim() }) });
  };
  return (
    <Dialog title={texts.changeBank} close={close}>
      <form onSubmit={submit}>
        <Stack>
          <ProblemAlert problem={problem} />
          <Text size="sm" c="dimmed">
            {texts.bankHint}
          </Text>
          <TextInput
            label={texts.iban}
            value={iban}
            onChange={({ currentTarget }) => setIban(currentTarget.value)}
            minLength={5}
            maxLength={50}
            required
            withAsterisk={false}
            data-autofocus
            autoComplete="off"
          />
          <TextInput
            label={texts.bic}
            value={bic}
            onChange={({ currentTarget }) => setBic(currentTarget.value)}
            maxLength={20}
            autoComplete="off"
          />
          <FormButtons
            close={close}
            isPending={isPending}
            removal={account.bankAccount ? { label: texts.remove, remove: () => save(null) } : undefined}
          />
        </Stack>
      </form>
    </Dialog>
  );
};
