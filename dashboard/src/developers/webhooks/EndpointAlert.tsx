import { Alert } from '@mantine/core';
import type { WatchedWebhookEndpoint } from '../../api/schema.ts';
import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { AlertIcon, RefreshIcon } from '../../icons.tsx';

/** What someone should know or do about an endpoint. Nothing where all is well. */
export const EndpointAlert = ({ endpoint }: { endpoint: WatchedWebhookEndpoint }) => {
  const { one: texts } = useTexts('webhooks');
  const formats = useFormats();
  const { disabledAt, disabledReason, failingSince, isReplaying } = endpoint;
  if (disabledAt !== null && disabledReason !== null) {
    const isGivenUp = disabledReason === 'gone' || disabledReason === 'failing';
    return (
      <Alert
        color={isGivenUp ? 'red' : 'gray'}
        variant="light"
        icon={<AlertIcon />}
        title={texts.disabled.title(formats.realTime(disabledAt))}
      >
        {texts.disabled[disabledReason]}
      </Alert>
    );
  }
  return (
    <>
      {failingSince !== null && (
        <Alert
          color="gold"
          variant="light"
          icon={<AlertIcon />}
          title={texts.failing.title(formats.realTime(failingSince))}
        >
          {texts.failing.text}
        </Alert>
      )}
      {isReplaying && (
        <Alert color="blue" variant="light" icon={<RefreshIcon />}>
          {texts.replaying}
        </Alert>
      )}
    </>
  );
};
