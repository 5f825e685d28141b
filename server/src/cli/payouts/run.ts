import { payoutCurrency, presentPayoutForOperators, type Payout } from '../../payouts/payout.ts';
import { listPayouts } from '../../payouts/queries.ts';
import { findRun } from '../../payouts/run-queries.ts';
import { payoutsOfRunMax, type PayoutRun } from '../../payouts/run.ts';
import { StartFault } from '../../start/start-fault.ts';
import { textTable } from '../../text-table.ts';
import { defineCommand } from '../command.ts';
import { formatAmount } from '../format-amount.ts';
import { asOperator, signInOptions } from '../sign-in/as-operator.ts';
import { runsDetails, toJson } from './shown-run.ts';

export const showRunCommand = defineCommand({
  words: ['payouts', 'run'],
  args: ['<id>'],
  summary: 'show one run and the payouts in it',
  details: runsDetails,
  options: signInOptions,
  run: ({ config, args: [id = ''], values }) =>
    asOperator(config, values.email, 'read', async ({ reports }) => {
      const run = await findRun(reports, id);
      if (!run) throw new StartFault(`There is no run ${id}. See: payouts runs`);
      const payouts = await listPayouts(reports, { runId: id }, undefined, payoutsOfRunMax);
      return {
        text: [describe(run), ...describePayouts(payouts)].join('\n'),
        json: { ...toJson(run, config), payouts: payouts.map(presentPayoutForOperators) },
      };
    }),
});

const describe = (run: PayoutRun) => {
  const decided = run.decidedBy === null ? 'not yet' : `${run.decidedAt?.toISOString()} by ${run.decidedBy}`;
  const rows: [string, string][] = [
    ['status', run.status],
    ['made', `${run.madeAt.toISOString()} by ${run.madeBy}`],
    ['decided', decided],
    ['payouts', String(run.count)],
    ['total', formatAmount(run.totalMinor, payoutCurrency)],
    ['paid', String(run.paidCount)],
    ['returned', String(run.returnedCount)],
  ];
  return [run.id, ...rows.map(([name, value]) => `  ${name.padEnd(8)}  ${value}`)].join('\n');
};

/** A run that was cancelled has none any more. */
const describePayouts = (payouts: readonly Payout[]) =>
  payouts.length === 0 ? [] : ['', ...textTable([heading, ...payouts.map(toRow)])];

const heading = ['STATUS', 'AMOUNT', 'ACCOUNT', 'PLATFORM', 'ID'];

const toRow = ({ status, amountMinor, currency, accountId, platformId, id }: Payout) => [
  status,
  formatAmount(amountMinor, currency),
  accountId,
  String(platformId),
  id,
];
