import { expect } from 'vitest';
import { reconcilePeriod } from '../../src/payments/reconciliation/reconcile-period.ts';
import type { TestServer } from '../support/server.ts';
import type { givenShop } from '../payments/support.ts';

type Shop = ReturnType<typeof givenShop>;

/** Captures 1000 for an account, of which it gets what the commission leaves. */
export const givenCapture = async (
  shop: Shop,
  accountId: string,
  changes: { currency?: string; reference?: string; commissionAmount?: number } = {},
) => {
  const transaction = { accountId, commissionAmount: 100, ...changes };
  const payment = await shop.client.givenPayment({ transaction });
  await shop.wallet.approve(payment.extOrderId);
  expect((await shop.client.resume(payment.id)).status).toBe(200);
  return payment.id;
};

export interface Transfer {
  readonly id: string;
  readonly debitAccountId: string;
  readonly creditAccountId: string;
  readonly amount: number;
  readonly currency: string;
  readonly comment: string | null;
  readonly createdAt: string;
}

export const orderOf = (debitAccountId: string, creditAccountId: string, amount: number, more = {}) => ({
  debitAccountId,
  creditAccountId,
  amount,
  ...more,
});

/** Transfers between accounts, as a platform orders them. */
export const transfer = async ({ client }: Pick<Shop, 'client'>, body: object, headers = {}) => {
  const answer = await client.call('POST', '/p2p', body, headers);
  return { status: answer.status, body: (await answer.json()) as Transfer & { code?: string } };
};

/** The wallet's order shows money that went back, and only its report or a notification says that it took it itself. */
export const learnOfReversals = async ({ deps }: TestServer) => {
  const to = new Date(Math.ceil(Date.now() / 1000) * 1000);
  await reconcilePeriod(deps, { from: new Date(to.getTime() - 3_600_000), to }, 'operator');
};
