import { Text } from '@mantine/core';
import { useApiChange } from '../../api/use-api.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useNotify } from '../../components/use-notify.ts';
import { useTexts } from '../../i18n/use-texts.ts';

export interface Decision {
  readonly act: 'approve' | 'refuse' | 'withdraw';
  readonly id: string;
}

/** Asks once more before a request is approved, refused or withdrawn. */
export const DecisionDialog = ({
  decision: { act, id },
  close,
}: {
  decision: Decision;
  close: () => void;
}) => {
  const texts = useTexts('users').requests[act];
  const notify = useNotify();
  const approve = useApiChange('post', '/access-requests/{id}/approve', ['/access-requests']);
  const refuse = useApiChange('post', '/access-requests/{id}/refuse', ['/access-requests']);
  const change = act === 'approve' ? approve : refuse;
  const onSuccess = () => {
    notify(texts.done);
    close();
  };
  return (
    <ConfirmDialog
      title={texts.title}
      confirmLabel={texts.button}
      close={close}
      problem={change.error}
      isPending={change.isPending}
      confirm={() => change.mutate({ params: { path: { id } } }, { onSuccess })}
    >
      <Text>{texts.text}</Text>
    </ConfirmDialog>
  );
};
