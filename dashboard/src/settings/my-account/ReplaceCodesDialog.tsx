import { useApiChange } from '../../api/use-api.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { CodeInput } from '../../password/CodeInput.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

export const ReplaceCodesDialog = ({ close }: { close: () => void }) => {
  const { replace: texts, codes } = useTexts('twoFactor');
  const replace = useApiChange('post', '/two-factor/recovery-codes', ['/session']);
  if (replace.data)
    return (
      <Dialog title={codes.title} close={close} isPersistent>
        <RecoveryCodes codes={replace.data.recoveryCodes} onDone={close} />
      </Dialog>
    );
  return (
    <Dialog title={texts.title} close={close}>
      <PasswordStep
        text={texts.text}
        submitLabel={texts.submit}
        problem={replace.error}
        isPending={replace.isPending}
        cancel={close}
        submit={(body) => replace.mutate({ body })}
      >
        <CodeInput />
      </PasswordStep>
    </Dialog>
  );
};
