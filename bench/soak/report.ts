import type { Sql } from '../../server/src/database/client.ts';
import type { Comparison, Judged } from './compare.ts';
import type { Kills } from './disturb.ts';
import type { Wrong } from './judge-payment.ts';
import type { PayoutFigures } from './judge-payouts.ts';
import type { Disturbance } from './open-link.ts';
import { describePayment } from './read-end.ts';
import type { Record as Recorded } from './record.ts';

interface Result {
  readonly record: Recorded;
  readonly comparison: Comparison;
  readonly payouts: PayoutFigures;
  readonly kills: Kills;
  readonly disturbed: Readonly<Record<Disturbance, number>>;
  readonly longestDoubtMs: number;
  /** How much was brought in after a backup was restored. Undefined: none was. */
  readonly adopted: number | undefined;
}

const wrongs: readonly Wrong[] = ['lost', 'doubled', 'contradictory', 'stuck'];
/** More payments than a person reads. */
const describedMax = 12;

/** Prints the figures, and what exactly is wrong for which payment. Resolves to whether nothing is wrong. */
export const printReport = async (
  print: (text: string) => void,
  sql: Sql,
  { record, comparison, payouts, kills, disturbed, longestDoubtMs, adopted }: Result,
) => {
  const findings = [...comparison.findings, ...payouts.findings];
  const { payments, captured, inParts, distributions, reversals } = comparison;
  const count = (is: Judged['is']) => findings.filter((finding) => finding.is === is).length;
  const rows: [string, number | string][] = [
    ['payments', payments],
    ['captured', captured],
    ['captured in several parts', inParts],
    ['distributions, reversals of transfers', `${distributions}, ${reversals}`],
    ['payouts, in files, returned', `${payouts.payouts}, ${payouts.inFiles}, ${payouts.returned}`],
    ['acknowledged', record.acknowledged()],
    ...wrongs.map((is): [string, number] => [is, count(is)]),
    ['told to a person', count('told')],
    ...Object.entries(kills).map(([name, times]): [string, number] => [`kills of ${name}`, times]),
    ...Object.entries(disturbed).map(([name, times]): [string, number] => [`links ${name}`, times]),
    ['brought in after a restore', adopted ?? 'no restore'],
    ['longest outage', seconds(record.longestOutageMs())],
    ['longest doubt after the wallet was back', seconds(longestDoubtMs)],
  ];
  for (const [name, value] of rows) print(`  ${name.padEnd(42)} ${value}`);
  for (const { id, is, detail } of findings) print(`  ${is}: ${id} ${detail}`);
  const ids = new Set(findings.map(({ id }) => id).filter((id) => id !== ''));
  for (const id of [...ids].slice(0, describedMax)) print(`\n  ${id}\n${await describePayment(sql, id)}`);
  // A run in which nothing was captured shows nothing.
  return captured > 0 && wrongs.every((is) => count(is) === 0);
};

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
