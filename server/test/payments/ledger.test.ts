import { expect, test } from 'vitest';
import { givenServer } from '../support/server.ts';

test('the database refuses postings that do not sum to zero or are none, and changes to those that stand', async () => {
  const { sql, givenApiKey } = await givenServer();
  const { id: apiKeyId } = await givenApiKey();
  await sql`insert into accounts (id, opened_at) values ('shop', now())`;
  await sql`
    insert into payments (id, api_key_id, status, capture_mode, currency, total_minor, commission_minor, account_id,
      return_url, cancel_url, order_details, wallet_order_id, approval_url, created_at, updated_at, expires_at, check_at)
    values ('p', ${apiKeyId}, 'awaiting_approval', 'automatic', 'EUR', 100, 0, 'shop', 'u', 'u', '{}', 'o', 'u',
      now(), now(), now(), now())`;
  const post = (amounts: readonly number[], change: { account_kind?: string; account_id?: string } = {}) =>
    sql.begin(async (tx) => {
      const [entry] = await tx<{ id: bigint }[]>`
        insert into ledger_entries (payment_id, kind, at) values ('p', 'capture', now()) returning id`;
      const lines = amounts.map((amount_minor, line) => ({
        entry_id: entry!.id,
        line,
        account_kind: 'wallet_clearing',
        account_id: null,
        currency: 'EUR',
        amount_minor,
        ...change,
      }));
      await tx`insert into postings (entry_id, line, account_kind, account_id, currency, amount_minor)
        select * from jsonb_to_recordset(${tx.json(lines.map((line) => ({ ...line, entry_id: String(line.entry_id) })))}) as given (
          entry_id bigint, line smallint, account_kind text, account_id text, currency text, amount_minor bigint)`;
    });
  await expect(post([100, -99])).rejects.toThrow('do not sum to zero');
  const unsound = 'moves nothing, or money of nobody';
  await expect(post([0])).rejects.toThrow(unsound);
  await expect(post([100, -100], { account_kind: 'somebody' })).rejects.toThrow(unsound);
  await expect(post([100, -100], { account_kind: 'account' })).rejects.toThrow(unsound);
  await expect(post([100, -100], { account_id: 'shop' })).rejects.toThrow(unsound);
  await post([100, -100]);
  await expect(post([100, -100])).rejects.toThrow('duplicate key');
  await expect(sql`update postings set amount_minor = 1`).rejects.toThrow('postings is append-only');
  await expect(sql`delete from ledger_entries`).rejects.toThrow('ledger_entries is append-only');
});
