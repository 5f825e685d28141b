import { Badge, Button, Group, Title } from '@mantine/core';
import { useState } from 'react';
import type { ApiKey, RevealedApiKey } from '../api/schema.ts';
import { Fact, Facts } from '../components/Facts.tsx';
import { Moment } from '../format/Moment.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { ApiKeyAllowListDialog } from './ApiKeyAllowListDialog.tsx';
import classes from './ApiKeyCard.module.css';
import { KeyField } from './KeyField.tsx';
import { RevealDialog } from './RevealDialog.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';

/** One active key. A revealed value is kept in this component only, until it is hidden or the page is left. */
export const ApiKeyCard = ({ apiKey }: { apiKey: ApiKey }) => {
  const { keys: texts } = useTexts('apiKeys');
  const [dialog, setDialog] = useState<'reveal' | 'revoke' | 'allow-list'>();
  const [revealed, setRevealed] = useState<RevealedApiKey>();
  const close = () => setDialog(undefined);
  const { label, createdAt, createdBy, lastUsedAt, lastUsedFrom } = apiKey;
  return (
    <li className={classes.card}>
      <Group justify="space-between" align="flex-start" gap="sm">
        <Group gap="xs">
          <Title order={2} className={classes.label}>
            {label}
          </Title>
          {apiKey.mayBookRefunds && <Badge variant="light">{texts.booksRefunds}</Badge>}
        </Group>
        <Group gap="xs">
          <Button
            variant="default"
            size="xs"
            onClick={() => setDialog('allow-list')}
            aria-label={texts.allowListOf(label)}
          >
            {texts.allowList}
          </Button>
          <Button
            variant="light"
            color="red"
            size="xs"
            onClick={() => setDialog('revoke')}
            aria-label={texts.revokeOf(label)}
          >
            {texts.revoke}
          </Button>
        </Group>
      </Group>
      <KeyField
        apiKey={apiKey}
        revealed={revealed}
        reveal={() => setDialog('reveal')}
        hide={() => setRevealed(undefined)}
      />
      <Facts>
        <Fact name={texts.created}>
          <Moment at={createdAt} /> {texts.by(createdBy)}
        </Fact>
        <Fact name={texts.lastUse}>
          {lastUsedAt === null ? (
            texts.neverUsed
          ) : (
            <>
              <Moment at={lastUsedAt} /> {texts.from(lastUsedFrom ?? '')}
            </>
          )}
        </Fact>
      </Facts>
      {dialog === 'reveal' && <RevealDialog apiKey={apiKey} close={close} show={setRevealed} />}
      {dialog === 'revoke' && <RevokeDialog apiKey={apiKey} close={close} />}
      {dialog === 'allow-list' && <ApiKeyAllowListDialog apiKey={apiKey} close={close} />}
    </li>
  );
};
