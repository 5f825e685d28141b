import { textTable } from '../../text-table.ts';
import { defineCommand } from '../command.ts';
import { formatAmount } from '../format-amount.ts';
import { platformOptions, reachPlatform } from '../platform/reach-platform.ts';
import type { ShownPayment } from './payment.ts';

/** Each is a parameter of the list in the API, which checks it. */
const filters = {
  status: { type: 'string', value: '<status>', help: 'only with this status, such as captured' },
  account: { type: 'string', value: '<id>', help: 'only of this account' },
  reference: { type: 'string', value: '<text>', help: 'only with this reference' },
  from: { type: 'string', value: '<time>', help: 'made at this time or later, such as 2026-11-01T00:00:00Z' },
  to: { type: 'string', value: '<time>', help: 'made before this time' },
  limit: { type: 'string', value: '<number>', help: 'how many; 20 when not given, at most 100' },
} as const;

export const listPaymentsCommand = defineCommand({
  words: ['payments', 'list'],
  args: [],
  summary: 'list payments, newest first',
  options: { ...filters, ...platformOptions },
  uses: [],
  run: async (call) => {
    const { status, account, reference, from, to, limit = '20' } = call.values;
    const given = { status, accountId: account, reference, from, to, limit };
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(given)) if (value !== undefined) query.set(name, value);
    const platform = await reachPlatform(call, call.values);
    const page = (await platform.ask({ method: 'GET', path: `/moneyins?${query.toString()}` })) as {
      readonly items: readonly ShownPayment[];
      readonly nextCursor: string | null;
    };
    const more = page.nextCursor === null ? [] : ['There are more: see --limit, --from and --to.'];
    const text =
      page.items.length === 0
        ? 'No payments.'
        : [...textTable([heading, ...page.items.map(describe)]), ...more].join('\n');
    return { text, json: page };
  },
});

const heading = ['MADE', 'STATUS', 'AMOUNT', 'ACCOUNT', 'ID'];

const describe = ({ createdAt, status, totalAmount, currency, accountId, id }: ShownPayment) => [
  createdAt,
  status,
  formatAmount(totalAmount, currency),
  accountId,
  id,
];
