import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ApiKey } from '../api/types.ts';
import { useApiChange } from '../api/use-api.ts';
import { Dialog } from '../components/Dialog.tsx';
import { useNotify } from '../components/use-notify.ts';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/texts.ts';
import { AlertIcon } from '../icons.tsx';
import { ProblemAlert } from '../states/ProblemAlert.tsx';
import { developerTexts } from './texts.ts';

const inUseMs = 24 * 60 * 60 * 1000;

/** Asks once, naming the key and how recently and from where it was used. */
export const RevokeDialog = ({ apiKey, close }: { apiKey: ApiKey; close: () => void }) => {
  const texts = useTexts(developerTexts);
  const notify = useNotify();
  const revoke = useApiChange('revokeApiKey', ['listApiKeys']);
  const queryClient = useQueryClient();
  // The list may be minutes old, and what counts here is the use just now.
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: ['listApiKeys'] });
  }, [queryClient]);
  const act = () =>
    revoke.mutate(
      { params: { id: apiKey.id } },
      {
        onSuccess: () => {
          notify(texts.revoke.done(apiKey.label));
          close();
        },
      },
    );
  return (
    <Dialog title={texts.revoke.title(apiKey.label)} close={close}>
      <Stack>
        <ProblemAlert problem={revoke.error} />
        <Text>{texts.revoke.text}</Text>
        <LastUse apiKey={apiKey} />
        <Group justify="flex-end" mt="xs">
          <Button variant="default" onClick={close} data-autofocus>
            {texts.cancel}
          </Button>
          <Button color="red" loading={revoke.isPending} onClick={act}>
            {texts.revoke.act(apiKey.label)}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};

const LastUse = ({ apiKey: { lastUsedAt, lastUsedFrom } }: { apiKey: ApiKey }) => {
  const { revoke: texts } = useTexts(developerTexts);
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
