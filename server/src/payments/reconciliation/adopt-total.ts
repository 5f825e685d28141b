import { recordAct, type Actor } from '../../audit/record-act.ts';
import { currencyDigits, formatMinor, type Money } from '../../money.ts';
import { Problem } from '../../problem.ts';
import { writeChange } from '../changes/queries.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import type { Payment } from '../payment.ts';
import { presentPayment } from '../present/present-payment.ts';
import { findOrderDetails } from '../read/queries.ts';
import { findPayment, lockPayment } from '../store/queries.ts';
import { writeEvent } from '../store/write-event.ts';
import { confirmOrder, isSameMoney, notShown, requireCommissionWithin } from './confirm-order.ts';
import type { DifferenceOf } from './queries.ts';

/**
 * Gives a payment the total of its order, if the platform changed it after the backup was made (docs/decisions/055). Its capture is then
 * booked as any other. The wallet does not know the commission, so an administrator says it; the items are lost, and
 * with them who was to get what: the account of the payment gets all of it. Undefined: the total is
 * the same.
 */
export const adoptTotal = async (
  deps: PaymentDependencies,
  by: Actor,
  payment: Payment,
  difference: DifferenceOf,
  { commissionMinor, note }: { readonly commissionMinor: bigint | undefined; readonly note: string },
): Promise<Payment | undefined> => {
  const { sql, keyring, clock } = deps;
  const { id } = payment;
  const total = await findOtherTotal(deps, payment, difference);
  if (!total) return undefined;
  if (commissionMinor === undefined) throw commissionUnknown(payment, total);
  requireCommissionWithin(commissionMinor, total);
  const { amountBreakdown: _, distribution: __, ...kept } = (await findOrderDetails(sql, id))!;
  const change = {
    totalMinor: total.amountMinor,
    commissionMinor,
    orderDetails: { ...kept, items: [] },
  };
  return sql.begin(async (tx) => {
    const locked = (await lockPayment(tx, id))!;
    requireAsRead(locked, payment);
    const at = clock();
    await writeChange(tx, id, change, new Date(Math.max(at.getTime(), locked.updatedAt.getTime() + 1)));
    const changed = (await findPayment(tx, id))!;
    const amounts = { totalAmount: Number(total.amountMinor), currency: total.currency };
    const event = { type: 'payment.changed', details: amounts, object: presentPayment(changed) } as const;
    await writeEvent(tx, id, at, event);
    const details = {
      transaction: difference.transactionId,
      note,
      totalAmount: amounts.totalAmount,
      previousTotalAmount: Number(payment.totalMinor),
      commissionAmount: Number(commissionMinor),
    };
    await recordAct(tx, keyring, by, { at, action: 'transaction_adopted', subject: id, details });
    return (await findPayment(tx, id))!;
  });
};

/** The order's total where it is not the payment's. One answer that says so may be wrong: two more have to agree with the report. */
const findOtherTotal = async (
  deps: PaymentDependencies,
  payment: Payment,
  difference: DifferenceOf,
): Promise<Money | undefined> => {
  const { currency, totalMinor: amountMinor, walletOrderId } = payment;
  const { result: statement } = await deps.wallet.describeOrder(walletOrderId);
  if (!statement?.total || isSameMoney(statement.total, { currency, amountMinor })) return undefined;
  const { id, total } = await confirmOrder(deps, difference, payment.id);
  if (isSameMoney(total, { currency, amountMinor })) return undefined;
  const isConfirmed = id === walletOrderId && difference.thereMinor !== null && total.currency === currency;
  if (!isConfirmed) throw notShown(difference.transactionId);
  return total;
};

const show = ({ currency, amountMinor }: Money) =>
  `${formatMinor(amountMinor, currencyDigits(currency) ?? 0)} ${currency}`;

const commissionUnknown = ({ id, currency, totalMinor: amountMinor }: Payment, total: Money) =>
  new Problem(
    'conflict',
    `The payment ${id} is over ${show({ currency, amountMinor })} here, and its order at the wallet over ${show(total)}: it was changed after the backup. Nothing was booked. Say what its commission is: --commission <amount in cents>.`,
  );

/** An operation that is under way ends by the total that it began with. One that a person is asked about is what this explains. */
const requireAsRead = (locked: Payment, { id, updatedAt }: Payment) => {
  const { operation } = locked;
  const isUnderWay = operation !== null && operation.mismatch === null;
  if (!isUnderWay && locked.updatedAt.getTime() === updatedAt.getTime()) return;
  throw new Problem('conflict', `The payment ${id} is just changing. Nothing was booked. Try again.`);
};
