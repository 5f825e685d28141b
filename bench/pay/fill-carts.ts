import type { Sql } from '../../server/src/database/client.ts';

export interface Carts {
  readonly count: number;
  /** All of their looks are due within this time from now. */
  readonly withinSeconds: number;
  /** Orders at the wallet that nobody has approved. Many payments share one, because a look only reads it. */
  readonly orderIds: readonly string[];
}

/**
 * Writes payments that nobody has approved, each with a look that is due soon: as many as come due when a thousand carts a minute
 * are abandoned. Every sixth is at the end of its window, as every sixth look is.
 */
export const fillCarts = async (sql: Sql, { count, withinSeconds, orderIds }: Carts) => {
  await sql`
    insert into payments (id, platform_id, api_key_id, status, last_move, capture_mode, currency, total_minor, commission_minor,
      account_id, return_url, cancel_url, order_details, wallet_provider, wallet_order_id, approval_url, created_at, updated_at,
      expires_at, last_event)
    select 'cart_' || n, 1, (select id from api_keys limit 1), 'awaiting_approval', 'new > awaiting_approval', 'automatic', 'EUR',
      1000, 0, (select id from accounts limit 1), 'https://shop.example/thanks', 'https://shop.example/cart',
      '{"items": [], "buyer": {}}', 'orders-v2', (${orderIds}::text[])[1 + n % ${orderIds.length}], 'https://wallet.example',
      now() - interval '1 hour', now(), case when n % 6 = 0 then now() else now() + interval '2 hours' end, 1
    from generate_series(1, ${count}) n`;
  await sql`
    insert into events (position, placed_at, subject_id, sequence, platform_id, type, at, details, object)
    select n, now(), 'cart_' || n, 1, 1, 'payment.created', now(), '{}', '{}' from generate_series(1, ${count}) n`;
  await sql`update event_head set position = ${count}`;
  await sql`
    insert into payment_looks (payment_id, wallet_provider, due_at, looks)
    select 'cart_' || n, 'orders-v2', now() + n * ${withinSeconds} * interval '1 second' / ${count}, 3
    from generate_series(1, ${count}) n`;
};

/** How many of them wait for a look that should have been made. */
export const countLateCarts = async (sql: Sql) => {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::integer as count from payment_looks where due_at < now() - interval '2 seconds'`;
  return row!.count;
};
