import { expect } from 'vitest';
import { takeInRefunds } from '../../../src/payments/refunds/take-in-refunds.ts';
import type { TestServer } from '../../support/server.ts';

/** Books the refund that was made at the wallet's site as an earlier version did from one garbled answer: with another amount. */
export const bookWrongRefund = async (
  { deps }: TestServer,
  payment: { readonly id: string; readonly extOrderId: string },
  amountMinor: bigint,
) => {
  const { result } = await deps.wallet.describeOrder(payment.extOrderId);
  const [refund] = result!.refunds;
  const wrong = { ...refund!, money: { currency: 'EUR', amountMinor } };
  const lying = { ...deps.wallet, describeRefund: async () => ({ result: wrong, calls: [] }) };
  const statement = { ...result!, refunds: [wrong] };
  const taken = await takeInRefunds({ ...deps, wallet: lying }, payment.id, statement, undefined);
  expect(taken.payment.refundedMinor).toBe(amountMinor);
  return refund!.id;
};
