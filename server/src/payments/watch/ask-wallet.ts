import type { PaymentDependencies, Settle } from '../dependencies.ts';
import { Problem } from '../../problem.ts';
import { recordAct, type Actor } from '../../audit/record-act.ts';
import { lookAtPayment } from './look-at-payment.ts';
import { actionsOf } from '../present/allowed-actions.ts';
import { requesterOf } from '../store/request-operations-query.ts';
import { findPayment } from '../store/queries.ts';
import { findLooked } from './queries.ts';
import type { Payment } from '../payment.ts';

/** Asks the wallet now, whenever the next look was due: the same look as the background's, on the payment's record. */
export const askWallet = async (
  deps: PaymentDependencies,
  settle: Settle,
  payment: Payment,
  by: Actor,
): Promise<Payment> => {
  const { sql, clock, keyring } = deps;
  const { id, status } = payment;
  if (!actionsOf(payment).includes('ask_wallet')) {
    throw new Problem('conflict', `The payment ${id} is ${status}: there is nothing to ask the wallet for.`);
  }
  await sql.begin((tx) => recordAct(tx, keyring, by, { at: clock(), action: 'wallet_asked', subject: id }));
  const looked = await findLooked(sql, id);
  const { requestedBy, operator } = requesterOf(by);
  await lookAtPayment(deps, settle, payment, { by: requestedBy, operator, urgency: 'at_once', ...looked });
  return (await findPayment(sql, id))!;
};
