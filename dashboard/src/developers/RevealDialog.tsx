import { Text } from '@mantine/core';
import type { ApiKey, RevealedApiKey } from '../api/schema.ts';
import { useApiChange } from '../api/use-api.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { PasswordDialog } from '../password/PasswordDialog.tsx';

export const RevealDialog = ({
  apiKey,
  close,
  show,
}: {
  apiKey: ApiKey;
  close: () => void;
  show: (revealed: RevealedApiKey) => void;
}) => {
  const { reveal: texts } = useTexts('apiKeys');
  const reveal = useApiChange('post', '/api-keys/{id}/reveal', []);
  const onSuccess = (revealed: RevealedApiKey) => {
    show(revealed);
    close();
  };
  return (
    <PasswordDialog
      title={texts.title(apiKey.label)}
      close={close}
      problem={reveal.error}
      isPending={reveal.isPending}
      submit={(body) => reveal.mutate({ params: { path: { id: apiKey.id } }, body }, { onSuccess })}
    >
      <Text size="sm" c="dimmed">
        {texts.text}
      </Text>
    </PasswordDialog>
  );
};
