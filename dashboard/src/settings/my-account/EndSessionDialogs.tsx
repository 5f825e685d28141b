import { Text } from '@mantine/core';
import { useApiChange } from '../../api/use-api.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useNotify } from '../../shell/use-notify.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { useLast } from '../use-last.ts';
import type { OwnSession } from './OwnSessions.tsx';
import { myAccountTexts } from './texts.ts';
import { useDeviceWords } from './use-device-words.ts';

export const EndSessionDialog = ({
  session,
  close,
}: {
  /** Absent: nothing is asked. */
  session: OwnSession | undefined;
  close: () => void;
}) => {
  const { sessions: texts } = useTexts(myAccountTexts);
  const deviceWords = useDeviceWords();
  const notify = useNotify();
  const end = useApiChange('endSession', ['listSessions']);
  const last = useLast(session);
  if (last === undefined) return null;
  const device = deviceWords(last.userAgent);
  const leave = () => {
    end.reset();
    close();
  };
  const onSuccess = () => {
    notify(texts.ended(device));
    leave();
  };
  return (
    <ConfirmDialog
      title={texts.endTitle(device)}
      act={texts.endAct}
      isOpen={session !== undefined}
      close={leave}
      problem={end.error}
      isPending={end.isPending}
      confirm={() => end.mutate({ params: { id: last.id } }, { onSuccess })}
    >
      <Text>{texts.endText(last.address)}</Text>
    </ConfirmDialog>
  );
};

export const EndOthersDialog = ({ isOpen, close }: { isOpen: boolean; close: () => void }) => {
  const { sessions: texts } = useTexts(myAccountTexts);
  const notify = useNotify();
  const end = useApiChange('endOtherSessions', ['listSessions']);
  const onSuccess = () => {
    notify(texts.endedOthers);
    close();
  };
  return (
    <ConfirmDialog
      title={texts.endOthersTitle}
      act={texts.endOthersAct}
      isOpen={isOpen}
      close={close}
      problem={end.error}
      isPending={end.isPending}
      confirm={() => end.mutate({}, { onSuccess })}
    >
      <Text>{texts.endOthersText}</Text>
    </ConfirmDialog>
  );
};
