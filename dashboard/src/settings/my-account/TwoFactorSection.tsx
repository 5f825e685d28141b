import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { PageSection } from '../../components/PageSection.tsx';
import { Panel } from '../../components/Panel.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { AlertIcon, ShieldIcon } from '../../icons.tsx';
import { useSession } from '../../session/session.ts';
import { ReplaceCodesDialog } from './ReplaceCodesDialog.tsx';
import { TurnOffDialog } from './TurnOffDialog.tsx';
import { TurnOnDialog } from './TurnOnDialog.tsx';

const fewCodes = 3;

/** Whether signing in needs a code, with buttons to change that. */
export const TwoFactorSection = () => {
  const texts = useTexts('twoFactor');
  const { twoFactor, recoveryCodesLeft } = useSession();
  const [dialog, setDialog] = useState<'on' | 'codes' | 'off'>();
  const close = () => setDialog(undefined);
  return (
    <PageSection title={texts.title} text={texts.text}>
      <Panel p={{ base: 'md', sm: 'lg' }}>
        <Stack>
          <Group justify="space-between">
            <Group gap="sm">
              <StatusBadge color={twoFactor ? 'teal' : 'gray'}>
                {twoFactor ? texts.isOn : texts.isOff}
              </StatusBadge>
              <Text>{twoFactor ? texts.left(recoveryCodesLeft) : texts.alone}</Text>
            </Group>
            {twoFactor ? (
              <Group gap="sm">
                <Button variant="default" onClick={() => setDialog('codes')}>
                  {texts.newCodes}
                </Button>
                <Button variant="light" color="red" onClick={() => setDialog('off')}>
                  {texts.turnOff}
                </Button>
              </Group>
            ) : (
              <Button leftSection={<ShieldIcon size={18} />} onClick={() => setDialog('on')}>
                {texts.turnOn}
              </Button>
            )}
          </Group>
          {twoFactor && recoveryCodesLeft <= fewCodes && (
            <Alert color="gold" variant="light" icon={<AlertIcon />}>
              {texts.few}
            </Alert>
          )}
        </Stack>
      </Panel>
      {dialog === 'on' && <TurnOnDialog close={close} />}
      {dialog === 'codes' && <ReplaceCodesDialog close={close} />}
      {dialog === 'off' && <TurnOffDialog close={close} />}
    </PageSection>
  );
};
