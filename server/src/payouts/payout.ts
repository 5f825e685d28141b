import { createHash, randomUUID } from 'node:crypto';
import type { AccountKey } from '../account-id.ts';
import type { EventType } from '../events/event-type.ts';
import type { PayoutStep } from '../ledger/post-payout.ts';
import type { Metadata } from '../metadata.ts';

/** Where a payout is in its life, as a sentence of the API's description goes on (docs/payouts.md#status). */
export const payoutStatuses = {
  reserved: 'the money has left the account, and waits for a run',
  in_run: 'it waits for the approval of its run',
  approved: "it is in a file for the operator's bank",
  paid: 'the bank has sent it',
  returned: 'it came back, and the money is back on the account',
  cancelled: 'the money is back on the account',
} as const;

export type PayoutStatus = keyof typeof payoutStatuses;

/** Of these, the money has left the account, and the bank has not sent it yet. */
export const statusesOnTheirWay = ['reserved', 'in_run', 'approved'] as const satisfies PayoutStatus[];

interface Move {
  readonly from: readonly PayoutStatus[];
  readonly to: PayoutStatus;
  readonly event: EventType | null;
  /** What the ledger posts with it. */
  readonly posts: PayoutStep | null;
}

/** Every legal move. A move that is not listed does not exist. */
export const payoutMoves = {
  collect: { from: ['reserved'], to: 'in_run', event: null, posts: null },
  free: { from: ['in_run'], to: 'reserved', event: null, posts: null },
  approve: { from: ['in_run'], to: 'approved', event: 'payout.approved', posts: null },
  pay: { from: ['approved'], to: 'paid', event: 'payout.paid', posts: 'pay' },
  /** The bank never sent it. */
  reject: { from: ['approved'], to: 'returned', event: 'payout.returned', posts: 'back' },
  return: { from: ['paid'], to: 'returned', event: 'payout.returned', posts: 'return' },
  cancel: { from: ['reserved', 'in_run'], to: 'cancelled', event: 'payout.cancelled', posts: 'back' },
} as const satisfies Record<string, Move>;

export type PayoutMove = keyof typeof payoutMoves;
/** What the bank does with a payout. */
export type SettlingMove = Extract<PayoutMove, 'pay' | 'reject' | 'return'>;

export const canMove = ({ status }: Pick<Payout, 'status'>, move: PayoutMove) =>
  (payoutMoves[move].from as readonly PayoutStatus[]).includes(status);

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
  /** Null: an operator asked for it, or a schedule. */
  readonly apiKeyId: string | null;
  readonly operator: string | null;
  /** Made by the schedule of the account. */
  readonly scheduled: boolean;
  /** The run that it is in. */
  readonly runId: string | null;
  /** What may be shown of the bank account that it was approved for. */
  readonly ibanMasked: string | null;
  /** The bank's own code. Null: it has not come back, or the bank did not say why. */
  readonly returnReason: string | null;
  /** What a person has decided where no statement did. */
  readonly settledAs: SettlingMove | null;
  readonly settledBy: string | null;
  readonly settlementNote: string | null;
}

/** Credit transfers of SEPA are in euros, and in nothing else. */
export const payoutCurrency = 'EUR';
/** The most that one of them takes: 999,999,999.99. */
export const payoutMaxMinor = 99_999_999_999n;

const randomDigits = 24;
const idDigits = 32;

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
  scheduled: payout.scheduled,
  iban: payout.ibanMasked,
  returnReason: payout.returnReason,
  metadata: payout.metadata ?? {},
  createdAt: payout.createdAt.toISOString(),
  updatedAt: payout.updatedAt.toISOString(),
});

export const presentPayoutForOperators = (payout: Payout) => ({
  ...presentPayout(payout),
  platformId: payout.platformId,
  runId: payout.runId,
  operator: payout.operator,
  settledBy: payout.settledBy,
  settlementNote: payout.settlementNote,
});

/** The payout that an operator's attempt makes, however often it is sent. */
export const payoutIdOf = (attempt: string) => `po_${attempt.replaceAll('-', '')}`;

/** The payout that the schedule of an account makes on a day of UTC. */
export const scheduledPayoutIdOf = ({ platformId, accountId }: AccountKey, at: Date) => {
  const what = JSON.stringify([platformId, accountId, at.toISOString().slice(0, 'yyyy-mm-dd'.length)]);
  return `po_${createHash('sha256').update(what).digest('hex').slice(0, idDigits)}`;
};
