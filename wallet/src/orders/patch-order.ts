import { now } from '../clock.ts';
import { findFaultOfAmount } from '../faults/faults.ts';
import { findSchemaErrors } from '../http/compile-validator.ts';
import { updateContents, type OrderRow } from '../records/order-queries.ts';
import { hasPayments } from '../records/order.ts';
import { PurchaseUnit, unitsOf } from '../records/purchase-unit.ts';
import type { Wallet } from '../wallet.ts';
import { issueError } from '../wire-error.ts';
import { checkAmounts } from './check-amounts.ts';
import { getLiveOrder } from './get-live-order.ts';
import { readPatch, requireFitting, type Change, type Operation } from './read-patch.ts';
import type { Patch } from './schema.ts';

const everything: readonly Operation[] = ['add', 'replace', 'remove'];
const addOrReplace: readonly Operation[] = ['add', 'replace'];

/** What can be changed in a purchase unit, by the published table. */
const patchable: Readonly<Record<string, readonly Operation[]>> = {
  custom_id: everything,
  description: everything,
  'payee/email_address': ['replace'],
  'shipping/name': addOrReplace,
  'shipping/email_address': addOrReplace,
  'shipping/phone_number': addOrReplace,
  'shipping/options': addOrReplace,
  'shipping/address': addOrReplace,
  'shipping/type': addOrReplace,
  soft_descriptor: ['replace', 'remove'],
  amount: ['replace'],
  items: everything,
  invoice_id: everything,
};

interface Contents {
  intent: OrderRow['intent'];
  readonly units: PurchaseUnit[];
}
type Fields = Record<string, unknown>;

const unitPath = /^\/purchase_units\/@reference_id=='([^']*)'(?:\/(.+))?$/;

const changeIntent = (contents: Contents, order: OrderRow, { op, path, value }: Change): void => {
  requireFitting(op, ['replace'], true, path);
  if (order.state === 'approved') throw issueError('CANNOT_MODIFY_INTENT', { field: path });
  if (value !== 'CAPTURE' && value !== 'AUTHORIZE')
    throw issueError('UNSUPPORTED_PATCH_PARAMETER_VALUE', { field: path });
  contents.intent = value;
};

const changeUnit = ({ units }: Contents, reference: string, { op, path, value }: Change): void => {
  const index = units.findIndex((unit) => unit.reference_id === reference);
  requireFitting(op, addOrReplace, index !== -1, path);
  const unit = { ...(value as PurchaseUnit), reference_id: reference };
  units.splice(index === -1 ? units.length : index, 1, unit);
};

const changeField = (unit: PurchaseUnit, name: string, { op, path, value }: Change): void => {
  const allowed = Object.hasOwn(patchable, name) ? patchable[name] : undefined;
  if (allowed === undefined) throw issueError('NOT_PATCHABLE', { field: path });
  const keys = name.split('/');
  const last = keys.pop()!;
  let target: Fields = unit;
  for (const key of keys) target = (target[key] ??= {}) as Fields;
  requireFitting(op, allowed, target[last] !== undefined, path);
  if (op === 'remove') delete target[last];
  else target[last] = value;
};

const applyChange = (contents: Contents, order: OrderRow, change: Change): void => {
  if (change.path === '/intent') return changeIntent(contents, order, change);
  const [, reference, field] = unitPath.exec(change.path) ?? [];
  if (reference === undefined) throw issueError('NOT_PATCHABLE', { field: change.path });
  if (field === undefined) return changeUnit(contents, reference, change);
  const unit = contents.units.find(({ reference_id: own }) => own === reference);
  if (unit === undefined)
    throw issueError('REFERENCE_ID_NOT_FOUND', { field: change.path, value: reference });
  return changeField(unit, field, change);
};

const requireValid = (units: readonly PurchaseUnit[]): void => {
  for (const unit of units) {
    const validation = findSchemaErrors(PurchaseUnit, unit);
    if (validation !== undefined) throw Object.assign(new Error('invalid unit'), { validation });
  }
};

/** Changes an order that has not been paid: all of the changes, or none. After the approval the amount is fixed. */
export const patchOrder = (wallet: Wallet, orderId: string, patches: readonly Patch[]): void => {
  const order = getLiveOrder(wallet, orderId);
  if (hasPayments[order.state]) throw issueError('ORDER_ALREADY_COMPLETED');
  const contents: Contents = { intent: order.intent, units: unitsOf(order) };
  for (const [index, patch] of patches.entries()) applyChange(contents, order, readPatch(patch, `/${index}`));
  const { intent, units } = contents;
  requireValid(units);
  const { currency, totalMinor } = checkAmounts(units);
  if (intent === 'AUTHORIZE' && units.length > 1)
    throw issueError('UNSUPPORTED_INTENT', { field: '/intent' });
  const isSameAmount = totalMinor === order.total_minor && currency === order.currency;
  if (order.state === 'approved' && !isSameAmount) throw issueError('AMOUNT_CHANGE_NOT_ALLOWED');
  updateContents(wallet.database, {
    id: order.id,
    intent,
    units: JSON.stringify(units),
    total_minor: totalMinor,
    currency,
    amount_fault: isSameAmount ? order.amount_fault : (findFaultOfAmount(totalMinor) ?? null),
    updated_at: now(wallet.clock),
  });
};
