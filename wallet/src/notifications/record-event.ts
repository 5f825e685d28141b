import { now } from '../clock.ts';
import { newEventId } from '../identifiers.ts';
import type { Wallet } from '../wallet.ts';
import { eventTypes, type EventType } from './event-types.ts';
import { insertEvent } from './queries.ts';

const presentEvent = (wallet: Wallet, id: string, type: EventType, resource: object, at: string) => {
  const [resourceType, summary] = eventTypes[type];
  return {
    id,
    event_version: '1.0',
    create_time: at,
    resource_type: resourceType,
    // Disputes are of an older API, whose resources have no version.
    ...(resourceType !== 'dispute' && { resource_version: '2.0' }),
    event_type: type,
    summary,
    resource,
    links: [
      {
        href: `${wallet.options.publicUrl}/v1/notifications/webhooks-events/${id}`,
        rel: 'self',
        method: 'GET',
      },
    ],
  };
};

/** Writes the event in the transaction that caused it, so that both are committed or neither. */
export const recordEvent = (wallet: Wallet, type: EventType, orderId: string, resource: object): void => {
  const id = newEventId();
  const at = now(wallet.clock);
  const body = JSON.stringify(presentEvent(wallet, id, type, resource, at));
  const isDelivered = insertEvent(wallet.database, { id, type, orderId, body, at });
  if (isDelivered) wallet.wakeDeliveryQueue();
};
