import { Alert, Anchor, Text } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { ApiKey } from '../api/schema.ts';
import { useApiChange, useReadAgain } from '../api/use-api.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { useNotify } from '../components/use-notify.ts';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { AlertIcon } from '../icons.tsx';
import { urls } from '../urls.ts';

const inUseMs = 24 * 60 * 60 * 1000;

/** Asks for confirmation, and shows when and from where the key was last used. */
export const RevokeDialog = ({ apiKey, close }: { apiKey: ApiKey; close: () => void }) => {
  const { revoke: texts } = useTexts('apiKeys');
  const notify = useNotify();
  const revoke = useApiChange('post', '/api-keys/{id}/revoke', ['/api-keys']);
  const readAgain = useReadAgain();
  // The list may be minutes old, and the last use has to be up to date here.
  useEffect(() => {
    void readAgain('/api-keys');
  }, [readAgain]);
  const onSuccess = () => {
    notify(texts.done(apiKey.label));
    close();
  };
  return (
    <ConfirmDialog
      title={texts.title(apiKey.label)}
      confirmLabel={texts.confirm(apiKey.label)}
      close={close}
      problem={revoke.error}
      isPending={revoke.isPending}
      confirm={() => revoke.mutate({ params: { path: { id: apiKey.id } } }, { onSuccess })}
    >
      <Text>{texts.text}</Text>
      <Text>
        {texts.endpoints}{' '}
        <Anchor component={Link} to={urls.webhooks}>
          {texts.toEndpoints}
        </Anchor>
      </Text>
      <LastUse apiKey={apiKey} />
    </ConfirmDialog>
  );
};

const LastUse = ({ apiKey: { lastUsedAt, lastUsedFrom } }: { apiKey: ApiKey }) => {
  const { revoke: texts } = useTexts('apiKeys');
  const formats = useFormats();
  if (lastUsedAt === null) return <Text fw={600}>{texts.neverUsed}</Text>;
  const isInUse = formats.ageMs(lastUsedAt) < inUseMs;
  const used = texts.usedLately(formats.ago(lastUsedAt), lastUsedFrom ?? '');
  if (!isInUse) return <Text fw={600}>{used}</Text>;
  return (
    <Alert color="gold" variant="light" icon={<AlertIcon />} title={used}>
      {texts.stillInUse}
    </Alert>
  );
};
