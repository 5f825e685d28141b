import type { Sql, Transaction } from '../database/client.ts';

/**
 * The part of a statement that ends operations with the verdicts in its part `given`, and answers the indexes of those that it
 * ended. The payments are in its part `locked`. They are looked up by the ids, and by `ended_at`
 * (docs/decisions/030-rows-are-looked-up-by-arrays.md).
 */
export const endOperations = (sql: Sql | Transaction, ids: readonly string[]) => sql`
  ended as (
    update operations o set verdict = given.verdict, ended_at = given.at, is_held = false
    from given join locked using (id)
    where o.payment_id = given.id and o.payment_id = any(${ids}) and o.number = given.operation and o.ended_at is null
      and (given.lease is null or o.lease = given.lease)
      and (given."to" is null or locked.status = any(given."from"))
    returning given.index)`;
