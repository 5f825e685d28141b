import { now } from '../clock.ts';
import { newEventId } from '../identifiers.ts';
import type { Wallet } from '../wallet.ts';
import { millisecondTime } from '../wire-dates.ts';
import type { Link } from '../wire-error.ts';
import { eventTypes, type EventType } from './event-types.ts';
import { insertEvent } from './queries.ts';

interface Resource {
  readonly links: Link[];
}

/** In two types of events the real wallet sends links without `rel`: the calls to make next, and the only one of a dispute. */
const linksOf: Partial<Record<EventType, (link: Link) => Partial<Link>>> = {
  'CHECKOUT.ORDER.APPROVED': ({ rel, ...link }) => (link.method === 'POST' ? link : { ...link, rel }),
  'CUSTOMER.DISPUTE.CREATED': ({ href }) => ({ href }),
};

const presentResource = (type: EventType, resource: Resource): object => {
  const toLink = linksOf[type];
  return toLink === undefined ? resource : { ...resource, links: resource.links.map(toLink) };
};

const presentEvent = (wallet: Wallet, id: string, type: EventType, resource: Resource, at: string) => {
  const [resourceType, summary] = eventTypes[type];
  const self = `${wallet.options.publicUrl}/v1/notifications/webhooks-events/${id}`;
  return {
    id,
    event_version: '1.0',
    create_time: millisecondTime(at),
    resource_type: resourceType,
    // Disputes are of an older API, whose resources have no version.
    ...(resourceType !== 'dispute' && { resource_version: '2.0' }),
    event_type: type,
    summary,
    resource: presentResource(type, resource),
    links: [
      { href: self, rel: 'self', method: 'GET', encType: 'application/json' },
      { href: `${self}/resend`, rel: 'resend', method: 'POST', encType: 'application/json' },
    ],
  };
};

/** Writes the event in the transaction that caused it, so that both are committed or neither. */
export const recordEvent = (wallet: Wallet, type: EventType, orderId: string, resource: Resource): void => {
  const id = newEventId();
  const at = now(wallet.clock);
  const body = JSON.stringify(presentEvent(wallet, id, type, resource, at));
  const isDelivered = insertEvent(wallet.database, { id, type, orderId, body, at });
  if (isDelivered) wallet.wakeDeliveryQueue();
};
