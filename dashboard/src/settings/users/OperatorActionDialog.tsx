import { Text } from '@mantine/core';
import type { Operator } from '../../api/schema.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useNotify } from '../../components/use-notify.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { isDestructive, useOperatorAction, type OperatorAction } from './operator-actions.ts';

/** Asks for confirmation, and says what will happen to the operator. */
export const OperatorActionDialog = ({
  operator: { id, email, isYou },
  action,
  close,
}: {
  operator: Operator;
  action: Exclude<OperatorAction, 'changeRole'>;
  close: () => void;
}) => {
  const texts = useTexts('users').actions[action];
  const notify = useNotify();
  const change = useOperatorAction(id);
  const onSuccess = () => {
    notify(texts.done(email));
    close();
  };
  return (
    <ConfirmDialog
      title={texts.title(email)}
      confirmLabel={texts.confirm(email)}
      isHarmless={!isDestructive[action]}
      close={close}
      problem={change.error}
      isPending={change.isPending}
      confirm={() => change.mutate(action, { onSuccess })}
    >
      <Text>{texts.text(email)}</Text>
      {isYou && texts.self !== '' && <Text fw={600}>{texts.self}</Text>}
    </ConfirmDialog>
  );
};
