import { postAccountTransfer } from '../../src/ledger/post-account-transfer.ts';
import { captureTransfers } from '../../src/ledger/capture-transfers.ts';
import { postCaptures } from '../../src/ledger/post-captures-query.ts';
import type { Transaction } from '../../src/database/client.ts';
import { givenPaymentIn } from '../payments/payment-in-status.ts';
import type { TestServer } from '../support/server.ts';

/** Payments that ledger entries can hang on. */
export const givenPayments = async ({ sql }: TestServer, like: string, count: number) => {
  const rows = await sql<{ id: string }[]>`
    insert into payments (id, platform_id, api_key_id, status, last_move, capture_mode, currency, total_minor, commission_minor,
      account_id, return_url, cancel_url, order_details, wallet_provider, wallet_order_id, approval_url, created_at,
      updated_at, expires_at)
    select 'p-' || n, platform_id, api_key_id, status, last_move, capture_mode, currency, total_minor, commission_minor,
      account_id, return_url, cancel_url, order_details, wallet_provider, 'o-' || n, approval_url, created_at,
      updated_at, expires_at
    from payments, generate_series(1, ${count}) n where id = ${like} returning id`;
  return rows.map(({ id }) => id);
};

export const givenTemplate = (server: TestServer) => givenPaymentIn(server, 'cancelled');

interface Given {
  readonly paymentId: string;
  readonly accountId?: string;
  readonly currency?: string;
  readonly capturedMinor?: bigint;
  readonly commissionMinor?: bigint;
  readonly at?: Date;
}

export const capture = async (tx: Transaction, given: Given) => {
  const { accountId = 'shop', currency = 'EUR', capturedMinor = 1000n, commissionMinor = 30n } = given;
  const transfers = captureTransfers(currency, [{ accountId, amountMinor: capturedMinor, commissionMinor }]);
  const text = JSON.stringify(transfers, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  await tx`
    with written as (
      select ${given.paymentId}::text as id, 1 as platform_id, ${given.at ?? new Date()}::timestamptz as at,
        ${text}::text::jsonb as transfers, null::jsonb as fee_transfers, 1 as entry_number,
        null::integer as fee_entry),
    ${postCaptures(tx)} select 1`;
};

/** A transfer of the shop to its partner. */
export const move = async (
  { sql }: TestServer,
  given: { id: string; currency: string; at: Date; amountMinor: bigint },
) => {
  const [key] = await sql<{ id: string }[]>`select id from api_keys limit 1`;
  const accounts = { fromAccountId: 'shop', toAccountId: 'partner' };
  await sql.begin((tx) =>
    postAccountTransfer(tx, {
      ...given,
      ...accounts,
      platformId: 1,
      comment: null,
      paymentId: null,
      reference: null,
      reversalOf: null,
      fromKind: 'account',
      toKind: 'account',
      distributionId: null,
      metadata: null,
      apiKeyId: key!.id,
      operator: null,
    }),
  );
};
