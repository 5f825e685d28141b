import { Code } from '@mantine/core';
import type { ApiKey } from '../api/schema.ts';
import { Fact, Facts } from '../components/Facts.tsx';
import { Panel } from '../components/Panel.tsx';
import { StatusBadge } from '../components/StatusBadge.tsx';
import { Moment } from '../format/Moment.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { keyStart } from './key-start.ts';
import classes from './RevokedKeys.module.css';

export const RevokedKeys = ({ apiKeys }: { apiKeys: readonly ApiKey[] }) => {
  const { keys: texts } = useTexts('apiKeys');
  return (
    <Panel>
      <ul className={classes.list}>
        {apiKeys.map((key) => (
          <li key={key.id} className={classes.row}>
            <p className={classes.label}>
              {key.label} <StatusBadge color="gray">{texts.revoked}</StatusBadge>
              <Code className={classes.start}>{keyStart(key.id)}…</Code>
            </p>
            <Facts>
              <Fact name={texts.revoked}>
                <Moment at={key.revokedAt!} />
              </Fact>
              <Fact name={texts.created}>
                <Moment at={key.createdAt} as="day" />
              </Fact>
              <Fact name={texts.lastUse}>
                {key.lastUsedAt === null ? texts.neverUsed : <Moment at={key.lastUsedAt} />}
              </Fact>
              {key.replacedBy !== null && (
                <Fact name={texts.replacedBy}>
                  <Code>{keyStart(key.replacedBy)}…</Code>
                </Fact>
              )}
            </Facts>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
