import { createHash } from 'node:crypto';
import type { AccountKey } from '../account-id.ts';
import type { EventType } from './event-type.ts';

/** Which event: the payment, transfer or account that it happened to, and its number there. */
export interface EventKey {
  readonly subjectId: string;
  readonly sequence: number;
}

export interface StoredEvent extends EventKey {
  readonly platformId: number;
  readonly type: EventType;
  readonly at: Date;
  readonly details: Record<string, unknown>;
  readonly object: Record<string, unknown>;
}

const accountMark = 'acc_';

/** An account's id can be any text; this one can be a part of other ids. */
export const accountSubject = ({ platformId, accountId }: AccountKey) =>
  accountMark + createHash('sha256').update(`${platformId}/${accountId}`).digest('hex').slice(0, 32);

/** Made of what it names, so that the event before it is known by its id, too. */
export const eventIdOf = ({ subjectId, sequence }: EventKey) => `evt_${subjectId}_${sequence}`;

export const parseEventId = (id: string): EventKey | undefined => {
  const [, subjectId, sequence] = /^evt_(\w{1,200})_([1-9]\d{0,8})$/.exec(id) ?? [];
  return subjectId === undefined ? undefined : { subjectId, sequence: Number(sequence) };
};

/** The payment or the transfer; null for an account. */
export const transactionOf = ({ subjectId }: EventKey) =>
  subjectId.startsWith(accountMark) ? null : subjectId;

/** The answer of the API, and byte for byte the body of a webhook. */
export const presentEvent = (event: StoredEvent) => ({
  id: eventIdOf(event),
  type: event.type,
  createdAt: event.at.toISOString(),
  transactionId: transactionOf(event),
  sequence: event.sequence,
  previousId: event.sequence === 1 ? null : eventIdOf({ ...event, sequence: event.sequence - 1 }),
  details: event.details,
  data: event.object,
});
