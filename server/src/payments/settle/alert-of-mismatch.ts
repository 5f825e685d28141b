import type { Logger } from 'pino';
import type { Transaction } from '../../database/client.ts';
import { describeMismatch, type MismatchReason } from '../../wallet/mismatch.ts';
import { presentPayment } from '../present/present-payment.ts';
import { findPayment } from '../store/queries.ts';
import { writeEvent } from '../store/write-event.ts';

/** A mismatch: an event for the platform, and a line in the log that wakes someone. */
export const alertOfMismatch = async (
  tx: Transaction,
  log: Logger,
  payment: string,
  at: Date,
  reason: MismatchReason,
) => {
  const detail = describeMismatch(reason);
  const object = presentPayment((await findPayment(tx, payment))!);
  await writeEvent(tx, payment, at, {
    type: 'payment.quarantined',
    details: { detail, mismatch: reason },
    object,
  });
  log.error({ payment, mismatch: reason.code, detail }, 'ALERT: the wallet contradicts us; quarantined');
};

/** A later answer is clear, and the operation goes on: whoever heard of the mismatch hears that it is over. */
export const reportExplanation = async (tx: Transaction, payment: string, at: Date) => {
  const object = presentPayment((await findPayment(tx, payment))!);
  await writeEvent(tx, payment, at, { type: 'payment.reviewed', details: { by: 'service' }, object });
};
