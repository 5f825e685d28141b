import type { Answered, OrderStatement } from '../../wallet/wallet.ts';
import { findCapture } from '../capture.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import type { Payment } from '../payment.ts';
import { listReturns, type ReturnedCapture } from './returned-captures.ts';

/** What the wallet has of a payment's order, without what was given back unbooked. Undefined: the wallet does not say. */
export const describeOrder = async (
  { sql, wallet }: Pick<PaymentDependencies, 'sql' | 'wallet'>,
  { id, walletOrderId, captures }: Pick<Payment, 'id' | 'walletOrderId' | 'captures'>,
): Promise<Answered<OrderStatement | undefined>> => {
  const { result, calls } = await wallet.describeOrder(walletOrderId);
  const isAllBooked = result?.captures.every((capture) => findCapture(captures, capture.id) !== undefined);
  if (!result || isAllBooked) return { result, calls };
  const returns = await listReturns(sql, id);
  const made = returns.filter(({ walletRefundId }) => walletRefundId !== null);
  return { result: withoutReturned(nameCaptures(result, returns), made), calls };
};

/** The wallet does not always say which capture a refund gives back. Of those that we asked for we know it. */
export const nameCaptures = (
  statement: OrderStatement,
  returns: readonly ReturnedCapture[],
): OrderStatement => ({
  ...statement,
  refunds: statement.refunds.map((refund) => ({
    ...refund,
    captureId:
      refund.captureId ?? returns.find(({ requestId }) => requestId === refund.ownId)?.walletCaptureId,
  })),
});

/** What was given back is over, and so are the refunds that did it: they are none of the payment's. */
export const withoutReturned = (
  statement: OrderStatement,
  made: readonly ReturnedCapture[],
): OrderStatement => {
  const isOver = (captureId: string | undefined) =>
    made.some(({ walletCaptureId }) => walletCaptureId === captureId);
  return {
    ...statement,
    captures: statement.captures.filter(({ id }) => !isOver(id)),
    refunds: statement.refunds.filter(({ captureId }) => !isOver(captureId)),
  };
};
