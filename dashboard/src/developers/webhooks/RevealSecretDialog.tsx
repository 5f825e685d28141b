import { Text } from '@mantine/core';
import { useApiChange } from '../../api/use-api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PasswordDialog } from '../../password/PasswordDialog.tsx';
import type { ActProps } from './act.ts';

export const RevealSecretDialog = ({
  endpoint: { id },
  close,
  show,
}: ActProps & { readonly show: (secret: string) => void }) => {
  const { secret } = useTexts('webhooks');
  const { revealDialog: texts } = secret;
  const reveal = useApiChange('post', '/webhook-endpoints/{id}/reveal', []);
  const onSuccess = (revealed: { secret: string }) => {
    show(revealed.secret);
    close();
  };
  return (
    <PasswordDialog
      title={texts.title}
      close={close}
      problem={reveal.error}
      isPending={reveal.isPending}
      submit={(body) => reveal.mutate({ params: { path: { id } }, body }, { onSuccess })}
    >
      <Text size="sm" c="dimmed">
        {texts.text}
      </Text>
    </PasswordDialog>
  );
};
