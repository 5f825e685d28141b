import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useApi, useApiChange } from '../../api/use-api.ts';
import { useNotify } from '../../components/use-notify.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { EndpointForm } from './EndpointForm.tsx';
import { useEndpointDraft } from './use-endpoint-draft.ts';

/** Adds an endpoint for the events of one platform, or of all. With one platform there is nothing to choose. */
export const AddDialog = ({ close, show }: { close: () => void; show: (id: string) => void }) => {
  const { form: texts, allPlatforms } = useTexts('webhooks');
  const notify = useNotify();
  const draft = useEndpointDraft();
  const [platformId, setPlatformId] = useState('');
  const platforms = useApi('/platforms', {}).data?.items ?? [];
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
          { body: { ...order, platformId: platformId === '' ? null : Number(platformId) } },
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
      {platforms.length > 1 && (
        <NativeSelect
          label={texts.source}
          value={platformId}
          onChange={(event) => setPlatformId(event.currentTarget.value)}
          data={[
            { value: '', label: allPlatforms },
            ...platforms.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      )}
    </EndpointForm>
  );
};
