import type { WebhookDelivery } from '../../api/schema.ts';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';

/** Whether an attempt was accepted, and after how long which status came. */
export const AttemptAnswer = ({ attempt }: { attempt: WebhookDelivery }) => {
  const { attempt: texts } = useTexts('webhooks');
  const { delivery } = useTexts('events');
  const formats = useFormats();
  const { accepted, answerStatus, durationMs } = attempt;
  return (
    <>
      <StatusBadge color={accepted ? 'teal' : 'red'}>{accepted ? texts.accepted : texts.failed}</StatusBadge>
      <span>
        {answerStatus === null ? texts.noAnswer : delivery.status(String(answerStatus))}{' '}
        {texts.took(formats.callTime(durationMs))}
      </span>
    </>
  );
};
