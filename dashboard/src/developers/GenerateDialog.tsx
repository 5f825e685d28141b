import { TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useApiChange } from '../api/use-api.ts';
import { useTexts } from '../i18n/texts.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { developerTexts } from './texts.ts';

export const GenerateDialog = ({ isOpen, close }: { isOpen: boolean; close: () => void }) => {
  const { generate: texts } = useTexts(developerTexts);
  const generate = useApiChange('generateApiKey', ['listApiKeys']);
  const closeAndForget = () => {
    generate.reset();
    close();
  };
  const submit = (fieldOf: (name: string) => string) => {
    const label = fieldOf('label').trim();
    const body = { label, password: fieldOf('password') };
    generate.mutate(
      { body },
      {
        onSuccess: () => {
          notifications.show({ message: texts.done(label), color: 'teal' });
          closeAndForget();
        },
      },
    );
  };
  return (
    <PasswordDialog
      title={texts.title}
      isOpen={isOpen}
      close={closeAndForget}
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
