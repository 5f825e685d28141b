import { Code } from '@mantine/core';
import type { ApiKey } from '../api/schema.ts';
import { Fact, Facts } from '../components/Facts.tsx';
import { Moment } from '../format/Moment.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { useNameOfPlatform } from '../session/platforms.ts';
import { keyStart } from './key-start.ts';
import { useRightsText } from './use-rights-text.ts';

/** What a key may do, where it comes from, and when it was last used. */
export const ApiKeyFacts = ({ apiKey }: { apiKey: ApiKey }) => {
  const { keys: texts } = useTexts('apiKeys');
  const { platform } = useTexts('components');
  const rightsText = useRightsText();
  const nameOfPlatform = useNameOfPlatform();
  const { createdAt, createdBy, lastUsedAt, lastUsedFrom, replaces, replacedBy, retiresAt } = apiKey;
  const platformName = nameOfPlatform(apiKey.platformId);
  return (
    <Facts>
      {platformName !== undefined && <Fact name={platform.label}>{platformName}</Fact>}
      <Fact name={texts.rightsName}>{rightsText(apiKey)}</Fact>
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
      {retiresAt !== null && (
        <Fact name={texts.worksUntil}>
          <Moment at={retiresAt} />
        </Fact>
      )}
      {replacedBy !== null && (
        <Fact name={texts.replacedBy}>
          <Code>{keyStart(replacedBy)}…</Code>
        </Fact>
      )}
      {replaces !== null && (
        <Fact name={texts.replaces}>
          <Code>{keyStart(replaces)}…</Code>
        </Fact>
      )}
    </Facts>
  );
};
