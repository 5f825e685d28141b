import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import { useApiChange } from '../api/use-api.ts';
import { Dialog } from '../components/Dialog.tsx';
import { PlatformChoice } from '../components/PlatformChoice.tsx';
import { useNotify } from '../components/use-notify.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ProblemAlert } from '../states/ProblemAlert.tsx';
import { urls } from '../urls.ts';

/** Opens an account and shows it. An account that is open already is only shown. */
export const OpenDialog = ({ platformId: shown, close }: { platformId: number; close: () => void }) => {
  const { open: texts } = useTexts('accounts');
  const notify = useNotify();
  const navigate = useNavigate();
  const [platformId = shown, setPlatformId] = useState<number>();
  const open = useApiChange('post', '/accounts', ['/accounts']);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('id') as HTMLInputElement;
    const id = field.value.trim();
    open.mutate(
      { body: { id, platformId } },
      {
        onSuccess: (account) => {
          notify(texts.done(account.id));
          close();
          void navigate(urls.account(account.id, account.platformId));
        },
      },
    );
  };
  return (
    <Dialog title={texts.title} close={close}>
      <form onSubmit={submit}>
        <Stack>
          <ProblemAlert problem={open.error} />
          <TextInput
            name="id"
            label={texts.label}
            description={texts.hint}
            maxLength={256}
            pattern=".*\S.*"
            required
            withAsterisk={false}
            data-autofocus
            autoComplete="off"
          />
          <PlatformChoice value={platformId} change={setPlatformId} />
          <Group justify="flex-end" mt="xs">
            <Button variant="default" onClick={close}>
              {texts.cancel}
            </Button>
            <Button type="submit" loading={open.isPending}>
              {texts.confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
};
