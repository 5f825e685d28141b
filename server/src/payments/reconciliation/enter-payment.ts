import { makeEnsureAccount } from '../../ledger/ensure-account.ts';
import { findApiKey } from '../../access/api-keys/queries.ts';
import { recordAct, type Actor } from '../../audit/record-act.ts';
import { Problem } from '../../problem.ts';
import { insertPayment, type NewPayment } from '../store/insert-payments-query.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import { findPayment } from '../store/queries.ts';
import { timeOfPaymentId } from '../start/init-payment.ts';
import { confirmOrder, notOurs, requireCommissionWithin, type ConfirmedOrder } from './confirm-order.ts';
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
  const order = await confirmOrder(deps, difference, about);
  const key = await findApiKey(sql, owner.apiKeyId);
  if (!key) throw new Problem('not_found', `There is no API key ${owner.apiKeyId}.`);
  requireCommissionWithin(owner.commissionMinor, order.total);
  const { platformId } = key;
  const { apiKeyId, accountId } = owner;
  await makeEnsureAccount(deps)({ platformId, accountId });
  const payment = newPayment(deps, about, createdAt, order, { ...owner, platformId });
  const details = { transaction: transactionId, note, apiKeyId, accountId };
  await sql.begin(async (tx) => {
    // An earlier run may have got this far.
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

const newPayment = (
  { config, clock }: PaymentDependencies,
  id: string,
  createdAt: Date,
  { id: walletOrderId, total, isAuthorized }: ConfirmedOrder,
  owner: Owner & { readonly platformId: number },
): NewPayment => ({
  ...owner,
  id,
  captureMode: isAuthorized ? 'manual' : 'automatic',
  currency: total.currency,
  totalMinor: total.amountMinor,
  // Who was to get what is lost with the items.
  shares: null,
  reference: null,
  comment: null,
  metadata: null,
  // Where its platform wanted the buyer is lost. A buyer who comes back all the same is not led to another shop.
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
