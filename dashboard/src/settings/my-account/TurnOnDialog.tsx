import { useApiChange } from '../../api/use-api.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Dialog } from '../../shell/Dialog.tsx';
import { settingsTexts } from '../texts.ts';
import { PasswordStep } from './PasswordStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ScanStep } from './ScanStep.tsx';
import { twoFactorTexts } from './two-factor-texts.ts';

/** Password, then the phone's first code, then the recovery codes. Nothing is on before the code was right. */
export const TurnOnDialog = ({ isOpen, close }: { isOpen: boolean; close: () => void }) => {
  const texts = useTexts(twoFactorTexts);
  const { next } = useTexts(settingsTexts);
  const begin = useApiChange('beginTwoFactor', []);
  const confirm = useApiChange('confirmTwoFactor', ['readSession', 'listSessions']);
  const leave = () => {
    begin.reset();
    confirm.reset();
    close();
  };
  if (confirm.data)
    return (
      <Dialog title={texts.codes.title} isOpen={isOpen} close={leave} isHeld>
        <RecoveryCodes codes={confirm.data.recoveryCodes} leave={leave} />
      </Dialog>
    );
  return (
    <Dialog title={texts.turnOn} isOpen={isOpen} close={leave}>
      {begin.data ? (
        <ScanStep
          secret={begin.data}
          problem={confirm.error}
          isPending={confirm.isPending}
          cancel={leave}
          submit={(code) => confirm.mutate({ body: { code } })}
        />
      ) : (
        <PasswordStep
          text={texts.setUp.password}
          act={next}
          problem={begin.error}
          isPending={begin.isPending}
          cancel={leave}
          submit={({ password }) => begin.mutate({ body: { password } })}
        />
      )}
    </Dialog>
  );
};
