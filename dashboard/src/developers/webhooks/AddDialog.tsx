import { useState } from 'react';
import { useApiChange } from '../../api/use-api.ts';
import { PlatformChoice } from '../../components/PlatformChoice.tsx';
import { useNotify } from '../../components/use-notify.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { EndpointForm } from './EndpointForm.tsx';
import { useEndpointDraft } from './use-endpoint-draft.ts';

/** Adds an endpoint for the events of one platform, or of all. With one platform there is nothing to choose. */
export const AddDialog = ({ close, show }: { close: () => void; show: (id: string) => void }) => {
  const { form: texts } = useTexts('webhooks');
  const notify = useNotify();
  const draft = useEndpointDraft();
  const [platformId, setPlatformId] = useState<number>();
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
          { body: { ...order, platformId: platformId ?? null } },
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
      <PlatformChoice label={texts.source} value={platformId} change={setPlatformId} hasAll />
    </EndpointForm>
  );
};
