import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useState, type ComponentProps } from 'react';
import type { ApiKey } from '../api/schema.ts';
import { useApiChange } from '../api/use-api.ts';
import { PlatformChoice } from '../components/PlatformChoice.tsx';
import { useNotify } from '../components/use-notify.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { PasswordDialog } from '../password/PasswordDialog.tsx';
import { firstPlatformId } from '../session/platforms.ts';

type Submit = ComponentProps<typeof PasswordDialog>['submit'];
type Rights = ApiKey['rights'];

export const GenerateDialog = ({ close }: { close: () => void }) => {
  const { generate: texts, keys } = useTexts('apiKeys');
  const notify = useNotify();
  const [platformId = firstPlatformId, setPlatformId] = useState<number>();
  const [rights, setRights] = useState<Rights>('everything');
  const [mayBookRefunds, setMayBookRefunds] = useState(false);
  const generate = useApiChange('post', '/api-keys', ['/api-keys']);
  const submit: Submit = (credentials, fieldOf) => {
    const label = fieldOf('label').trim();
    generate.mutate(
      { body: { label, platformId, rights, mayBookRefunds, ...credentials } },
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
      <PlatformChoice value={platformId} change={setPlatformId} />
      <NativeSelect
        label={texts.rights}
        description={texts.rightsHints[rights]}
        inputWrapperOrder={['label', 'input', 'description']}
        value={rights}
        onChange={(event) => setRights(event.currentTarget.value as Rights)}
        data={(Object.keys(keys.rights) as Rights[]).map((value) => ({ value, label: keys.rights[value] }))}
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
