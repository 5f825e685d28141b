import { makeEnsureAccount } from '../../ledger/ensure-account.ts';
import { findApiKey } from '../../access/api-keys/queries.ts';
import { recordAct, type Actor } from '../../audit/record-act.ts';
import { Problem } from '../../problem.ts';
import type { Money } from '../../money.ts';
import { insertPayment, type NewPayment } from '../store/insert-payments-query.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import { findPayment } from '../store/queries.ts';
import { timeOfPaymentId } from '../start/init-payment.ts';
import type { DifferenceOf } from './queries.ts';
import type { Payment } from '../payment.ts';

/** Whose a payment was: the platform of an API key. The wallet does not know that, so an administrator says it. */
export interface Owner {
  readonly apiKeyId: string;
  readonly accountId: string;
  readonly commissionMinor: bigint;
}

/** The service may look at it as well, if the process that enters it does not come so far. */
const nextLookMs = 60_000;

/**
 * Enters a payment that is newer than the backup, as far as the wallet knows it: its own id, its order, its total. It is entered as
 * one that waits for approval; the look that follows books the capture as any other look does.
 */
export const enterPayment = async (
  deps: PaymentDependencies,
  by: Actor,
  difference: DifferenceOf,
  owner: Owner,
  note: string,
): Promise<Payment> => {
  const { sql, keyring, clock } = deps;
  const { transactionId, about } = difference;
  const createdAt = timeOfPaymentId(about ?? '');
  if (about === null || !createdAt) throw notOurs(transactionId);
  const order = await getOrder(deps, difference, about);
  const key = await findApiKey(sql, owner.apiKeyId);
  if (!key) throw new Problem('not_found', `There is no API key ${owner.apiKeyId}.`);
  if (owner.commissionMinor > order.total.amountMinor)
    throw new Problem('conflict', 'The commission is more than the payment.');
  const { platformId } = key;
  const { apiKeyId, accountId } = owner;
  await makeEnsureAccount(deps)({ platformId, accountId });
  const payment = newPayment(deps, about, createdAt, order, { ...owner, platformId });
  const details = { transaction: transactionId, note, apiKeyId, accountId };
  await sql.begin(async (tx) => {
    // An earlier run may have come so far.
    if (!(await insertPayment(tx, payment))) return;
    await recordAct(tx, keyring, by, {
      at: clock(),
      action: 'transaction_adopted',
      subject: about,
      details,
    });
  });
  return (await findPayment(sql, about))!;
};

const notOurs = (transactionId: string) =>
  new Problem(
    'conflict',
    `The capture ${transactionId} names no payment of Florin. It can only be refunded at the wallet, or entered by hand where you keep your books.`,
  );

interface EnteredOrder {
  readonly id: string;
  readonly total: Money;
  readonly isAuthorized: boolean;
}

/**
 * Its total stays the measure of every later look, so no single answer is believed: the order is read twice, and the total has to fit the
 * amount in the wallet's report (docs/reliability.md#f29).
 */
const getOrder = async (
  { wallet }: PaymentDependencies,
  { transactionId, thereCurrency, thereMinor }: DifferenceOf,
  paymentId: string,
): Promise<EnteredOrder> => {
  const id = (await wallet.findOrderOfCapture(transactionId))?.orderId;
  if (id === undefined) throw notShown(transactionId);
  const read = async () => (await wallet.describeOrder(id)).result;
  const [first, second] = [await read(), await read()];
  if (!first?.total || !second?.total) throw notShown(transactionId);
  const { total, ownId, authorizations } = second;
  if (first.ownId !== ownId || !isSameMoney(first.total, total)) throw notShown(transactionId);
  if (ownId !== paymentId) throw notOurs(transactionId);
  const isAuthorized = authorizations.length > 0;
  // An order is captured as a whole, an authorisation perhaps in part.
  const fits = isAuthorized ? thereMinor! <= total.amountMinor : thereMinor === total.amountMinor;
  if (thereMinor !== null && !(fits && thereCurrency === total.currency)) throw notShown(transactionId);
  return { id, total, isAuthorized };
};

const isSameMoney = (one: Money, other: Money) =>
  one.currency === other.currency && one.amountMinor === other.amountMinor;

const notShown = (transactionId: string) =>
  new Problem(
    'wallet_unavailable',
    `The wallet does not show the order of ${transactionId} clearly. Nothing was entered. Try again.`,
  );

const newPayment = (
  { config, clock }: PaymentDependencies,
  id: string,
  createdAt: Date,
  { id: walletOrderId, total, isAuthorized }: EnteredOrder,
  owner: Owner & { readonly platformId: number },
): NewPayment => ({
  ...owner,
  id,
  captureMode: isAuthorized ? 'manual' : 'automatic',
  currency: total.currency,
  totalMinor: total.amountMinor,
  reference: null,
  comment: null,
  metadata: null,
  // Where its platform wanted the buyer is lost. Who comes back all the same is not led to another shop.
  returnUrl: config.publicUrl,
  cancelUrl: config.publicUrl,
  errorUrl: null,
  orderDetails: { items: [], buyer: {} },
  walletProvider: config.wallet.provider,
  walletOrderId,
  approvalUrl: config.publicUrl,
  createdAt,
  expiresAt: new Date(createdAt.getTime() + config.approvalWindowSeconds * 1000),
  nextLookAt: new Date(clock().getTime() + nextLookMs),
  event: {
    type: 'payment.created',
    details: { totalAmount: Number(total.amountMinor), currency: total.currency },
  },
  calls: [],
});
