import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { WatchedWebhookEndpoint, WebhookDelivery } from '../../api/schema.ts';
import { useApiChange } from '../../api/use-api.ts';
import { useNotify } from '../../components/use-notify.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import { ProblemAlert } from '../../states/ProblemAlert.tsx';
import { readAfterAct } from './act.ts';
import { AttemptDialog } from './AttemptDialog.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { DisableDialog } from './DisableDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { ReplayDialog } from './ReplayDialog.tsx';

type Act = 'replay' | 'change' | 'disable' | 'remove';

const dialogs = { replay: ReplayDialog, change: ChangeDialog, disable: DisableDialog, remove: RemoveDialog };

/** What can be done to an endpoint, as far as the role allows it. */
export const EndpointActions = ({ endpoint }: { endpoint: WatchedWebhookEndpoint }) => {
  const { actions: texts } = useTexts('webhooks');
  const [act, setAct] = useState<Act>();
  const OpenDialog = act && dialogs[act];
  const enable = useEnable(endpoint);
  const maySend = useMay('send_webhooks');
  const mayManage = useMay('manage_webhooks');
  if (!maySend && !mayManage) return null;
  const button = (name: Act) => (
    <Button variant="default" onClick={() => setAct(name)}>
      {texts[name]}
    </Button>
  );
  return (
    <>
      <Group gap="sm">
        {maySend && <TestButton endpoint={endpoint} />}
        {maySend && endpoint.enabled && button('replay')}
        {mayManage && !endpoint.enabled && (
          <Button variant="default" loading={enable.isPending} onClick={enable.start}>
            {texts.enable}
          </Button>
        )}
        {mayManage && button('change')}
        {mayManage && endpoint.enabled && button('disable')}
        {mayManage && (
          <Button variant="light" color="red" onClick={() => setAct('remove')}>
            {texts.remove}
          </Button>
        )}
      </Group>
      <ProblemAlert problem={enable.error} />
      {OpenDialog && <OpenDialog endpoint={endpoint} close={() => setAct(undefined)} />}
    </>
  );
};

const TestButton = ({ endpoint: { id } }: { endpoint: WatchedWebhookEndpoint }) => {
  const { actions, attempt: texts } = useTexts('webhooks');
  const [isOpen, setIsOpen] = useState(false);
  const [sent, setSent] = useState<WebhookDelivery>();
  const test = useApiChange('post', '/webhook-endpoints/{id}/test', readAfterAct);
  const start = () => {
    setSent(undefined);
    setIsOpen(true);
    test.mutate({ params: { path: { id } } }, { onSuccess: setSent });
  };
  return (
    <>
      <Button onClick={start}>{actions.test}</Button>
      {isOpen && (
        <AttemptDialog
          title={texts.testTitle}
          attempt={sent}
          problem={test.error}
          close={() => setIsOpen(false)}
        />
      )}
    </>
  );
};

const useEnable = ({ id }: WatchedWebhookEndpoint) => {
  const { actions: texts } = useTexts('webhooks');
  const notify = useNotify();
  const { mutate, isPending, error } = useApiChange('post', '/webhook-endpoints/{id}/enable', readAfterAct);
  const onSuccess = () => void notify(texts.enabled);
  return { start: () => mutate({ params: { path: { id } } }, { onSuccess }), isPending, error };
};
