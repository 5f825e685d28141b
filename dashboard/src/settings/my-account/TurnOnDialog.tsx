import { useApiChange } from '../../api/use-api.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { PasswordStep } from './PasswordStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ScanStep } from './ScanStep.tsx';

/** Asks for the password, then for the phone's first code, and shows the recovery codes. It is on once the code was right. */
export const TurnOnDialog = ({ close }: { close: () => void }) => {
  const texts = useTexts('twoFactor');
  const { continue: next } = useTexts('components');
  const begin = useApiChange('post', '/two-factor', []);
  const confirm = useApiChange('post', '/two-factor/confirm', ['/session', '/sessions']);
  if (confirm.data)
    return (
      <Dialog title={texts.codes.title} close={close} isPersistent>
        <RecoveryCodes codes={confirm.data.recoveryCodes} onDone={close} />
      </Dialog>
    );
  return (
    <Dialog title={texts.turnOn} close={close}>
      {begin.data ? (
        <ScanStep
          secret={begin.data}
          problem={confirm.error}
          isPending={confirm.isPending}
          cancel={close}
          submit={(code) => confirm.mutate({ body: { code } })}
        />
      ) : (
        <PasswordStep
          text={texts.setUp.password}
          submitLabel={next}
          problem={begin.error}
          isPending={begin.isPending}
          cancel={close}
          submit={({ password }) => begin.mutate({ body: { password } })}
        />
      )}
    </Dialog>
  );
};
