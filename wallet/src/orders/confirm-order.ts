import { now } from '../clock.ts';
import { moveToConfirmed, type OrderRow } from '../records/order-queries.ts';
import type { Wallet } from '../wallet.ts';
import { issueError } from '../wire-error.ts';
import { requireWebUrl } from './create-order.ts';
import { getLiveOrder } from './get-live-order.ts';
import type { ConfirmBody } from './schema.ts';

const requireThisWallet = (source: ConfirmBody['payment_source']): void => {
  const methods = Object.keys(source);
  const field = '/payment_source';
  if (methods.length === 0) throw issueError('NO_PAYMENT_SOURCE_PROVIDED', { field, location: 'body' });
  if (methods.length > 1) throw issueError('ONLY_ONE_PAYMENT_SOURCE_ALLOWED', { field, location: 'body' });
  if (source.paypal === undefined)
    throw issueError('PAYMENT_SOURCE_CANNOT_BE_USED', { field: `${field}/${methods[0]}`, location: 'body' });
};

const requireOpen = ({ state, intent }: OrderRow): void => {
  if (state === 'approved') throw issueError('PAYMENT_ALREADY_APPROVED');
  if (state !== 'created' && state !== 'payer_action_required')
    throw issueError(intent === 'CAPTURE' ? 'ORDER_ALREADY_CAPTURED' : 'ORDER_ALREADY_AUTHORIZED');
};

/** The merchant says that the buyer pays with this wallet, as it can also say when it creates the order. */
export const confirmOrder = (
  wallet: Wallet,
  orderId: string,
  { payment_source: source }: ConfirmBody,
): OrderRow => {
  const order = getLiveOrder(wallet, orderId);
  requireThisWallet(source);
  requireOpen(order);
  const context = source.paypal?.experience_context ?? {};
  const field = '/payment_source/paypal/experience_context';
  return moveToConfirmed(wallet.database, order.id, now(wallet.clock), {
    return_url: requireWebUrl(context.return_url, `${field}/return_url`),
    cancel_url: requireWebUrl(context.cancel_url, `${field}/cancel_url`),
    brand_name: context.brand_name ?? null,
    locale: context.locale ?? null,
    user_action: context.user_action ?? null,
  })!;
};
