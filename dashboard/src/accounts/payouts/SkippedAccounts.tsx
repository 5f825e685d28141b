import { Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Account } from '../../api/schema.ts';
import { useApi } from '../../api/use-api.ts';
import { DataTable, rowLinkClass } from '../../components/DataTable.tsx';
import { Section } from '../../components/Section.tsx';
import { Moment } from '../../format/Moment.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { urls } from '../../urls.ts';
import classes from '../AccountTable.module.css';

interface RowProps {
  readonly row: Account;
}

/** Which accounts were due by their schedule and got nothing, and why. The page of an account says it, too. */
export const SkippedAccounts = () => {
  const { skipped: texts } = useTexts('payoutRuns');
  const { data } = useApi('/accounts', { params: { query: { payout: 'skipped' } } });
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Section title={texts.title} size="h3">
      <Text size="sm" c="dimmed" mb="sm">
        {texts.text} {data.nextCursor !== null && texts.more}
      </Text>
      <DataTable
        label={texts.list}
        rows={data.items}
        keyOf={({ id, platformId }) => `${platformId} ${id}`}
        columns={[
          { head: texts.account, Cell: Name, overflow: 'fills' },
          { head: texts.reason, Cell: Reason, overflow: 'fills' },
          { head: texts.due, Cell: Due },
        ]}
        Card={Card}
      />
    </Section>
  );
};

const Card = ({ row }: RowProps) => {
  const { skipped: texts } = useTexts('payoutRuns');
  return (
    <div className={classes.stack}>
      <Name row={row} />
      <Reason row={row} />
      <span className={classes.when}>
        {texts.due} <Due row={row} />
      </span>
    </div>
  );
};

const Name = ({ row: { id, platformId } }: RowProps) => (
  <Link to={urls.account(id, platformId)} className={rowLinkClass}>
    {id}
  </Link>
);

const Reason = ({ row: { nextPayout } }: RowProps) => {
  const { life: texts } = useTexts('accounts');
  return <span>{nextPayout?.skipped && texts.skips[nextPayout.skipped.reason]}</span>;
};

const Due = ({ row: { nextPayout } }: RowProps) => (
  <span className={classes.when}>{nextPayout && <Moment at={nextPayout.dueAt} />}</span>
);
