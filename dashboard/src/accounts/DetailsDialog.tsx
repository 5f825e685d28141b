import { Stack, TextInput } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import type { Account } from '../api/schema.ts';
import { Dialog } from '../components/Dialog.tsx';
import { useNotify } from '../components/use-notify.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ProblemAlert } from '../states/ProblemAlert.tsx';
import { FormButtons } from './FormButtons.tsx';
import { useChangeAccount } from './use-change-account.ts';

export interface AccountDialogProps {
  readonly account: Account;
  readonly close: () => void;
}

const lengths = { name: 140, email: 254, vatNumber: 20 } as const;
const orNull = (text: string) => text.trim() || null;
const fields = ['name', 'email', 'vatNumber'] as const;

/** Who an account belongs to. */
export const DetailsDialog = ({ account, close }: AccountDialogProps) => {
  const { life: texts } = useTexts('accounts');
  const notify = useNotify();
  const { send, problem, isPending } = useChangeAccount(account);
  const [draft, setDraft] = useState({
    name: account.name ?? '',
    email: account.email ?? '',
    vatNumber: account.vatNumber ?? '',
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const body = {
      name: orNull(draft.name),
      email: orNull(draft.email),
      vatNumber: orNull(draft.vatNumber.replaceAll(' ', '').toUpperCase()),
    };
    send(body, () => {
      notify(texts.saved(account.id));
      close();
    });
  };
  return (
    <Dialog title={texts.change} close={close}>
      <form onSubmit={submit}>
        <Stack>
          <ProblemAlert problem={problem} />
          {fields.map((field) => (
            <TextInput
              key={field}
              label={texts[field]}
              value={draft[field]}
              onChange={({ currentTarget: { value } }) => setDraft((now) => ({ ...now, [field]: value }))}
              maxLength={lengths[field]}
              autoComplete="off"
              {...(field === 'name' && { 'data-autofocus': true })}
            />
          ))}
          <FormButtons close={close} isPending={isPending} />
        </Stack>
      </form>
    </Dialog>
  );
};
