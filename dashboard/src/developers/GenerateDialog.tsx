import { TextInput } from '@mantine/core';
import { useApiChange } from '../api/use-api.ts';
import { useNotify } from '../components/use-notify.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

export const GenerateDialog = ({ close }: { close: () => void }) => {
  const { generate: texts } = useTexts('apiKeys');
  const notify = useNotify();
  const generate = useApiChange('post', '/api-keys', ['/api-keys']);
  const submit = (fieldOf: (name: string) => string) => {
    const label = fieldOf('label').trim();
    const body = { label, password: fieldOf('password') };
    generate.mutate(
      { body },
      {
        onSuccess: () => {
          notify(texts.done(label));
          close();
        },
      },
    );
  };
  return (
    <PasswordDialog
      title={texts.title}
      close={close}
      problem={generate.error}
      isPending={generate.isPending}
      submit={submit}
    >
      <TextInput
        name="label"
        label={texts.label}
        description={texts.labelHint}
        maxLength={100}
        pattern=".*\S.*"
        required
        withAsterisk={false}
        data-autofocus
        autoComplete="off"
      />
    </PasswordDialog>
  );
};
