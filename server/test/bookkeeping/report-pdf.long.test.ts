import { expect, test } from 'vitest';
import { postMovements } from '../../src/ledger/movement-queries.ts';
import { givenCapture, orderOf, transfer } from '../accounts/account-support.ts';
import { readPdf } from '../accounts/read-pdf.ts';
import { expectProblem } from '../http/expect-problem.ts';
import { givenShop } from '../payments/support.ts';
import { signIn } from '../support/dashboard.ts';

const shop = givenShop();

/** Goes to the beginning of the next month. Answers the one that it comes from, or the day before if that's a moment away. */
const endMonth = () => {
  const now = shop.server.deps.clock();
  const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 0, 2));
  shop.server.advance((next.getTime() - now.getTime()) / 1000);
  return now.toISOString().slice(0, 7);
};

const viewer = async () => signIn(shop.server, await shop.server.givenOperator('viewer'));

test('for people a month is a few pages for each currency: where the money is, whose it is, what moved it, and a line for each account', async () => {
  const { client, server } = shop;
  await givenCapture(shop, 'ann');
  await client.call('PATCH', '/accounts/ann', { reserve: { rate: 5000, days: 90 } });
  endMonth();
  const refunded = await givenCapture(shop, 'ann');
  await client.call('PUT', `/refund/${refunded}`, { amountToRefund: 500 });
  await givenCapture(shop, 'bob', { currency: 'USD' });
  await transfer(shop, orderOf('ann', 'bob', 250));
  const at = server.deps.clock();
  const withdrawn = {
    id: 'W1',
    kind: 'withdrawal',
    code: 'T0400',
    currency: 'EUR',
    feeMinor: 5n,
    at,
  } as const;
  await postMovements(server.sql, 'orders-v2', [{ ...withdrawn, movedMinor: -300n }]);
  const month = endMonth();
  const read = async () => (await viewer()).get(`/report.pdf?month=${month}`);
  const answer = await read();
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="report-${month}.pdf"`);
  const { text } = await readPdf(answer);
  expect(text).toContain(
    'Currency EUR Where the money is Before After At the wallet €9.71 €11.47 Kept by the wallet as fees €0.29 €0.53 ' +
      'At your bank €0.00 €3.00 Changed into other currencies €0.00 €0.00 All €10.00 €15.00 ' +
      'Whose it is Before After Accounts €9.00 €13.50 Commission €1.00 €1.50 Payouts on their way €0.00 €0.00 All €10.00 €15.00',
  );
  expect(text).toContain(
    'At the wallet In Out Balance Before €9.71 Captured €10.00 Refunds €5.00 Fees of the wallet €0.10 €0.34 ' +
      'Withdrawals to your bank €3.00 After €11.47',
  );
  expect(text).toContain(
    'Accounts In Out Balance Before €9.00 Captured €9.00 Refunds €4.50 Transfers €2.50 €2.50 After €13.50',
  );
  expect(text).toContain('Of what the accounts have, €9.00 is held back by their reserves.');
  expect(text).toContain(
    'Accounts Before Received Refunded Moved Paid out After Held Commission ' +
      'ann €9.00 €9.00 -€4.50 -€2.50 €0.00 €11.00 €9.00 €0.50 bob €0.00 €0.00 €0.00 €2.50 €0.00 €2.50 €0.00 €0.00 ' +
      'All €9.00 €9.00 -€4.50 €0.00 €0.00 €13.50 €9.00 €0.50',
  );
  expect(text).toContain('bob US$0.00 US$9.00');
  expect((await readPdf(await read())).text).toBe(text);
});

test('422: a PDF of more accounts than anyone reads is refused before it begins, and the CSV file has them all', async () => {
  const { sql } = shop.server;
  const at = shop.server.deps.clock();
  await sql`insert into accounts (platform_id, id, opened_at) select 1, 'many-' || n, ${at} from generate_series(0, 1000) n`;
  await sql`
    with made as (
      insert into account_transfers (id, platform_id, at, from_account_id, to_account_id, currency, amount_minor, operator)
      select 'many-' || n, 1, ${at}, 'many-0', 'many-' || n, 'CHF', n, 'ada' from generate_series(1, 1000) n returning id)
    insert into account_transfers_to_sum select id from made`;
  const month = endMonth();
  const reader = await viewer();
  await expectProblem(shop.server, await reader.get(`/report.pdf?month=${month}`), {
    status: 422,
    code: 'search_too_wide',
    detail: expect.stringMatching(
      /^A PDF has at most 1000 accounts, and this month has \d+\. Ask for the CSV file\.$/,
    ),
  });
  expect(await (await reader.get(`/report.csv?month=${month}`)).text()).toContain('"many-1000"');
});

test('400 and 409: no report of a month that isn’t one, or that isn’t over', async () => {
  const reader = await viewer();
  for (const query of [
    '',
    'month=2026-13',
    'month=november',
    'month=2026-11&currency=EUR',
    'month=2026-11&timeZone=Mars',
  ])
    for (const ending of ['csv', 'pdf'])
      expect((await reader.get(`/report.${ending}?${query}`)).status).toBe(400);
  const now = shop.server.deps.clock();
  for (const month of [now.toISOString().slice(0, 7), '2099-12'])
    await expectProblem(shop.server, await reader.get(`/report.csv?month=${month}`), {
      status: 409,
      code: 'conflict',
      detail:
        'This period isn’t over yet. The file has a closing balance, so it can be made a minute after its period.',
    });
});
