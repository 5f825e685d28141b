import { Alert, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { WatchedWebhookEndpoint } from '../../api/schema.ts';
import { HiddenSecret } from '../../components/HiddenSecret.tsx';
import { Section } from '../../components/Section.tsx';
import { SecretField } from '../../components/SecretField.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { AlertIcon } from '../../icons.tsx';
import { useMay } from '../../session/session.ts';
import { RevealSecretDialog } from './RevealSecretDialog.tsx';
import { RotateDialog } from './RotateDialog.tsx';

/** The secret of an endpoint, kept in this component only until it is hidden or the page is left, and its public key. */
export const SecretSection = ({ endpoint }: { endpoint: WatchedWebhookEndpoint }) => {
  const { secret: texts } = useTexts('webhooks');
  const { copy } = useTexts('components');
  const formats = useFormats();
  const may = useMay('manage_webhooks');
  const [dialog, setDialog] = useState<'reveal' | 'rotate'>();
  const [revealed, setRevealed] = useState<{ readonly text: string; readonly publicKey: string | null }>();
  const close = () => setDialog(undefined);
  const { publicKey, previousSecretUntil } = endpoint;
  // After a rotation what was revealed is the secret before, which must not pass for the present one.
  const isPresent = revealed?.publicKey === publicKey;
  const rotate = (
    <Button variant="default" size="xs" onClick={() => setDialog('rotate')}>
      {texts.rotate}
    </Button>
  );
  return (
    <Section title={texts.title} aside={may ? rotate : undefined}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {texts.text}
        </Text>
        {may && publicKey !== null && (
          <HiddenSecret
            start="whsec_"
            revealed={isPresent ? revealed?.text : undefined}
            texts={texts}
            reveal={() => setDialog('reveal')}
            hide={() => setRevealed(undefined)}
          />
        )}
        {previousSecretUntil !== null && (
          <Text size="sm">{texts.previous(formats.realTime(previousSecretUntil))}</Text>
        )}
        {publicKey === null ? (
          <Alert color="red" variant="light" icon={<AlertIcon />}>
            {texts.lost}
          </Alert>
        ) : (
          <div>
            <Text size="sm" c="dimmed" mb={4}>
              {texts.publicKey}
            </Text>
            <SecretField text={publicKey} name={copy.what(texts.publicKey)} />
          </div>
        )}
      </Stack>
      {dialog === 'reveal' && (
        <RevealSecretDialog
          endpoint={endpoint}
          close={close}
          show={(text) => setRevealed({ text, publicKey })}
        />
      )}
      {dialog === 'rotate' && <RotateDialog endpoint={endpoint} close={close} />}
    </Section>
  );
};
