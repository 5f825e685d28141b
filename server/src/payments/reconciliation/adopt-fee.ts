import { recordAct, type Actor } from '../../audit/record-act.ts';
import type { Transaction } from '../../database/client.ts';
import { Problem } from '../../problem.ts';
import { chargedCapture, correctFee, isPossibleFee, type Charged } from '../store/book-fee.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import { findPayment, lockPayment } from '../store/queries.ts';
import { listRefundsOf } from '../refunds/queries.ts';
import type { DifferenceOf } from './queries.ts';
import { chargedRefund } from '../refunds/refund.ts';
import { findCapture } from '../capture.ts';
import type { Payment } from '../payment.ts';

/**
 * Books the fee of the wallet's report in place of the one that came with the capture or refund. The report is the statement of our
 * account there, so it says what was really charged. A person decides that it counts.
 */
export const adoptFee = (
  { sql, keyring, clock }: PaymentDependencies,
  by: Actor,
  difference: DifferenceOf,
  note: string,
): Promise<Payment> => {
  const at = clock();
  const { transactionId, about, thereMinor } = difference;
  return sql.begin(async (tx) => {
    const payment = await lockPayment(tx, about!);
    const charged = payment && (await findCharged(tx, payment, difference));
    if (!charged || thereMinor === null || !isPossibleFee(charged, thereMinor))
      throw new Problem(
        'conflict',
        `The fee of ${transactionId} in the wallet's report cannot be one of the payment ${about}. Nothing was changed.`,
      );
    if (charged.feeMinor === thereMinor)
      throw new Problem('conflict', `The fee of ${transactionId} is booked already. Nothing was changed.`);
    await correctFee({ tx, at }, charged, thereMinor);
    const details = { transaction: transactionId, note, fee: Number(thereMinor) };
    await recordAct(tx, keyring, by, { at, action: 'transaction_adopted', subject: payment.id, details });
    return (await findPayment(tx, payment.id))!;
  });
};

const findCharged = async (
  tx: Transaction,
  payment: Payment,
  { subject, transactionId }: DifferenceOf,
): Promise<Charged | undefined> => {
  if (subject === 'capture') {
    const capture = findCapture(payment.captures, transactionId);
    return capture && chargedCapture(payment, capture);
  }
  const refund = (await listRefundsOf(tx, payment.id)).find(
    ({ walletRefundId, status }) => walletRefundId === transactionId && status === 'completed',
  );
  return refund && chargedRefund(refund);
};
