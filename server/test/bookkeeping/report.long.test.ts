import { expect, test } from 'vitest';
import { givenBusyMonth } from '../../../dashboard/test/support/busy-month.ts';
import { sumLedger } from '../../src/ledger/sum-ledger.ts';
import { monthIn } from '../../src/month.ts';
import { signIn } from '../support/dashboard.ts';
import { givenServer, type TestServer } from '../support/server.ts';
import { givenMoreOfTheMonth } from './given-more-of-the-month.ts';
import { fetchReport, sumColumn, type ReportRow } from './read-report.ts';

/** What every account of the ledger had at a time, straight from its tables. */
const addUp = async ({ sql }: TestServer, before: Date) => {
  const rows = await sql<{ currency: string; name: string; amount: bigint }[]>`
    select currency, kind || coalesce(' ' || platform_id || ' ' || account_id, '') as name, sum(amount)::bigint as amount from (
      select currency, at, from_kind as kind, platform_id, from_account_id as account_id, -amount_minor as amount from transfers
      union all select currency, at, to_kind, platform_id, to_account_id, amount_minor from transfers
      union all select currency, at, from_kind, platform_id, from_account_id, -amount_minor from account_transfers
      union all select currency, at, to_kind, platform_id, to_account_id, amount_minor from account_transfers
      union all select currency, at, from_kind, null, null, -amount_minor from wallet_movements
      union all select currency, at, to_kind, null, null, amount_minor from wallet_movements) as moved
    where at < ${before} group by 1, 2 having sum(amount) <> 0`;
  return Object.fromEntries(
    rows.map(({ currency, name, amount }) => [`${currency} ${name}`, Number(amount)]),
  );
};

const nameOf = ({ currency, account, platformId, accountId }: ReportRow) =>
  `${currency} ${account}${accountId === '' ? '' : ` ${platformId} ${accountId}`}`;

const amountsOf = (rows: readonly ReportRow[], column: string) =>
  Object.fromEntries(
    rows
      .filter(({ account, cents }) => account !== 'accounts' && cents[column] !== 0)
      .map((row) => [nameOf(row), row.cents[column]]),
  );

test('of a busy month the report has every account of the ledger before and after, to the cent, in every time zone, summed or not', async () => {
  const server = await givenServer();
  await givenBusyMonth(server);
  await givenMoreOfTheMonth(server);
  server.advance(31 * 86_400);
  const viewer = await signIn(server, await server.givenOperator('viewer'));
  const now = server.deps.clock();
  const months = [2, 1].map((back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
  const compare = async () => {
    for (const name of months)
      for (const timeZone of ['UTC', 'America/St_Johns', 'Pacific/Auckland']) {
        const month = monthIn(name, timeZone);
        const { answer, rows, moving } = await fetchReport(viewer, { month: name, timeZone });
        expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="report-${name}.csv"`);
        expect(amountsOf(rows, 'opening')).toEqual(await addUp(server, month.from));
        expect(amountsOf(rows, 'closing')).toEqual(await addUp(server, month.to));
        for (const currency of ['EUR', 'USD']) {
          const ofCurrency = rows.filter((row) => row.currency === currency);
          const apart = ofCurrency.filter(({ account }) => account !== 'accounts');
          for (const column of ['opening', ...moving, 'closing'])
            expect({ column, sum: sumColumn(apart, column) }).toEqual({ column, sum: 0 });
          const accounts = apart.filter(({ account }) => account === 'account');
          const all = ofCurrency.find(({ account }) => account === 'accounts');
          for (const [column, sum] of Object.entries(all?.cents ?? {}))
            expect({ column, sum: sumColumn(accounts, column) }).toEqual({ column, sum });
        }
      }
  };
  await compare();
  while (await sumLedger(server.deps, { tailEntries: 1, batchEntries: 700 }));
  await compare();
});
