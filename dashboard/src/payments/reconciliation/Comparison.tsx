import { Code, Text } from '@mantine/core';
import type { Reconciliation } from '../../api/schema.ts';
import { Section } from '../../components/Section.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import classes from './DifferenceTable.module.css';
import { DifferenceTable } from './DifferenceTable.tsx';
import { ForeignTransactions } from './ForeignTransactions.tsx';

export const Comparison = ({ run }: { run: Reconciliation }) => {
  const texts = useTexts('reconciliation');
  const formats = useFormats();
  const { differenceCount: count, differences } = run;
  /** A row without an id is named by where it was. */
  const nameOf = (name: string) => {
    const [, row, page] = /^row (\d+) of page (\d+)$/.exec(name) ?? [];
    return row === undefined || page === undefined ? name : texts.row(row, page);
  };
  const notes = [
    texts.counts(formats.number(run.walletTransactions), formats.number(run.ownEntries)),
    ...(run.comparedUntil < run.to ? [texts.behind(formats.time(run.comparedUntil))] : []),
    ...(run.unchecked > 0 ? [texts.unchecked(formats.number(run.unchecked))] : []),
    ...(run.unreadable.length > 0 ? [texts.unreadable(run.unreadable.map(nameOf).join(', '))] : []),
    ...(differences.length < count ? [texts.first(formats.number(differences.length))] : []),
  ];
  return (
    <Section
      title={texts.period(formats.time(run.from), formats.time(run.to))}
      size="h3"
      aside={<Verdict run={run} />}
    >
      <Text c="dimmed" size="sm">
        {texts.by[run.requestedBy]}, {formats.time(run.endedAt)}. {notes.join(' ')}
      </Text>
      {count > 0 && (
        <>
          <DifferenceTable differences={differences} />
          {differences.some(({ kind }) => kind !== 'missing_there') && (
            <>
              <Text c="dimmed" size="sm" mt="sm">
                {texts.advice}
              </Text>
              <Code className={classes.command}>{texts.command}</Code>
            </>
          )}
        </>
      )}
      {run.foreignCount > 0 && <ForeignTransactions run={run} />}
    </Section>
  );
};

const Verdict = ({ run: { differenceCount: count, unchecked } }: { run: Reconciliation }) => {
  const texts = useTexts('reconciliation');
  const formats = useFormats();
  if (count > 0) return <StatusBadge color="red">{texts.differs(count, formats.number(count))}</StatusBadge>;
  return unchecked > 0 ? (
    <StatusBadge color="gold">{texts.incomplete}</StatusBadge>
  ) : (
    <StatusBadge color="teal">{texts.fits}</StatusBadge>
  );
};
