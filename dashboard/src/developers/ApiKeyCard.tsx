import { Button, Group, Title } from '@mantine/core';
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

/** One key that works. Its value is in this component alone, from the padlock to hiding it or leaving the page. */
export const ApiKeyCard = ({ apiKey }: { apiKey: ApiKey }) => {
  const { keys: texts } = useTexts('apiKeys');
  const [asked, setAsked] = useState<'reveal' | 'revoke' | 'allow-list'>();
  const [revealed, setRevealed] = useState<RevealedApiKey>();
  const close = () => setAsked(undefined);
  const { label, createdAt, createdBy, lastUsedAt, lastUsedFrom } = apiKey;
  return (
    <li className={classes.card}>
      <Group justify="space-between" align="flex-start" gap="sm">
        <Title order={2} className={classes.label}>
          {label}
        </Title>
        <Group gap="xs">
          <Button
            variant="default"
            size="xs"
            onClick={() => setAsked('allow-list')}
            aria-label={texts.allowListOf(label)}
          >
            {texts.allowList}
          </Button>
          <Button
            variant="light"
            color="red"
            size="xs"
            onClick={() => setAsked('revoke')}
            aria-label={texts.revokeOf(label)}
          >
            {texts.revoke}
          </Button>
        </Group>
      </Group>
      <KeyField
        label={label}
        revealed={revealed}
        reveal={() => setAsked('reveal')}
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
      {asked === 'reveal' && <RevealDialog apiKey={apiKey} close={close} show={setRevealed} />}
      {asked === 'revoke' && <RevokeDialog apiKey={apiKey} close={close} />}
      {asked === 'allow-list' && <ApiKeyAllowListDialog apiKey={apiKey} close={close} />}
    </li>
  );
};
