import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useApi, useApiChange } from '../../api/use-api.ts';
import { useNotify } from '../../components/use-notify.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { EndpointForm } from './EndpointForm.tsx';
import { useEndpointDraft } from './use-endpoint-draft.ts';

/** Adds an endpoint for the events of one of the newest hundred keys, or of all keys. */
export const AddDialog = ({ close, show }: { close: () => void; show: (id: string) => void }) => {
  const { form: texts, allKeys } = useTexts('webhooks');
  const notify = useNotify();
  const draft = useEndpointDraft();
  const [apiKeyId, setApiKeyId] = useState('');
  const keys = useApi('/api-keys', { params: { query: { limit: 100 } } }).data?.items ?? [];
  const add = useApiChange('post', '/webhook-endpoints', ['/webhook-endpoints']);
  return (
    <EndpointForm
      {...draft}
      title={texts.addTitle}
      submitLabel={texts.add}
      problem={add.error}
      isPending={add.isPending}
      close={close}
      send={(order) =>
        add.mutate(
          { body: { ...order, apiKeyId: apiKeyId === '' ? null : apiKeyId } },
          {
            onSuccess: ({ id }) => {
              notify(texts.added);
              close();
              show(id);
            },
          },
        )
      }
    >
      <NativeSelect
        label={texts.source}
        value={apiKeyId}
        onChange={(event) => setApiKeyId(event.currentTarget.value)}
        data={[
          { value: '', label: allKeys },
          ...keys
            .filter(({ revokedAt }) => revokedAt === null)
            .map(({ id, label }) => ({ value: id, label })),
        ]}
      />
    </EndpointForm>
  );
};
