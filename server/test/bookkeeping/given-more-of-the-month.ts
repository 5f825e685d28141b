import { postMovements } from '../../src/ledger/movement-queries.ts';
import type { TestServer } from '../support/server.ts';

/** Fees of the month's captures, transfers between its sellers, and what moved at the wallet without a payment. */
export const givenMoreOfTheMonth = async ({ sql, deps }: TestServer) => {
  await sql`
    with charged as (
      select payment_id, captured_at as at, 29 + amount_minor / 50 as fee, currency from captures c join payments p on p.id = payment_id
      where abs(hashtext(payment_id)) % 3 > 0),
    entries as (insert into ledger_entries (payment_id, number, kind, fee_of) select payment_id, 2, 'fee', 1 from charged),
    to_sum as (insert into entries_to_sum (payment_id, number) select payment_id, 2 from charged)
    insert into transfers (platform_id, payment_id, entry_number, line, at, from_kind, to_kind, currency, amount_minor)
    select 1, payment_id, 2, 1, at, 'wallet_fee', 'wallet_clearing', currency, fee from charged`;
  await sql`
    update captures c set fee_minor = t.amount_minor, fee_entry = 2 from transfers t
    where t.payment_id = c.payment_id and t.entry_number = 2`;
  await sql`
    with made as (
      insert into account_transfers (id, platform_id, at, from_account_id, to_account_id, currency, amount_minor, operator)
      select 'p2p_' || n, 1, ${deps.clock()}::timestamptz - n * interval '7 hours', 'bookshop', 'cinema-lumiere', 'EUR', n, 'ada'
      from generate_series(1, 90) n returning id)
    insert into account_transfers_to_sum select id from made`;
  const at = (days: number) => new Date(deps.clock().getTime() - days * 86_400_000);
  await postMovements(sql, 'orders-v2', [
    {
      id: 'W1',
      kind: 'withdrawal',
      code: 'T0400',
      currency: 'EUR',
      movedMinor: -900_000n,
      feeMinor: 35n,
      at: at(3),
    },
    {
      id: 'C1',
      kind: 'conversion',
      code: 'T0200',
      currency: 'USD',
      movedMinor: -1000n,
      feeMinor: 0n,
      at: at(2),
    },
    {
      id: 'C1',
      kind: 'conversion',
      code: 'T0200',
      currency: 'EUR',
      movedMinor: 921n,
      feeMinor: 0n,
      at: at(2),
    },
  ]);
};
