import type { PlatformActor } from '../../audit/record-act.ts';
import { invariant } from '../../invariant.ts';
import { Problem } from '../../problem.ts';
import type { EnsureAccount } from '../../ledger/ensure-account.ts';
import type { PaymentDependencies, Settle } from '../dependencies.ts';
import type { OrderDetails } from '../order-details.ts';
import { isUnderWay, type Payment } from '../payment.ts';
import { findOrderDetails } from '../read/queries.ts';
import { requireOwnWallet } from '../require-own-wallet.ts';
import type { OrderBody } from '../start/find-init-faults.ts';
import { accountsOf, sharesOf } from '../shares.ts';
import { toOrderParts } from '../start/to-order-parts.ts';
import { findPayment } from '../store/queries.ts';
import { isAsWanted, isSameChange, toStoredChange } from './merge-change.ts';
import { findChange, findEndOfChange, type StoredChange } from './queries.ts';
import { notChangeable, requestChange } from './request-change.ts';

/** Of calls that come at the same moment each finds what another one has just changed. */
const triesMax = 10;

/** Makes what the payment becomes of what it is. It throws if that has faults. */
export type ReadBody = (payment: Payment, stored: OrderDetails) => OrderBody;

interface Changed {
  readonly payment: Payment;
  /** False: the wallet hasn't reported the outcome. By now another operation may be under way as well. */
  readonly isMade: boolean;
}

interface Wanted {
  readonly readBody: ReadBody;
  readonly ensureAccount: EnsureAccount;
}

/**
 * Changes amount and items of a payment that nobody has approved. Repeated, it changes nothing (docs/decisions/055).
 */
export const changeOrder = async (
  deps: PaymentDependencies,
  settle: Settle,
  own: Payment,
  by: PlatformActor,
  { readBody, ensureAccount }: Wanted,
): Promise<Changed> => {
  let payment = own;
  for (let tries = 0; tries < triesMax; tries += 1) {
    const stored = await findOrderDetails(deps.sql, payment.id);
    invariant(stored, `payment ${payment.id} has vanished`);
    const wanted = toStoredChange(stored, readBody(payment, stored));
    if (payment.operation === null && isAsWanted(payment, stored, wanted)) return { payment, isMade: true };
    refuseUnchangeable(deps, payment, stored, wanted);
    requireOwnWallet(deps, payment);
    await ensureAccounts(ensureAccount, payment, wanted);
    const requested =
      payment.operation === null
        ? await requestChange(deps, payment, wanted, by)
        : await findSame(deps, payment, wanted);
    if (requested) return finish(deps, settle, requested);
    const present = await reread(deps, payment);
    // Another change is under way. This one comes after it.
    payment = present.operation === null ? present : await settle(present, asker);
    const isStuck = payment.operation !== null && payment.operation.number === present.operation?.number;
    if (isStuck) break;
  }
  throw inProgress(own);
};

/** Who sells what is new in the cart has to have an account before the buyer pays. */
const ensureAccounts = async (
  ensureAccount: EnsureAccount,
  { platformId, accountId }: Payment,
  { orderDetails, totalMinor }: StoredChange,
) => {
  for (const named of accountsOf(accountId, sharesOf(orderDetails, totalMinor)))
    await ensureAccount({ platformId, accountId: named });
};

const asker = { by: 'platform', urgency: 'when_asked', onlyOpen: true } as const;

/** The payment, if the change that is under way is this one. */
const findSame = async ({ sql }: PaymentDependencies, payment: Payment, wanted: StoredChange) => {
  const underWay = await findChange(sql, payment.id, payment.operation!.number);
  return underWay && isSameChange(underWay, wanted) ? payment : undefined;
};

const finish = async (deps: PaymentDependencies, settle: Settle, requested: Payment): Promise<Changed> => {
  const settled = await settle(requested, asker);
  const { number } = requested.operation!;
  const { verdict, issue } = await findEndOfChange(deps.sql, settled.id, number);
  if (verdict === null) return { payment: settled, isMade: false };
  if (verdict === 'changed') return { payment: await reread(deps, settled), isMade: true };
  throw notChangeable(
    settled,
    issue === null ? `it is ${settled.status}` : `the wallet refuses it (${issue})`,
  );
};

const reread = async ({ sql }: PaymentDependencies, { id }: Payment) => {
  const payment = await findPayment(sql, id);
  invariant(payment, `payment ${id} has vanished`);
  return payment;
};

const refuseUnchangeable = (
  { wallet }: PaymentDependencies,
  payment: Payment,
  stored: OrderDetails,
  wanted: StoredChange,
) => {
  const { status, currency, totalMinor, declinedApproval } = payment;
  if (isUnderWay(status) || status === 'quarantined') throw inProgress(payment);
  if (status !== 'awaiting_approval') throw notChangeable(payment, `it is ${status}`);
  if (declinedApproval !== null) throw notChangeable(payment, 'the buyer has approved it, and was declined');
  const order = (amountMinor: bigint, details: OrderDetails) => ({
    total: { currency, amountMinor },
    ...toOrderParts(details),
  });
  const fault = wallet.findChangeFault(
    order(totalMinor, stored),
    order(wanted.totalMinor, wanted.orderDetails),
  );
  if (fault !== undefined) throw notChangeable(payment, `the wallet would refuse it (${fault})`);
};

const inProgress = ({ id }: Payment) =>
  new Problem('payment_in_progress', `The payment ${id} is being settled with the wallet right now.`);
