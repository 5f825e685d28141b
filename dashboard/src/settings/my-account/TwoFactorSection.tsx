import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Panel } from '../../components/Panel.tsx';
import { Part } from '../../components/Part.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { AlertIcon, ShieldIcon } from '../../icons.tsx';
import { useSession } from '../../session/session.ts';
import { ReplaceCodesDialog } from './ReplaceCodesDialog.tsx';
import { TurnOffDialog } from './TurnOffDialog.tsx';
import { TurnOnDialog } from './TurnOnDialog.tsx';

const fewCodes = 3;

/** Whether signing in takes a code, and what can be done about it. */
export const TwoFactorSection = () => {
  const texts = useTexts('twoFactor');
  const { twoFactor, recoveryCodesLeft } = useSession();
  const [asked, setAsked] = useState<'on' | 'codes' | 'off'>();
  const close = () => setAsked(undefined);
  return (
    <Part title={texts.title} text={texts.text}>
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
                <Button variant="default" onClick={() => setAsked('codes')}>
                  {texts.newCodes}
                </Button>
                <Button variant="light" color="red" onClick={() => setAsked('off')}>
                  {texts.turnOff}
                </Button>
              </Group>
            ) : (
              <Button leftSection={<ShieldIcon size={18} />} onClick={() => setAsked('on')}>
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
      {asked === 'on' && <TurnOnDialog close={close} />}
      {asked === 'codes' && <ReplaceCodesDialog close={close} />}
      {asked === 'off' && <TurnOffDialog close={close} />}
    </Part>
  );
};
