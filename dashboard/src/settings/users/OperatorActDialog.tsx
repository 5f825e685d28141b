import { Text } from '@mantine/core';
import { useTexts } from '../../i18n/texts.ts';
import { useNotify } from '../../shell/use-notify.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { useLast } from '../use-last.ts';
import { takesAway, useOperatorAct, type Operator, type OperatorAct } from './operator-acts.ts';
import { usersTexts } from './texts.ts';

/** Asks once before anything is done to somebody, and says what it ends. */
export const OperatorActDialog = ({
  operator: { id, email, isYou },
  act,
  close,
}: {
  operator: Operator;
  /** Absent: nothing is asked. */
  act: OperatorAct | undefined;
  close: () => void;
}) => {
  const { acts } = useTexts(usersTexts);
  const notify = useNotify();
  const change = useOperatorAct(id);
  const last = useLast(act);
  if (last === undefined) return null;
  const texts = acts[last];
  const leave = () => {
    change.reset();
    close();
  };
  const confirm = () =>
    change.mutate(last, {
      onSuccess: () => {
        notify(texts.done(email));
        leave();
      },
    });
  return (
    <ConfirmDialog
      title={texts.title(email)}
      act={texts.act(email)}
      isHarmless={!takesAway[last]}
      isOpen={act !== undefined}
      close={leave}
      problem={change.error}
      isPending={change.isPending}
      confirm={confirm}
    >
      <Text>{texts.text(email)}</Text>
      {isYou && texts.self !== '' && <Text fw={600}>{texts.self}</Text>}
    </ConfirmDialog>
  );
};
