import { TextInput } from '@mantine/core';
import { useApiChange } from '../../api/use-api.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { useNotify } from '../../components/use-notify.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PasswordStep } from './PasswordStep.tsx';

export const TurnOffDialog = ({ close }: { close: () => void }) => {
  const { remove: texts } = useTexts('twoFactor');
  const notify = useNotify();
  const remove = useApiChange('post', '/two-factor/remove', ['/session']);
  const onSuccess = () => {
    notify(texts.done);
    close();
  };
  return (
    <Dialog title={texts.title} close={close}>
      <PasswordStep
        text={texts.text}
        submitLabel={texts.submit}
        isDestructive
        problem={remove.error}
        isPending={remove.isPending}
        cancel={close}
        submit={(body) => remove.mutate({ body }, { onSuccess })}
      >
        <TextInput
          name="code"
          label={texts.code}
          description={texts.codeHint}
          autoComplete="one-time-code"
          spellCheck={false}
          minLength={6}
          maxLength={40}
          required
          withAsterisk={false}
        />
      </PasswordStep>
    </Dialog>
  );
};
