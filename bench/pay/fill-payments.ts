import { connectAlone } from '../../server/src/database/client.ts';

/**
 * Writes payments directly into the service's database, as many as a busy year would bring: through the API, a million
 * payments would take an hour. They have various accounts, buyers and statuses, ids as the service makes them, and what people
 * search for: references, refunds, disputes, calls, payouts, and what comparisons with the wallet have listed. They have one API key, so that its list is as long as possible.
 */
export const fillPayments = async (databaseUrl: string, count: number) => {
  const sql = await connectAlone(databaseUrl);
  // Without foreign keys: these rows break none of them, except for the ledger entries, which nobody reads here.
  await sql`set session_replication_role = replica`;
  await sql.script(`
    create function pg_temp.to_base36(ms bigint) returns text language sql immutable as $$
      select string_agg(substr('0123456789abcdefghijklmnopqrstuvwxyz', (ms / (36::numeric ^ place)::bigint % 36)::integer + 1, 1),
        '' order by place desc) from generate_series(0, 7) place $$`);
  await sql`
    create temporary table filled as
    select n, at, 'pay_' || pg_temp.to_base36((extract(epoch from at) * 1000)::bigint) || md5('payment' || n) as id
    from generate_series(1, ${count}) n, lateral (select now() - (${count} - n) * interval '30 seconds' as at) as times`;
  await sql`
    insert into accounts (platform_id, id, opened_at) select 1, 'account-' || n, now() from generate_series(0, 199) n`;
  await sql`
    insert into payments (id, platform_id, api_key_id, status, last_move, capture_mode, currency, total_minor, commission_minor,
      account_id, reference, return_url, cancel_url, order_details, wallet_provider, wallet_order_id, approval_url,
      captured_minor, payer_name, payer_name_key, payer_email, payer_account_id, created_at, updated_at, expires_at, last_event)
    select id, 1, (select id from api_keys limit 1),
      case when n % 10 < 7 then 'captured' when n % 10 < 9 then 'expired' else 'cancelled' end,
      case when n % 10 < 7 then 'awaiting_approval > captured' when n % 10 < 9 then 'awaiting_approval > expired'
        else 'awaiting_approval > cancelled' end,
      'automatic', 'EUR', 100 + n % 100000, 0, 'account-' || n % 200, 'Kade K-' || upper(substr(md5('reference' || n), 1, 8)),
      'https://shop.example/thanks', 'https://shop.example/cart',
      '{"items": [{"type": "digital", "quantity": 1, "unitAmount": 100, "description": "A song"}]}',
      'orders-v2', upper(substr(md5('order' || n), 1, 17)), 'https://wallet.example/checkoutnow?token=' || n,
      case when n % 10 < 7 then 100 + n % 100000 end,
      case when n % 10 < 7 then given || ' ' || surname end,
      case when n % 10 < 7 then lower(surname || ' ' || given) end,
      case when n % 10 < 7 then lower(given || '.' || surname) || n % 1000 || '@example.com' end,
      case when n % 10 < 7 then upper(substr(md5('payer' || n % 100000), 1, 13)) end,
      at, now(), now(), 1
    from filled, lateral (
      select (array['Alba', 'Bruno', 'Carla', 'Dario', 'Elsa', 'Finn', 'Greta'])[1 + n % 7] as given,
        (array['Abel', 'Berg', 'Costa', 'Duval', 'Egli', 'Faber', 'Gallo', 'Hansen', 'Ivens', 'Jansen', 'Keller'])[1 + n % 11]
          || substr(md5('name' || n), 1, 3) as surname) as buyers`;
  await sql`
    insert into captures (payment_id, number, wallet_capture_id, amount_minor, captured_at, entry_number)
    select id, 1, upper(substr(md5('capture' || n), 1, 17)), 100 + n % 100000, now(), 1 from filled where n % 10 < 7`;
  await sql`
    insert into refunds (payment_id, platform_id, number, attempt, origin, account_id, currency, amount_minor, commission_minor,
      returns_commission, status, wallet_refund_id, created_at, ended_at, entry_number, capture_number)
    select id, 1, 1, 'filled', 'platform', 'account-' || n % 200, 'EUR', 100, 0, false, 'completed',
      upper(substr(md5('refund' || n), 1, 17)), at, at, 2, 1
    from filled where n % 100 = 1`;
  await sql`
    insert into disputes (payment_id, platform_id, dispute_id, status, stage, reason, currency, amount_minor, opened_at, updated_at)
    select id, 1, 'PP-D-' || n, 'resolved', 'inquiry', 'OTHER', 'EUR', 100, at, at from filled where n % 1000 = 1`;
  await sql`
    insert into events (position, placed_at, subject_id, sequence, platform_id, type, at, details, object)
    select n, now(), id, 1, 1, 'payment.created', now(), '{}', '{}' from filled`;
  await sql`update event_head set position = ${count}`;
  await sql`
    insert into wallet_calls (payment_id, at, last_at, line, operation, duration_ms, status, debug_id)
    select id, at, at, 1, 'create_order', 20, 201, substr(md5('debug' || n), 1, 13) from filled`;
  await sql`
    insert into payout_runs (id, status, made_at, made_by, decided_at, decided_by, updated_at)
    select 'run_' || md5('run' || n), 'cancelled', at, 'ines@harbour.example', at, 'ines@harbour.example', at from filled where n % 1000 = 1`;
  await sql`
    insert into payouts (id, platform_id, account_id, created_at, updated_at, status, currency, amount_minor, api_key_id)
    select 'po_' || md5('payout' || n), 1, 'account-' || n % 200, at, at, 'cancelled', 'EUR', 100 + n % 100000, (select id from api_keys limit 1)
    from filled where n % 10 = 1`;
  // As many as a comparison a day lists in some years.
  await sql`
    insert into reconciliation_differences (reconciliation, line, kind, subject, transaction_id, there_status, there_currency, there_minor)
    select n, 1, 'missing_here', 'capture', upper(substr(md5('difference' || n), 1, 17)), 'COMPLETED', 'EUR', 100 from filled where n % 100 = 1`;
  await sql`
    insert into foreign_transactions (reconciliation, line, transaction_id, code, category)
    select n, 1, upper(substr(md5('foreign' || n), 1, 17)), 'T0400', 'withdrawal' from filled where n % 10 = 1`;
  await sql`drop table filled`;
  // Otherwise PostgreSQL would do this work while we measure.
  await sql`vacuum analyze`;
  await sql`checkpoint`;
  await sql.close();
};
