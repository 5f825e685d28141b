import { now, secondsFromNow } from '../clock.ts';
import { findFaultOfAmount } from '../faults/faults.ts';
import { newResourceId } from '../identifiers.ts';
import { insertOrder, type OrderRow } from '../records/order-queries.ts';
import type { PurchaseUnit } from '../records/purchase-unit.ts';
import type { Wallet } from '../wallet.ts';
import { issueError } from '../wire-error.ts';
import { checkAddress } from './check-address.ts';
import { checkAmounts } from './check-amounts.ts';
import type { CreateOrderBody } from './schema.ts';

export const requireWebUrl = (url: string | undefined, field: string): string | null => {
  if (url === undefined) return null;
  if (/^https?:\/\//i.test(url) && URL.canParse(url)) return url;
  throw issueError('INVALID_PARAMETER_SYNTAX', { field, value: url, location: 'body' });
};

const withDefaults = (unit: PurchaseUnit): PurchaseUnit => ({ reference_id: 'default', ...unit });

export const createOrder = (wallet: Wallet, body: CreateOrderBody): OrderRow => {
  const { intent, purchase_units: units } = body;
  const { currency, totalMinor } = checkAmounts(units);
  // The protocol allows several units only with the intent CAPTURE.
  if (intent === 'AUTHORIZE' && units.length > 1)
    throw issueError('UNSUPPORTED_INTENT', { field: '/intent', value: intent });
  const source = body.payment_source?.paypal;
  const experience = source?.experience_context ?? body.application_context ?? {};
  if (experience.shipping_preference === 'SET_PROVIDED_ADDRESS') units.forEach(checkAddress);
  const at = now(wallet.clock);
  const order: OrderRow = {
    id: newResourceId(),
    state: source === undefined ? 'created' : 'payer_action_required',
    intent,
    units: JSON.stringify(units.map(withDefaults)),
    total_minor: totalMinor,
    currency,
    with_payment_source: source === undefined ? 0n : 1n,
    return_url: requireWebUrl(experience.return_url, '/payment_source/paypal/experience_context/return_url'),
    cancel_url: requireWebUrl(experience.cancel_url, '/payment_source/paypal/experience_context/cancel_url'),
    brand_name: experience.brand_name ?? null,
    locale: experience.locale ?? null,
    user_action: experience.user_action ?? 'CONTINUE',
    created_at: at,
    updated_at: at,
    expires_at: secondsFromNow(wallet.clock, wallet.options.orderLifetimeSeconds),
    buyer_id: null,
    instrument_id: null,
    declined_instrument_id: null,
    cancelled_at: null,
    amount_fault: findFaultOfAmount(totalMinor) ?? null,
  };
  insertOrder(wallet.database, order);
  return order;
};
