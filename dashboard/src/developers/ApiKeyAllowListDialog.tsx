import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ApiKey } from '../api/schema.ts';
import { useApi, useApiChange } from '../api/use-api.ts';
import { Dialog } from '../components/Dialog.tsx';
import { LeaveDialog } from '../components/LeaveWarning.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { Answered } from '../states/Answered.tsx';
import { AllowListEditor } from './AllowListEditor.tsx';

/** The addresses that one key may be used from. */
export const ApiKeyAllowListDialog = ({ apiKey, close }: { apiKey: ApiKey; close: () => void }) => {
  const texts = useTexts('apiKeys');
  const { descriptionOfKey } = useTexts('ipAllowList');
  const [isChanged, setIsChanged] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const params = { path: { id: apiKey.id } };
  const query = useApi('/api-keys/{id}/ip-allow-list', { params });
  const replace = useApiChange('put', '/api-keys/{id}/ip-allow-list', ['/api-keys/{id}/ip-allow-list']);
  return (
    <Dialog
      title={texts.keys.allowListOf(apiKey.label)}
      close={isChanged ? () => setIsLeaving(true) : close}
      size="xl"
    >
      <Stack>
        <Text c="dimmed">{descriptionOfKey(apiKey.label)}</Text>
        <Answered query={query}>
          {(list) => (
            <AllowListEditor
              list={list}
              apiKeyId={apiKey.id}
              onChange={setIsChanged}
              isSaving={replace.isPending}
              problem={replace.error}
              save={(body, onSaved) =>
                replace.mutate({ params, body }, { onSuccess: onSaved, onError: () => void query.refetch() })
              }
            />
          )}
        </Answered>
      </Stack>
      {isLeaving && <LeaveDialog leave={close} stay={() => setIsLeaving(false)} />}
    </Dialog>
  );
};
