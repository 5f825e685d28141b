import { payoutCurrency } from '../../payouts/payout.ts';
import { listRuns } from '../../payouts/run-queries.ts';
import type { PayoutRun } from '../../payouts/run.ts';
import { textTable } from '../../text-table.ts';
import { defineCommand } from '../command.ts';
import { UsageFault } from '../fault.ts';
import { formatAmount } from '../format-amount.ts';
import { asOperator, signInOptions } from '../sign-in/as-operator.ts';
import { runsDetails, toJson } from './shown-run.ts';

const limitMax = 100;

export const listRunsCommand = defineCommand({
  words: ['payouts', 'runs'],
  args: [],
  summary: 'list runs of payouts for the bank, newest first',
  details: runsDetails,
  options: {
    limit: { type: 'string', value: '<number>', help: 'how many; 20 when not given, at most 100' },
    ...signInOptions,
  },
  run: ({ config, values }) => {
    const limit = readLimit(values.limit);
    return asOperator(config, values.email, 'read', async ({ reports }) => {
      const runs = await listRuns(reports, undefined, limit);
      const text = runs.length === 0 ? 'No runs.' : textTable([heading, ...runs.map(describe)]).join('\n');
      return { text, json: runs.map((run) => toJson(run, config)) };
    });
  },
});

const readLimit = (given = '20') => {
  const limit = Number(given);
  if (/^\d+$/.test(given) && limit >= 1 && limit <= limitMax) return limit;
  throw new UsageFault(`--limit must be a number from 1 to ${limitMax}.`);
};

const heading = ['MADE', 'STATUS', 'PAYOUTS', 'TOTAL', 'PAID', 'RETURNED', 'MADE BY', 'ID'];

const describe = (run: PayoutRun) => [
  run.madeAt.toISOString(),
  run.status,
  String(run.count),
  formatAmount(run.totalMinor, payoutCurrency),
  String(run.paidCount),
  String(run.returnedCount),
  run.madeBy,
  run.id,
];
