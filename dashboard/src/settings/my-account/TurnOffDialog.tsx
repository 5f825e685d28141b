import { useApiChange } from '../../api/use-api.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { useNotify } from '../../components/use-notify.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { CodeInput } from '../../password/CodeInput.tsx';
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
        <CodeInput />
      </PasswordStep>
    </Dialog>
  );
};
