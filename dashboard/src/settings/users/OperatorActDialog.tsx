import { Text } from '@mantine/core';
import type { Operator } from '../../api/schema.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useNotify } from '../../components/use-notify.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { takesAway, useOperatorAct, type OperatorAct } from './operator-acts.ts';

/** Asks once before anything is done to somebody, and says what it ends. */
export const OperatorActDialog = ({
  operator: { id, email, isYou },
  act,
  close,
}: {
  operator: Operator;
  act: OperatorAct;
  close: () => void;
}) => {
  const texts = useTexts('users').acts[act];
  const notify = useNotify();
  const change = useOperatorAct(id);
  const onSuccess = () => {
    notify(texts.done(email));
    close();
  };
  return (
    <ConfirmDialog
      title={texts.title(email)}
      act={texts.act(email)}
      isHarmless={!takesAway[act]}
      close={close}
      problem={change.error}
      isPending={change.isPending}
      confirm={() => change.mutate(act, { onSuccess })}
    >
      <Text>{texts.text(email)}</Text>
      {isYou && texts.self !== '' && <Text fw={600}>{texts.self}</Text>}
    </ConfirmDialog>
  );
};
