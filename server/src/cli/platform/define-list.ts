import { textTable } from '../../text-table.ts';
import { defineCommand } from '../command.ts';
import { formatAmount } from '../format-amount.ts';
import { platformOptions, reachPlatform } from './reach-platform.ts';

interface Listed {
  readonly createdAt: string;
  readonly status: string;
  readonly currency: string;
  readonly accountId: string;
  readonly id: string;
}

interface List<Item> {
  readonly noun: string;
  readonly path: string;
  readonly exampleStatus: string;
  readonly amountOf: (item: Item) => number;
}

/** A command that lists what a platform has of a kind, newest first. Each option is a parameter of the list in the API, which checks it. */
export const defineList = <Item extends Listed>({ noun, path, exampleStatus, amountOf }: List<Item>) =>
  defineCommand({
    words: [noun, 'list'],
    args: [],
    summary: `list ${noun}, newest first`,
    options: {
      status: { type: 'string', value: '<status>', help: `only with this status, such as ${exampleStatus}` },
      account: { type: 'string', value: '<id>', help: 'only of this account' },
      reference: { type: 'string', value: '<text>', help: 'only with this reference' },
      from: {
        type: 'string',
        value: '<time>',
        help: 'made at this time or later, such as 2026-11-01T00:00:00Z',
      },
      to: { type: 'string', value: '<time>', help: 'made before this time' },
      limit: { type: 'string', value: '<number>', help: 'how many; 20 when not given, at most 100' },
      ...platformOptions,
    },
    uses: [],
    run: async (call) => {
      const { status, account, reference, from, to, limit = '20' } = call.values;
      const given = { status, accountId: account, reference, from, to, limit };
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(given)) if (value !== undefined) query.set(name, value);
      const platform = await reachPlatform(call, call.values);
      const page = (await platform.ask({ method: 'GET', path: `${path}?${query.toString()}` })) as {
        readonly items: readonly Item[];
        readonly nextCursor: string | null;
      };
      const rows = page.items.map((item) => [
        item.createdAt,
        item.status,
        formatAmount(amountOf(item), item.currency),
        item.accountId,
        item.id,
      ]);
      const more = page.nextCursor === null ? [] : ['There are more: see --limit, --from and --to.'];
      const text = rows.length === 0 ? `No ${noun}.` : [...textTable([heading, ...rows]), ...more].join('\n');
      return { text, json: page };
    },
  });

const heading = ['MADE', 'STATUS', 'AMOUNT', 'ACCOUNT', 'ID'];
