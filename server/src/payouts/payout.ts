import { randomUUID } from 'node:crypto';
import type { EventType } from '../events/event-type.ts';
import type { PayoutStep } from '../ledger/post-payout.ts';
import type { Metadata } from '../metadata.ts';

interface Means {
  /** What has happened when it gets there, and what the ledger posts with it. */
  readonly event: EventType;
  readonly posts: PayoutStep;
  /** Which status may follow. */
  readonly next: readonly string[];
}

/** The whole life of a payout. A move that is not listed does not exist (docs/payouts.md#status). */
export const payoutStatuses = {
  reserved: { event: 'payout.created', posts: 'reserve', next: ['cancelled'] },
  cancelled: { event: 'payout.cancelled', posts: 'back', next: [] },
} as const satisfies Record<string, Means>;

export type PayoutStatus = keyof typeof payoutStatuses;

export const mayBecome = (before: PayoutStatus, after: PayoutStatus) =>
  (payoutStatuses[before].next as readonly PayoutStatus[]).includes(after);

/** Money of an account that leaves for its bank account. */
export interface Payout {
  readonly id: string;
  readonly platformId: number;
  readonly accountId: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly status: PayoutStatus;
  readonly currency: string;
  readonly amountMinor: bigint;
  readonly reference: string | null;
  readonly metadata: Metadata | null;
  readonly apiKeyId: string;
}

/** Credit transfers of SEPA are in euros, and in nothing else. */
export const payoutCurrency = 'EUR';

const randomDigits = 24;

/** Like the ids of payments, but at most 35 characters: banks give it back as the EndToEndId of the transfer. */
export const makePayoutId = (at: Date) =>
  `po_${at.getTime().toString(36)}${randomUUID().replaceAll('-', '').slice(0, randomDigits)}`;

export const presentPayout = (payout: Payout) => ({
  id: payout.id,
  accountId: payout.accountId,
  status: payout.status,
  amount: Number(payout.amountMinor),
  currency: payout.currency,
  reference: payout.reference,
  metadata: payout.metadata ?? {},
  createdAt: payout.createdAt.toISOString(),
  updatedAt: payout.updatedAt.toISOString(),
});
