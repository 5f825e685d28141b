import { expect } from 'vitest';
import type { givenShop } from '../support.ts';

type Shop = ReturnType<typeof givenShop>;

export interface AnsweredRefund {
  readonly id: string;
  readonly status: string;
  readonly amount: number;
  readonly commissionAmount: number;
  readonly refundableAmount: number;
}

/** What tests of refunds do: a captured payment, and calls about its refunds. */
export const makeRefunds = (shop: Shop, ofClient?: Shop['client']) => {
  const client = () => ofClient ?? shop.client;
  const givenCaptured = async (transaction: object = {}, items?: readonly object[]) => {
    const payment = await client().givenPayment({ transaction, ...(items && { items }) });
    await shop.wallet.approve(payment.extOrderId);
    expect((await client().resume(payment.id)).status).toBe(200);
    const { captures } = await shop.wallet.truth(payment.extOrderId);
    return { ...payment, captureId: captures[0]!.id };
  };
  const refund = (id: string, body: unknown = {}, headers: Record<string, string> = {}) =>
    client().call('PUT', `/refund/${id}`, body, headers);
  const refundNow = async (id: string, body: unknown = {}) => {
    const answer = await refund(id, body);
    expect(answer.status).toBe(200);
    return (await answer.json()) as AnsweredRefund;
  };
  const readRefund = async (id: string) =>
    (await (await client().call('GET', `/refunds/${id}`)).json()) as Record<string, unknown>;
  /** What all entries of a payment have done to each account, by account. The wallet's fees have tests of their own. */
  const balancesOf = async (id: string) => {
    const rows = await shop.server.sql<{ account: string; amount: number }[]>`
      select coalesce(account, kind) as account, sum(amount)::float8 as amount
      from transfers, lateral (values
        (from_kind, from_account_id, -amount_minor), (to_kind, to_account_id, amount_minor)) as side (kind, account, amount)
      where payment_id = ${id} and 'wallet_fee' not in (from_kind, to_kind) group by 1`;
    return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
  };
  return { givenCaptured, refund, refundNow, readRefund, balancesOf };
};
