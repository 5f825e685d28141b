import type { PaymentParts } from '../payment-parts.ts';
import { Problem } from '../../problem.ts';
import { recordAct, type Actor } from '../../audit/record-act.ts';
import { lookAtPayment } from './look-at-payment.ts';
import { actionsOf } from '../allowed-actions.ts';
import { ordererOf } from '../order-operations-query.ts';
import { findPayment, type Payment } from '../queries.ts';
import type { Settle } from '../settle/settle-payment.ts';
import { findLooked } from './queries.ts';

/** Asks the wallet now, whenever the next look was due: the same look as the background's, on the payment's record. */
export const askWallet = async (
  parts: PaymentParts,
  settle: Settle,
  payment: Payment,
  by: Actor,
): Promise<Payment> => {
  const { sql, clock, keyring } = parts;
  const { id, status } = payment;
  if (!actionsOf(payment).includes('ask_wallet')) {
    throw new Problem('conflict', `The payment ${id} is ${status}: there is nothing to ask the wallet for.`);
  }
  await sql.begin((tx) => recordAct(tx, keyring, by, { at: clock(), action: 'wallet_asked', subject: id }));
  const looked = await findLooked(sql, id);
  const { orderedBy, operator } = ordererOf(by);
  await lookAtPayment(parts, settle, payment, { by: orderedBy, operator, urgency: 'at_once', ...looked });
  return (await findPayment(sql, id))!;
};
