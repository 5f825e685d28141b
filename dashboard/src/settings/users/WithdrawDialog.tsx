import { Text } from '@mantine/core';
import { useApiChange } from '../../api/use-api.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useNotify } from '../../shell/use-notify.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { useLast } from '../use-last.ts';
import type { Invitation } from './OpenInvitations.tsx';
import { usersTexts } from './texts.ts';

export const WithdrawDialog = ({
  invitation,
  close,
}: {
  /** Absent: nothing is asked. */
  invitation: Invitation | undefined;
  close: () => void;
}) => {
  const { invitations: texts } = useTexts(usersTexts);
  const notify = useNotify();
  const withdraw = useApiChange('withdrawInvitation', ['listInvitations']);
  const last = useLast(invitation);
  if (last === undefined) return null;
  const { id, email } = last;
  const leave = () => {
    withdraw.reset();
    close();
  };
  const confirm = () =>
    withdraw.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          notify(texts.withdrawn(email));
          leave();
        },
      },
    );
  return (
    <ConfirmDialog
      title={texts.withdrawTitle(email)}
      act={texts.withdraw}
      isOpen={invitation !== undefined}
      close={leave}
      problem={withdraw.error}
      isPending={withdraw.isPending}
      confirm={confirm}
    >
      <Text>{texts.withdrawText}</Text>
    </ConfirmDialog>
  );
};
