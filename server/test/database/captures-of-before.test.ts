import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { connectAlone } from '../../src/database/client.ts';
import { migrate } from '../../src/database/migrate.ts';
import { givenDatabase } from '../support/database.ts';
import { givenFolder } from '../support/process.ts';

const migrations = join(import.meta.dirname, '../../migrations');

/** A database as it was before captures were rows of their own. */
const givenOlder = async () => {
  const sql = await connectAlone(await givenDatabase('empty'));
  onTestFinished(() => sql.close());
  const older = join(await givenFolder(), 'migrations');
  await mkdir(older);
  const names = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).toSorted();
  for (const name of names.slice(
    0,
    names.findIndex((one) => one.endsWith('-captures.sql')),
  ))
    await copyFile(join(migrations, name), join(older, name));
  await migrate(sql, 'sandbox', new Date(), older);
  return sql;
};

test('a payment that was captured before captures were rows keeps its capture, its fee and its refunds', async () => {
  const sql = await givenOlder();
  // Without the references: keys and accounts are not what this is about.
  await sql.script(`
    set session_replication_role = replica;
    insert into payments (id, platform_id, api_key_id, account_id, status, last_move, capture_mode, currency, total_minor,
      commission_minor, return_url, cancel_url, order_details, wallet_provider, wallet_order_id, approval_url, wallet_capture_id,
      captured_minor, fee_minor, fee_entry, conversion, refunded_minor, refunded_outside_minor, created_at, updated_at, expires_at)
    values
      ('paid', 1, 'key', 'shop', 'captured', 'awaiting_approval > captured', 'automatic', 'EUR', 1000, 0, 'https://shop.example',
        'https://shop.example', '{}', 'orders-v2', 'ORDER', 'https://wallet.example', 'CAPTURE', 1000, 29, 2, '{"currency": "USD"}',
        300, 100, now(), now(), now()),
      ('open', 1, 'key', 'shop', 'awaiting_approval', 'new > awaiting_approval', 'automatic', 'EUR', 1000, 0,
        'https://shop.example', 'https://shop.example', '{}', 'orders-v2', 'ORDER2', 'https://wallet.example', null, null, null,
        null, null, 0, 0, now(), now(), now());
    insert into ledger_entries (payment_id, number, kind, fee_of)
    values ('paid', 1, 'capture', null), ('paid', 2, 'fee', 1), ('paid', 3, 'refund', null), ('paid', 4, 'refund', null);
    insert into entries_to_sum (payment_id, number) select payment_id, number from ledger_entries;
    insert into transfers (platform_id, payment_id, entry_number, line, at, from_kind, from_account_id, to_kind, to_account_id,
      currency, amount_minor)
    values (1, 'paid', 1, 1, '2026-01-02T03:04:05Z', 'wallet_clearing', null, 'account', 'shop', 'EUR', 1000),
      (1, 'paid', 2, 1, now(), 'wallet_fee', null, 'wallet_clearing', null, 'EUR', 29),
      (1, 'paid', 3, 1, now(), 'account', 'shop', 'wallet_clearing', null, 'EUR', 200),
      (1, 'paid', 4, 1, now(), 'account', 'shop', 'wallet_clearing', null, 'EUR', 100);
    insert into refunds (payment_id, number, attempt, origin, platform_id, account_id, currency, amount_minor, commission_minor,
      returns_commission, status, wallet_refund_id, created_at, ended_at, entry_number)
    values ('paid', 1, 'one', 'platform', 1, 'shop', 'EUR', 200, 0, true, 'completed', 'REFUND', now(), now(), 3),
      ('paid', 2, 'two', 'outside', 1, 'shop', 'EUR', 100, 0, true, 'completed', null, now(), now(), 4);
    set session_replication_role = origin`);
  await migrate(sql, 'sandbox', new Date(), migrations);
  expect(await sql`select * from captures`).toEqual([
    {
      payment_id: 'paid',
      number: 1,
      wallet_capture_id: 'CAPTURE',
      amount_minor: 1000n,
      captured_at: new Date('2026-01-02T03:04:05Z'),
      entry_number: 1,
      fee_minor: 29n,
      fee_entry: 2,
      conversion: { currency: 'USD' },
    },
  ]);
  expect(await sql`select number, capture_number from refunds order by number`).toEqual([
    { number: 1, capture_number: 1 },
    { number: 2, capture_number: null },
  ]);
});
