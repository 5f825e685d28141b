import type { PlatformActor } from '../../audit/record-act.ts';
import { effectMayComeMs } from '../../operations/look-pauses.ts';
import { mayStillTakeEffect } from '../../operations/queries.ts';
import { Problem } from '../../problem.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import type { Payment } from '../payment.ts';
import { lockPayment } from '../store/queries.ts';
import { requestOperation } from '../store/request-operations-query.ts';
import { insertChange, type StoredChange } from './queries.ts';

/** Far more than a cart needs. */
const operationsMax = 200;

/**
 * Commits what the payment shall become, with the operation that does it, before the wallet is called. Undefined: something is under
 * way, or the payment has changed since it was read.
 */
export const requestChange = (
  { sql, clock }: PaymentDependencies,
  payment: Payment,
  change: StoredChange,
  by: PlatformActor,
) =>
  sql.begin(async (tx) => {
    await lockPayment(tx, payment.id);
    // An earlier change that was never answered could otherwise come after this one.
    if (await mayStillTakeEffect(tx, payment.id)) throw tooEarly(payment);
    const requested = await requestOperation(tx, {
      payment,
      kind: 'change',
      amountMinor: change.totalMinor,
      requestedBy: by.kind,
      at: clock(),
      isHeld: false,
    });
    if (!requested) return undefined;
    const { number } = requested.operation!;
    if (number > operationsMax) throw notChangeable(payment, 'it was changed too often');
    await insertChange(tx, payment.id, number, change);
    await by.requireAccess(tx);
    return requested;
  });

const tooEarly = ({ id }: Payment) =>
  new Problem(
    'payment_in_progress',
    `The wallet has not answered an earlier call for the payment ${id}, which may still take effect. Try again in a minute.`,
    { headers: { 'retry-after': String(effectMayComeMs / 1000) } },
  );

/** The platform has to start anew. */
export const notChangeable = ({ id }: Pick<Payment, 'id'>, why: string) =>
  new Problem(
    'payment_not_changeable',
    `The payment ${id} cannot be changed: ${why}. Cancel it and start a new one.`,
  );
