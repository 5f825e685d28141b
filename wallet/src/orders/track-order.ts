import { now } from '../clock.ts';
import { findSchemaErrors } from '../http/compile-validator.ts';
import type { OrderRow } from '../records/order-queries.ts';
import { listCaptures } from '../records/payment-queries.ts';
import { unitsOf } from '../records/purchase-unit.ts';
import { findTracker, insertTracker, updateTracker, type TrackerRow } from '../records/tracker-queries.ts';
import type { Wallet } from '../wallet.ts';
import { issueError } from '../wire-error.ts';
import { getLiveOrder } from './get-live-order.ts';
import { readPatch, requireFitting, type Change } from './read-patch.ts';
import { TrackerItems, type Patch, type TrackBody } from './schema.ts';

const requireKnownItems = (order: OrderRow, items: TrackerItems): void => {
  const known = new Set(unitsOf(order).flatMap((unit) => (unit.items ?? []).map(({ sku }) => sku)));
  const unknown = items.find(({ sku }) => sku !== undefined && !known.has(sku));
  if (unknown !== undefined) throw issueError('ITEM_SKU_MISMATCH', { field: '/items', location: 'body' });
};

/** What a shipment without a number has in its id. */
const noNumber = 'NOTRACKER';

/** Adds a shipment to a completed capture. The same number again changes nothing. */
export const trackOrder = (wallet: Wallet, orderId: string, body: TrackBody) => {
  const order = getLiveOrder(wallet, orderId);
  const { capture_id: captureId, tracking_number: number = noNumber, items = [] } = body;
  if (/\s/.test(number))
    throw issueError('INVALID_TRACKING_NUMBER', { field: '/tracking_number', value: number });
  const capture = listCaptures(wallet.database, order.id).find(({ id }) => id === captureId);
  if (capture === undefined)
    throw issueError('CAPTURE_ID_NOT_FOUND', { field: '/capture_id', value: captureId });
  if (capture.status !== 'COMPLETED') throw issueError('CAPTURE_STATUS_NOT_VALID', { field: '/capture_id' });
  requireKnownItems(order, items);
  const at = now(wallet.clock);
  const isNew = insertTracker(wallet.database, {
    id: `${captureId}-${number}`,
    order_id: order.id,
    capture_id: captureId,
    unit_index: capture.unit_index,
    status: 'SHIPPED',
    items: JSON.stringify(items),
    created_at: at,
    updated_at: at,
  });
  return { order, isNew };
};

const applyChange = (order: OrderRow, tracker: TrackerRow, { op, path, value }: Change): TrackerRow => {
  if (path === '/status') {
    requireFitting(op, ['replace'], true, path);
    if (value !== 'CANCELLED') throw issueError('INVALID_PARAMETER_VALUE', { field: path });
    return { ...tracker, status: value };
  }
  if (path === '/items') {
    requireFitting(op, ['replace'], true, path);
    const validation = findSchemaErrors(TrackerItems, value);
    if (validation !== undefined) throw issueError('INVALID_PARAMETER_VALUE', { field: path });
    requireKnownItems(order, value as TrackerItems);
    return { ...tracker, items: JSON.stringify(value) };
  }
  // This wallet sends buyers no mail.
  if (path === '/notify_payer' && op !== 'remove') return tracker;
  throw issueError('NOT_PATCHABLE', { field: path });
};

/** Changes or cancels a shipment. */
export const patchTracker = (
  wallet: Wallet,
  orderId: string,
  trackerId: string,
  patches: readonly Patch[],
) => {
  const order = getLiveOrder(wallet, orderId);
  let tracker = findTracker(wallet.database, order.id, trackerId);
  if (tracker === undefined)
    throw issueError('TRACKER_ID_NOT_FOUND', { field: 'tracker_id', value: trackerId, location: 'path' });
  for (const [index, patch] of patches.entries())
    tracker = applyChange(order, tracker, readPatch(patch, `/${index}`));
  updateTracker(wallet.database, { ...tracker, updated_at: now(wallet.clock) });
};
