import { defineCommand } from '../command.ts';
import { formatAmount } from '../format-amount.ts';
import { platformOptions, reachPlatform } from '../platform/reach-platform.ts';
import type { ShownPayout } from './payout.ts';

export const showPayoutCommand = defineCommand({
  words: ['payouts', 'show'],
  args: ['<id>'],
  summary: 'show one payout; with --json all of it',
  options: platformOptions,
  uses: [],
  run: async (call) => {
    const [id = ''] = call.args;
    const platform = await reachPlatform(call, call.values);
    const path = `/payouts/${encodeURIComponent(id)}`;
    const payout = (await platform.ask({ method: 'GET', path })) as ShownPayout;
    return { text: describe(payout), json: payout };
  },
});

const describe = (payout: ShownPayout) => {
  const rows: [string, string][] = [
    ['status', payout.status],
    ['amount', formatAmount(payout.amount, payout.currency)],
    ['account', payout.accountId],
    ['iban', payout.iban ?? 'none yet'],
    ['reference', payout.reference ?? 'none'],
    ...(payout.returnReason === null ? [] : [['returned', payout.returnReason] as [string, string]]),
    ['made', payout.createdAt],
    ['updated', payout.updatedAt],
  ];
  return [payout.id, ...rows.map(([name, value]) => `  ${name.padEnd(9)}  ${value}`)].join('\n');
};
