import { Text } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useApiChange } from '../../api/use-api.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useNotify } from '../../components/use-notify.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { urls } from '../../urls.ts';
import type { ActProps } from './act.ts';

/** Leads back to the list, where the endpoint is gone. */
export const RemoveDialog = ({ endpoint: { id, url }, close }: ActProps) => {
  const { removeDialog: texts, actions } = useTexts('webhooks');
  const notify = useNotify();
  const navigate = useNavigate();
  const remove = useApiChange('delete', '/webhook-endpoints/{id}', ['/webhook-endpoints']);
  const onSuccess = () => {
    notify(actions.removed);
    void navigate(urls.webhooks);
  };
  return (
    <ConfirmDialog
      title={texts.title}
      confirmLabel={texts.confirm}
      close={close}
      problem={remove.error}
      isPending={remove.isPending}
      confirm={() => remove.mutate({ params: { path: { id } } }, { onSuccess })}
    >
      <Text>{texts.text(url)}</Text>
    </ConfirmDialog>
  );
};
