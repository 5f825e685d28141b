import { Text } from '@mantine/core';
import type { OwnSession } from '../../api/schema.ts';
import { useApiChange } from '../../api/use-api.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useNotify } from '../../components/use-notify.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useDeviceName } from './use-device-name.ts';

export const EndSessionDialog = ({
  session: { id, userAgent, address },
  close,
}: {
  session: OwnSession;
  close: () => void;
}) => {
  const { sessions: texts } = useTexts('myAccount');
  const device = useDeviceName()(userAgent);
  const notify = useNotify();
  const end = useApiChange('delete', '/sessions/{id}', ['/sessions']);
  const onSuccess = () => {
    notify(texts.ended(device));
    close();
  };
  return (
    <ConfirmDialog
      title={texts.endTitle(device)}
      confirmLabel={texts.endConfirm}
      close={close}
      problem={end.error}
      isPending={end.isPending}
      confirm={() => end.mutate({ params: { path: { id } } }, { onSuccess })}
    >
      <Text>{texts.endText(address)}</Text>
    </ConfirmDialog>
  );
};

export const EndOthersDialog = ({ close }: { close: () => void }) => {
  const { sessions: texts } = useTexts('myAccount');
  const notify = useNotify();
  const end = useApiChange('delete', '/sessions', ['/sessions']);
  const onSuccess = () => {
    notify(texts.endedOthers);
    close();
  };
  return (
    <ConfirmDialog
      title={texts.endOthersTitle}
      confirmLabel={texts.endOthersConfirm}
      close={close}
      problem={end.error}
      isPending={end.isPending}
      confirm={() => end.mutate({}, { onSuccess })}
    >
      <Text>{texts.endOthersText}</Text>
    </ConfirmDialog>
  );
};
