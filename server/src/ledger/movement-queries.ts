import { asJson } from '../database/as-json.ts';
import type { Sql, Transaction } from '../database/client.ts';
import { movementLines, type WalletMovement } from './wallet-movement.ts';

/**
 * Books what moved at the wallet, each line once, however often and by however many processes its report is read. Returns the ids
 * of those that are already booked in another way. They aren't changed.
 */
export const postMovements = async (
  sql: Sql | Transaction,
  walletProvider: string,
  movements: readonly WalletMovement[],
): Promise<readonly string[]> => {
  const rows = movements.flatMap((movement) =>
    movementLines(movement).map(({ line, fromKind, toKind, amountMinor }) => ({
      transaction_id: movement.id,
      currency: movement.currency,
      line,
      kind: movement.kind,
      code: movement.code,
      at: movement.at.toISOString(),
      from_kind: fromKind,
      to_kind: toKind,
      amount_minor: amountMinor.toString(),
    })),
  );
  if (rows.length === 0) return [];
  const given = () => sql`
    rows from (jsonb_to_recordset(${asJson(sql, rows)}) as (
      transaction_id text, currency text, line integer, kind text, code text, at timestamptz, from_kind text, to_kind text,
      amount_minor bigint)) as given`;
  await sql`
    insert into wallet_movements (wallet_provider, transaction_id, currency, line, kind, code, at, from_kind, to_kind, amount_minor)
    select ${walletProvider}, given.* from ${given()}
    on conflict do nothing`;
  const others = await sql<{ id: string }[]>`
    select distinct m.transaction_id as id
    from ${given()} join wallet_movements m on m.wallet_provider = ${walletProvider}
      and m.transaction_id = given.transaction_id and m.currency = given.currency and m.line = given.line
    where (m.from_kind, m.to_kind, m.amount_minor) is distinct from (given.from_kind, given.to_kind, given.amount_minor)
    order by 1`;
  return others.map(({ id }) => id);
};

/** What movements at the wallet without a payment did to the operator's accounts: rows of account_kind, currency and amount_minor. */
export const selectMovementPostings = (sql: Sql | Transaction) => sql`
  select side.account_kind, m.currency, side.amount_minor
  from wallet_movements m cross join lateral (values (m.from_kind, -m.amount_minor), (m.to_kind, m.amount_minor))
    as side (account_kind, amount_minor)`;
