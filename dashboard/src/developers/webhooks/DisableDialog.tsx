import { Text } from '@mantine/core';
import { useApiChange } from '../../api/use-api.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useNotify } from '../../components/use-notify.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { readAfterAct, type ActProps } from './act.ts';

export const DisableDialog = ({ endpoint: { id, url }, close }: ActProps) => {
  const { disableDialog: texts, actions } = useTexts('webhooks');
  const notify = useNotify();
  const disable = useApiChange('post', '/webhook-endpoints/{id}/disable', readAfterAct);
  const onSuccess = () => {
    notify(actions.disabled);
    close();
  };
  return (
    <ConfirmDialog
      title={texts.title}
      confirmLabel={texts.confirm}
      close={close}
      problem={disable.error}
      isPending={disable.isPending}
      confirm={() => disable.mutate({ params: { path: { id } } }, { onSuccess })}
    >
      <Text>{texts.text(url)}</Text>
    </ConfirmDialog>
  );
};
