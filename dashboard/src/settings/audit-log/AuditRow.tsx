import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { AuditEntry } from '../../api/schema.ts';
import { Fact } from '../../components/Facts.tsx';
import { Row } from '../../components/Rows.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { Moment } from '../../format/Moment.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import classes from './AuditRow.module.css';
import { useDetails } from '../use-details.ts';

export const AuditRow = ({ entry, isBroken }: { entry: AuditEntry; isBroken: boolean }) => {
  const texts = useTexts('auditLog');
  const words: Readonly<Record<string, string>> = useTexts('auditActions');
  const formats = useFormats();
  const details = useDetails(entry);
  const { sequence, createdAt, actor, address, action } = entry;
  return (
    <Row
      name={
        <div className={classes.what}>
          <Text component="span" size="sm" fw={600}>
            {/* A row that was altered may contain any text. */}
            {words[action] ?? action}
          </Text>
          <Text component="span" size="xs" c="dimmed">
            {texts.number(formats.number(sequence))}
          </Text>
          {isBroken && <StatusBadge color="red">{texts.brokenHere}</StatusBadge>}
          {details.map(({ name, value, to }) => (
            <Text key={name} component="span" size="sm" c="dimmed">
              {name === '' ? <Subject value={value} to={to} /> : texts.detail(name, value)}
            </Text>
          ))}
        </div>
      }
      facts={
        <>
          <Fact name={texts.when}>
            <Moment at={createdAt} />
          </Fact>
          <Fact name={texts.who}>{actorWords(actor, texts)}</Fact>
          <Fact name={texts.address}>{address === '' ? texts.noAddress : address}</Fact>
        </>
      }
    />
  );
};

const actorWords = (actor: string, texts: { nobody: string; commandLine: string }) =>
  actor === '(nobody)' ? texts.nobody : actor === 'command line' ? texts.commandLine : actor;

const Subject = ({ value, to }: { value: string; to: string | undefined }) =>
  to === undefined ? (
    value
  ) : (
    <Anchor component={Link} to={to} inherit>
      {value}
    </Anchor>
  );
