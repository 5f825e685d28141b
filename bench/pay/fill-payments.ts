import { connectAlone } from '../../server/src/database/client.ts';

/**
 * Writes payments directly into the service's database, as many as a busy year would bring: through the API, a million
 * payments would take an hour. They have various accounts, references and statuses, but one API key, so that its list
 * is as long as possible.
 */
export const fillPayments = async (databaseUrl: string, count: number) => {
  const sql = await connectAlone(databaseUrl);
  // Without foreign keys: these rows break none of them, except for the ledger entries, which nobody reads here.
  await sql`set session_replication_role = replica`;
  await sql`
    insert into accounts (platform_id, id, opened_at) select 1, 'account-' || n, now() from generate_series(0, 199) n`;
  await sql`
    insert into payments (id, platform_id, api_key_id, status, last_move, capture_mode, currency, total_minor, commission_minor,
      account_id, reference, return_url, cancel_url, order_details, wallet_provider, wallet_order_id, approval_url,
      captured_minor, created_at, updated_at, expires_at, last_event)
    select 'pay_' || n, 1, (select id from api_keys limit 1),
      case when n % 10 < 7 then 'captured' when n % 10 < 9 then 'expired' else 'cancelled' end,
      case when n % 10 < 7 then 'awaiting_approval > captured' when n % 10 < 9 then 'awaiting_approval > expired'
        else 'awaiting_approval > cancelled' end,
      'automatic', 'EUR', 100 + n % 100000, 0, 'account-' || n % 200, 'order-' || n,
      'https://shop.example/thanks', 'https://shop.example/cart',
      '{"items": [{"type": "digital", "quantity": 1, "unitAmount": 100, "description": "A song"}]}',
      'orders-v2', 'ORDER' || n, 'https://wallet.example/checkoutnow?token=ORDER' || n,
      case when n % 10 < 7 then 100 + n % 100000 end,
      now() - (${count} - n) * interval '30 seconds', now(), now(), 1
    from generate_series(1, ${count}) n`;
  await sql`
    insert into captures (payment_id, number, wallet_capture_id, amount_minor, captured_at, entry_number)
    select id, 1, 'CAPTURE' || id, captured_minor, updated_at, 1 from payments where captured_minor is not null`;
  await sql`
    insert into events (position, placed_at, subject_id, sequence, platform_id, type, at, details, object)
    select n, now(), 'pay_' || n, 1, 1, 'payment.created', now(), '{}', '{}' from generate_series(1, ${count}) n`;
  await sql`update event_head set position = ${count}`;
  await sql`
    insert into wallet_calls (payment_id, at, last_at, line, operation, duration_ms, status)
    select 'pay_' || n, now(), now(), 1, 'create_order', 20, 201 from generate_series(1, ${count}) n`;
  // Otherwise PostgreSQL would do this work while we measure.
  await sql`vacuum analyze`;
  await sql`checkpoint`;
  await sql.close();
};
