import type { TestServer } from '../../../server/test/support/server.ts';

const payments = 4500;

/**
 * Writes a month of payments of all kinds directly into the database, with their ledger entries. Fewer on weekends, in two
 * currencies, and some of today still under way.
 */
export const givenBusyMonth = async ({ sql, deps, givenApiKey }: TestServer) => {
  const { id: apiKeyId } = await givenApiKey('Main shop');
  const now = deps.clock();
  await sql.begin(async (tx) => {
    // Without the foreign keys: what they refuse is not in these rows.
    await tx`set local session_replication_role = replica`;
    await tx`
      insert into accounts (platform_id, id, opened_at)
      select 1, id, ${now}::timestamptz - interval '90 days'
      from unnest(array['atelier-nord', 'bookshop', 'cinema-lumiere', 'garden-centre', 'records-and-reels']) id`;
    await tx`
      with numbered as (
        select n, ${now}::timestamptz - interval '30 days' * (${payments} - n) / ${payments} - interval '20 seconds' as at,
          abs(hashtext('payment' || n)) % 1000 as chance
        from generate_series(1, ${payments}) n),
      thinned as (
        select *, case when at > ${now}::timestamptz - interval '35 minutes' and chance < 600 then 'awaiting_approval'
          when chance < 870 then 'captured' when chance < 920 then 'cancelled' when chance < 970 then 'expired'
          else 'failed' end as status
        from numbered where extract(isodow from at) < 6 or n % 3 > 0)
      insert into payments (id, platform_id, api_key_id, status, last_move, capture_mode, currency, total_minor, commission_minor,
        account_id, reference, return_url, cancel_url, order_details, wallet_provider, wallet_order_id, approval_url,
        captured_minor, decline_issue, payer_name, payer_name_key, payer_email, payer_instrument, created_at, updated_at, expires_at)
      select 'pay_m' || to_char(n, 'FM00000000') || md5('payment' || n), 1, ${apiKeyId}, status,
        case status when 'awaiting_approval' then 'new' else 'awaiting_approval' end
          || ' > ' || status, 'automatic',
        case when chance % 9 = 0 then 'USD' else 'EUR' end, amount, amount / 40, account,
        'ORD-' || 20000 + n, 'https://shop.example/thanks', 'https://shop.example/cart',
        jsonb_build_object('buyer', '{}'::jsonb, 'items', jsonb_build_array(jsonb_build_object('type', 'digital',
          'quantity', 1, 'unitAmount', amount, 'description', 'A record', 'merchantAccountId', account))),
        'orders-v2', upper(substr(md5('order' || n), 1, 17)), 'https://wallet.example/checkoutnow?token=' || n,
        case when status = 'captured' then amount end,
        case when status = 'failed' then 'INSTRUMENT_DECLINED' end,
        case when status = 'captured' then given || ' ' || surname end,
        case when status = 'captured' then lower(surname || ' ' || given) end,
        case when status = 'captured' then lower(given || '.' || surname) || '@example.com' end,
        case when status = 'captured' then 'paypal' end,
        at, least(at + interval '90 seconds', ${now}), at + interval '3 hours'
      from thinned,
        lateral (select 900 + abs(hashtext('amount' || n)) % 9000 as amount,
          (array['atelier-nord', 'bookshop', 'cinema-lumiere', 'garden-centre', 'records-and-reels'])[1 + n % 5] as account,
          (array['Alba', 'Bruno', 'Carla', 'Dario', 'Elsa', 'Finn', 'Greta'])[1 + n % 7] as given,
          (array['Abel', 'Berg', 'Costa', 'Duval', 'Egli', 'Faber', 'Gallo', 'Hansen', 'Ivens', 'Jansen', 'Keller'])[1 + n % 11]
            as surname) chosen`;
    await tx`
      insert into wallet_calls (payment_id, at, last_at, line, operation, duration_ms, status)
      select id, created_at, created_at, 1, 'create_order', 20 + total_minor % 60, 201 from payments where api_key_id = ${apiKeyId}`;
    await tx`
      with captured as (
        select id, updated_at as at, account_id, currency, captured_minor, commission_minor from payments
        where status = 'captured' and api_key_id = ${apiKeyId}),
      entries as (insert into ledger_entries (payment_id, number, kind) select id, 1, 'capture' from captured),
      captures as (
        insert into captures (payment_id, number, wallet_capture_id, amount_minor, captured_at, entry_number)
        select id, 1, upper(substr(md5('capture' || id), 1, 17)), captured_minor, at, 1 from captured),
      to_sum as (insert into entries_to_sum (payment_id, number) select id, 1 from captured)
      insert into transfers (platform_id, payment_id, entry_number, line, at, from_kind, to_kind, to_account_id, currency, amount_minor)
      select 1, id, 1, line, at, 'wallet_clearing', receiver, case when receiver = 'account' then account_id end, currency, amount
      from captured, lateral (values (1, 'account', captured_minor - commission_minor),
        (2, 'commission', commission_minor)) lines (line, receiver, amount)`;
  });
};
