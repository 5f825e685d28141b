import { Title } from '@mantine/core';
import type { WebhookDelivery } from '../../api/schema.ts';
import { CodeBlock } from '../../components/CodeBlock.tsx';
import { useTexts } from '../../i18n/use-texts.ts';

/** What was sent, byte for byte, and the beginning of what came back. */
export const AttemptParts = ({ attempt }: { attempt: WebhookDelivery }) => {
  const { attempt: texts } = useTexts('webhooks');
  const { id, request, answerHead, error } = attempt;
  const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`);
  const sent = [`POST ${request.url}`, ...headers, '', request.body ?? texts.bodyGone].join('\n');
  return (
    <>
      <div>
        <Title order={3} size="h4">
          {texts.request}
        </Title>
        <CodeBlock code={sent} name={texts.requestOf(id)} wraps />
      </div>
      <div>
        <Title order={3} size="h4">
          {texts.answer}
        </Title>
        <CodeBlock code={answerHead ?? error ?? texts.noAnswer} name={texts.answerOf(id)} wraps />
      </div>
    </>
  );
};
