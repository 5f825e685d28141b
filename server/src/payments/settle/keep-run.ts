import type { Run } from '../../operations/run-operation.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { keepCalls } from '../keep-calls.ts';
import type { Payment } from '../queries.ts';
import type { Outcome } from './wallet-steps.ts';
import { alertOfContradiction } from './alert-of-contradiction.ts';

/** Keeps what was said to the wallet without a verdict, and alerts a person the first time that one is needed. */
export const keepRun = async (
  { sql, clock, log }: PaymentParts,
  payment: Payment,
  run: Exclude<Run<Outcome>, { is: 'decided' }>,
  reread: () => Promise<Payment>,
): Promise<Payment> => {
  await keepCalls(sql, payment.id, clock(), run.calls);
  if (run.is === 'open' && run.contradiction !== undefined && payment.operation!.contradiction === null)
    alertOfContradiction(log, payment, run.contradiction);
  return reread();
};
