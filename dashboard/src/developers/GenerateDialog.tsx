import { Checkbox, TextInput } from '@mantine/core';
import { useState, type ComponentProps } from 'react';
import { useApiChange } from '../api/use-api.ts';
import { useNotify } from '../components/use-notify.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { PasswordDialog } from '../password/PasswordDialog.tsx';

type Submit = ComponentProps<typeof PasswordDialog>['submit'];

export const GenerateDialog = ({ close }: { close: () => void }) => {
  const { generate: texts } = useTexts('apiKeys');
  const notify = useNotify();
  const [mayBookRefunds, setMayBookRefunds] = useState(false);
  const generate = useApiChange('post', '/api-keys', ['/api-keys']);
  const submit: Submit = (credentials, fieldOf) => {
    const label = fieldOf('label').trim();
    generate.mutate(
      { body: { label, mayBookRefunds, ...credentials } },
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
      <Checkbox
        label={texts.mayBookRefunds}
        description={texts.mayBookRefundsHint}
        checked={mayBookRefunds}
        onChange={(event) => setMayBookRefunds(event.currentTarget.checked)}
      />
    </PasswordDialog>
  );
};
