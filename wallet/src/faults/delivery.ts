import { generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { newEventId } from '../identifiers.ts';
import { signingKeyBits } from '../signing/signing-identity.ts';
import { isOfStage, type FaultKind, type FaultOfStage } from './faults.ts';

const fourDaysMs = 96 * 3600 * 1000;

/** A notification as it is sent: its body, the key that signs it, and the time it claims to be sent at. */
export interface OutgoingNotification {
  readonly body: string;
  readonly key: KeyObject;
  readonly sentAtMs: number;
}

type Send = (notification: OutgoingNotification) => Promise<'delivered' | 'failed'>;
export type DeliveryOutcome = 'delivered' | 'failed' | 'held_back' | 'lost';
type Deliver = (notification: OutgoingNotification, send: Send) => Promise<DeliveryOutcome>;

/** In another thread: it may compute for a second, and the wallet has other calls to answer. */
const newForeignKey = async () =>
  (await promisify(generateKeyPair)('rsa', { modulusLength: signingKeyBits })).privateKey;

const forge = async ({ body, sentAtMs }: OutgoingNotification): Promise<OutgoingNotification> => ({
  body: JSON.stringify({ ...(JSON.parse(body) as { id: string }), id: newEventId() }),
  key: await newForeignKey(),
  sentAtMs,
});

const behaviours: Record<FaultOfStage<'delivery'>, Deliver> = {
  notification_duplicate: async (notification, send) => {
    await send(notification);
    return send(notification);
  },
  notification_reordered: async () => 'held_back',
  notification_forged: async (notification, send) => {
    await send(await forge(notification));
    return send(notification);
  },
  notification_stale: (notification, send) =>
    send({ ...notification, sentAtMs: notification.sentAtMs - fourDaysMs }),
  notification_lost: async () => 'lost',
};

/** Delivers one notification, as the fault wants it. */
export const deliverUnder = (
  fault: FaultKind | undefined,
  notification: OutgoingNotification,
  send: Send,
): Promise<DeliveryOutcome> =>
  fault !== undefined && isOfStage(fault, 'delivery')
    ? behaviours[fault](notification, send)
    : send(notification);
