import { useApiChange } from '../../api/use-api.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Dialog } from '../../shell/Dialog.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { twoFactorTexts } from './two-factor-texts.ts';

export const ReplaceCodesDialog = ({ isOpen, close }: { isOpen: boolean; close: () => void }) => {
  const { replace: texts, codes } = useTexts(twoFactorTexts);
  const replace = useApiChange('replaceRecoveryCodes', ['readSession']);
  const leave = () => {
    replace.reset();
    close();
  };
  if (replace.data)
    return (
      <Dialog title={codes.title} isOpen={isOpen} close={leave} isHeld>
        <RecoveryCodes codes={replace.data.recoveryCodes} leave={leave} />
      </Dialog>
    );
  return (
    <Dialog title={texts.title} isOpen={isOpen} close={leave}>
      <PasswordStep
        text={texts.text}
        act={texts.submit}
        problem={replace.error}
        isPending={replace.isPending}
        cancel={leave}
        submit={({ password }) => replace.mutate({ body: { password } })}
      />
    </Dialog>
  );
};
