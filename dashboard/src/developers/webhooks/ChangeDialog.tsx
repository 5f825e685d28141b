import { useApiChange } from '../../api/use-api.ts';
import { useNotify } from '../../components/use-notify.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { EndpointForm } from './EndpointForm.tsx';
import { readAfterAct, type ActProps } from './act.ts';
import { useEndpointDraft } from './use-endpoint-draft.ts';

export const ChangeDialog = ({ endpoint, close }: ActProps) => {
  const { form: texts } = useTexts('webhooks');
  const notify = useNotify();
  const draft = useEndpointDraft(endpoint);
  const change = useApiChange('patch', '/webhook-endpoints/{id}', readAfterAct);
  return (
    <EndpointForm
      {...draft}
      title={texts.changeTitle}
      submitLabel={texts.save}
      problem={change.error}
      isPending={change.isPending}
      close={close}
      send={(body) =>
        change.mutate(
          { params: { path: { id: endpoint.id } }, body },
          {
            onSuccess: () => {
              notify(texts.changed);
              close();
            },
          },
        )
      }
    />
  );
};
