import { Button, Group, Title } from '@mantine/core';
import { useState } from 'react';
import type { ApiKey, RevealedApiKey } from '../api/schema.ts';
import { StatusBadge } from '../components/StatusBadge.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { useMay } from '../session/session.ts';
import { ApiKeyAllowListDialog } from './ApiKeyAllowListDialog.tsx';
import classes from './ApiKeyCard.module.css';
import { ApiKeyFacts } from './ApiKeyFacts.tsx';
import { KeyField } from './KeyField.tsx';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import { RevealDialog } from './RevealDialog.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';

type DialogName = 'reveal' | 'replace' | 'revoke' | 'allow-list';

/** One active key. A revealed value is kept in this component only, until it is hidden or the page is left. */
export const ApiKeyCard = ({ apiKey: stored }: { apiKey: ApiKey }) => {
  const { keys: texts } = useTexts('apiKeys');
  const [dialog, setDialog] = useState<DialogName>();
  const [revealed, setRevealed] = useState<RevealedApiKey>();
  const mayManage = useMay('manage_api_keys');
  const mayLimit = useMay('manage_allow_lists');
  const close = () => setDialog(undefined);
  const isReplaced = stored.replacedBy !== null;
  // The key in its place has the same label: buttons and dialogs have to say which one is meant.
  const apiKey = isReplaced ? { ...stored, label: texts.oldKey(stored.label) } : stored;
  const button = (name: DialogName, text: string, label: string) => (
    <Button
      {...(name === 'revoke' ? { variant: 'light', color: 'red' } : { variant: 'default' })}
      size="xs"
      onClick={() => setDialog(name)}
      aria-label={label}
    >
      {text}
    </Button>
  );
  return (
    <li className={classes.card}>
      <Group justify="space-between" align="flex-start" gap="sm">
        <Group gap="xs">
          <Title order={2} className={classes.label}>
            {stored.label}
          </Title>
          {isReplaced && <StatusBadge color="gold">{texts.replaced}</StatusBadge>}
        </Group>
        <Group gap="xs">
          {mayLimit && button('allow-list', texts.allowList, texts.allowListOf(apiKey.label))}
          {mayManage && !isReplaced && button('replace', texts.replace, texts.replaceOf(apiKey.label))}
          {mayManage && button('revoke', texts.revoke, texts.revokeOf(apiKey.label))}
        </Group>
      </Group>
      {mayManage && (
        <KeyField
          apiKey={apiKey}
          revealed={revealed}
          reveal={() => setDialog('reveal')}
          hide={() => setRevealed(undefined)}
        />
      )}
      <ApiKeyFacts apiKey={apiKey} />
      {dialog === 'reveal' && <RevealDialog apiKey={apiKey} close={close} show={setRevealed} />}
      {dialog === 'replace' && <ReplaceDialog apiKey={apiKey} close={close} />}
      {dialog === 'revoke' && <RevokeDialog apiKey={apiKey} close={close} />}
      {dialog === 'allow-list' && <ApiKeyAllowListDialog apiKey={apiKey} close={close} />}
    </li>
  );
};
