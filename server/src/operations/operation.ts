import type { MismatchReason } from '../wallet/mismatch.ts';
import type { Answered } from '../wallet/wallet.ts';

/** Who requested an operation. `wallet`: it reported something that nobody here had requested. */
export const requesters = ['platform', 'operator', 'buyer', 'wallet', 'service'] as const;
export type RequestedBy = (typeof requesters)[number];

/** Work at the wallet that has no verdict yet. The room that requests it knows the kinds. */
export interface Operation<Kind extends string = string> {
  readonly number: number;
  readonly kind: Kind;
  readonly amountMinor: bigint;
  /** More captures of the same authorisation may follow it. */
  readonly isPart: boolean;
  /** The same for every try, so that the wallet does it once. */
  readonly requestId: string;
  readonly requestedBy: RequestedBy;
  /** By the clock of the process that requested it. */
  readonly openedAt: Date;
  /** By the database's clock, because processes disagree about the time. */
  readonly ageMs: number;
  /** A process is at work on it right now. */
  readonly isHeld: boolean;
  readonly lease: number;
  readonly looks: number;
  /** A call left whose answer never came. */
  readonly isUnanswered: boolean;
  /** That call is so recent that it may still have its effect. */
  readonly mayStillHappen: boolean;
  /** What the wallet said to a call while another one was unanswered. */
  readonly refusal: unknown;
  /** How long the wallet has said, whenever it was asked, that it does not know what this is about. Null: it knew it last. */
  readonly goneMs: number | null;
  /** What the wallet has accepted and not decided yet. */
  readonly pendingId: string | null;
  readonly mismatch: string | null;
  /** Null: there is no mismatch, or an earlier version has kept its sentence alone. */
  readonly mismatchReason: MismatchReason | null;
}

/** The wallet was asked at least once, and has neither reported an outcome nor said that it decides later. */
export const isInDoubt = (operation: Operation | null) =>
  operation !== null && operation.looks > 0 && operation.pendingId === null && operation.mismatch === null;

/** What the wallet says about an operation, after a call or a look. */
export type Finding<Outcome> =
  /** It shows what became of it: this is the verdict. */
  | { readonly says: 'decided'; readonly outcome: Outcome }
  /** It has refused the call, which had no effect. Another call, still unanswered, may have one. */
  | { readonly says: 'refused'; readonly outcome: Outcome }
  /**
   * It does not know what the operation is about. Once, this decides nothing (docs/reliability.md#f29), and after an unanswered call
   * it never does.
   */
  | { readonly says: 'gone'; readonly outcome: Outcome }
  /** A look: nothing has happened, and the call can be made. */
  | { readonly says: 'not_done' }
  /** It has accepted the call, and will decide later. */
  | { readonly says: 'pending'; readonly pendingId: string }
  | { readonly says: 'mismatch'; readonly reason: MismatchReason }
  | { readonly says: 'unknown'; readonly detail: string };

/** How an operation of some kind is done at the wallet, and how it is looked up there. */
export interface Steps<Outcome> {
  call(signal: AbortSignal): Promise<Answered<Finding<Outcome>>>;
  look(): Promise<Answered<Finding<Outcome>>>;
}
