import { Text } from '@mantine/core';
import type { OpenInvitation } from '../../api/schema.ts';
import { useApiChange } from '../../api/use-api.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useNotify } from '../../components/use-notify.ts';
import { useTexts } from '../../i18n/use-texts.ts';

export const WithdrawDialog = ({
  invitation: { id, email },
  close,
}: {
  invitation: OpenInvitation;
  close: () => void;
}) => {
  const { invitations: texts } = useTexts('users');
  const notify = useNotify();
  const withdraw = useApiChange('delete', '/invitations/{id}', ['/invitations']);
  const onSuccess = () => {
    notify(texts.withdrawn(email));
    close();
  };
  return (
    <ConfirmDialog
      title={texts.withdrawTitle(email)}
      confirmLabel={texts.withdraw}
      close={close}
      problem={withdraw.error}
      isPending={withdraw.isPending}
      confirm={() => withdraw.mutate({ params: { path: { id } } }, { onSuccess })}
    >
      <Text>{texts.withdrawText}</Text>
    </ConfirmDialog>
  );
};
