import { Button } from '@mantine/core';
import { useState } from 'react';
import type { WebhookDelivery } from '../../api/schema.ts';
import { useApiChange } from '../../api/use-api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import { AttemptDialog } from './AttemptDialog.tsx';

interface Props {
  readonly endpointId: string;
  readonly eventId: string;
  /** What tells it from the other buttons of a list. */
  readonly name: string;
}

/** Sends one event to one endpoint now, and shows the answer. For administrators. */
export const SendAgainButton = ({ endpointId, eventId, name }: Props) => {
  const { attempt: texts } = useTexts('webhooks');
  const may = useMay('send_webhooks');
  const [isOpen, setIsOpen] = useState(false);
  const [sent, setSent] = useState<WebhookDelivery>();
  const send = useApiChange('post', '/webhook-endpoints/{id}/send', [
    '/event-deliveries',
    '/webhook-endpoints/{id}/deliveries',
    '/webhook-endpoints/{id}',
  ]);
  if (!may) return null;
  const start = () => {
    setSent(undefined);
    setIsOpen(true);
    send.mutate({ params: { path: { id: endpointId } }, body: { eventId } }, { onSuccess: setSent });
  };
  return (
    <>
      <Button variant="default" size="xs" onClick={start} aria-label={texts.sendAgainTo(name)}>
        {texts.sendAgain}
      </Button>
      {isOpen && (
        <AttemptDialog
          title={texts.sendTitle}
          attempt={sent}
          problem={send.error}
          close={() => setIsOpen(false)}
        />
      )}
    </>
  );
};
