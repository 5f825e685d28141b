import { setTimeout as pause } from 'node:timers/promises';
import { keysOf } from '../../keys-of.ts';
import { paymentStatuses } from '../../payments/payment.ts';
import { StartFault } from '../../start/start-fault.ts';
import { bodyOf, sendRequest, type HttpRequest } from '../sandbox/http-call.ts';
import { withProgress } from '../sandbox/progress.ts';

const lookEveryMs = 1000;

/** The buyer or the wallet decides what becomes of it. */
const undecided: ReadonlySet<string> = new Set(
  keysOf(paymentStatuses).filter((status) => ['buyer', 'wallet'].includes(paymentStatuses[status].waitsFor)),
);

export interface Payment {
  readonly id: string;
  readonly status: string;
  readonly accountId: string;
  readonly currency: string;
  /** Null: nothing was captured. */
  readonly capturedAmount: number;
}

/** Reads the payment every second until its outcome is known. */
export const followPayment = (what: string, request: HttpRequest, deadlineMs: number) =>
  withProgress(what, untilDecided(request, performance.now() + deadlineMs));

const untilDecided = async (request: HttpRequest, untilMs: number): Promise<Payment> => {
  for (;;) {
    const payment = bodyOf(request, await sendRequest(request)) as Payment;
    if (!undecided.has(payment.status)) return payment;
    if (performance.now() > untilMs)
      throw new StartFault(`The payment is still ${payment.status}. This command has stopped waiting.`);
    await pause(lookEveryMs);
  }
};
