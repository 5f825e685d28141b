import type { Sql, Transaction } from '../../database/client.ts';
import { insertEvents, type NewEvent } from '../../events/write-events.ts';
import { paymentOutcomes } from '../../metrics.ts';
import { feeTransfers } from '../../ledger/fee-transfers.ts';
import { firstEntry, postCaptures } from '../../ledger/post-captures-query.ts';
import type { Transfer } from '../../ledger/transfer.ts';
import { toLines } from '../../ledger/transfer-lines.ts';
import { endOperations } from '../../operations/end-operations.ts';
import type { Operation } from '../../operations/operation.ts';
import type { WalletCall } from '../../wallet/wallet.ts';
import type { Capture, NewCapture } from '../capture.ts';
import type { StoredPayer } from '../payer.ts';
import { outcomeOf } from '../payment-outcomes.ts';
import { isOpenStatus, routeOf, type Move, type Payment } from '../payment.ts';
import { presentPayment } from '../present/present-payment.ts';
import { withOperation } from './queries.ts';
import { asJson } from '../../database/as-json.ts';
import { insertCalls } from '../../wallet/keep-calls.ts';
import { giveMoves, insertCaptures, lockPayments, writePayments } from './write-moves.ts';
import type { Sharing } from './write-event.ts';

/** What a move writes beside the status. What is absent stays as it is. */
export interface Change {
  readonly walletAuthorizationId?: string;
  readonly authorizationExpiresAt?: Date | undefined;
  /** It is posted by the same statement, and so is its fee. */
  readonly capture?: NewCapture;
  readonly declineIssue?: string;
  readonly declinedApproval?: string;
  readonly payer?: StoredPayer | undefined;
}

/** The operation that a verdict ends. */
interface Ended {
  readonly operation: Pick<Operation, 'number' | 'lease'>;
  readonly verdict: string;
  /** A verdict that no money moved counts only as long as nobody has taken the operation over: they may be calling the wallet. */
  readonly onlyIfHeld: boolean;
}

/** A move, with all that goes with it. */
export interface PaymentMove {
  readonly payment: Payment;
  /** Undefined: the payment stays where it is. */
  readonly move: Move | undefined;
  /** Undefined: nothing is under way. */
  readonly ended?: Ended | undefined;
  readonly at: Date;
  /** When someone looks at it next. Undefined: as planned, and never again when the payment is over. */
  readonly nextLookAt?: Date | undefined;
  readonly change?: Change | undefined;
  /** Its object is the payment after the move. */
  readonly event?: Omit<NewEvent, 'object'> | undefined;
  /** Money that the move moves. */
  readonly transfers?: readonly Transfer[] | undefined;
  /** The entry that books it. Undefined: the payment's first. Only a caller who has locked the payment knows a later one. */
  readonly entryNumber?: number | undefined;
  readonly calls?: readonly WalletCall[] | undefined;
}

/**
 * Makes one move with the end of its operation, its event, calls and transfers, or nothing: of two concurrent calls exactly one
 * gets the payment back. Without an operation to end, the caller has locked the payment, and nothing may be under way.
 */
export const movePayment = async (sql: Sql | Transaction, wanted: PaymentMove) => {
  const [moved] = await makeMoves(sql, [wanted], 'alone');
  return moved;
};

/**
 * Makes moves of many payments in one statement, with one commit; undefined for each that it did not make. It fails when one
 * of the payments is locked for long.
 */
export const movePayments = (sql: Sql, wanted: readonly PaymentMove[]) => makeMoves(sql, wanted, 'shared');

/** What a move can change, and which of the moves it was. */
type Moved = { readonly index: number } & Pick<
  Payment,
  | 'id'
  | 'storedStatus'
  | 'updatedAt'
  | 'lastEvent'
  | 'walletAuthorizationId'
  | 'authorizationExpiresAt'
  | 'capturedMinor'
  | 'declineIssue'
  | 'declinedApproval'
>;

const makeMoves = async (
  sql: Sql | Transaction,
  wanted: readonly PaymentMove[],
  sharing: Sharing,
): Promise<(Payment | undefined)[]> => {
  const ids = wanted.map(({ payment }) => payment.id);
  const rows = await sql<Moved[]>`
    with ${giveMoves(sql, asJson(sql, wanted.map(rowOf)), sharing)},
    ${lockPayments(sql, ids)},
    ${endOperations(sql, ids)},
    ${writePayments(sql, ids)}
    ${insertBeside(sql, wanted)}
    select index, id, status as "storedStatus", updated_at as "updatedAt", last_event as "lastEvent",
      wallet_authorization_id as "walletAuthorizationId", authorization_expires_at as "authorizationExpiresAt",
      captured_minor as "capturedMinor", decline_issue as "declineIssue", declined_approval as "declinedApproval"
    from written`;
  const moved: (Payment | undefined)[] = wanted.map(() => undefined);
  for (const { index, ...row } of rows) {
    const { captures } = afterMove(wanted[index]!);
    const payment = withOperation({ ...wanted[index]!.payment, ...row, captures }, null);
    const { move } = wanted[index]!;
    if (move !== undefined) paymentOutcomes.inc({ outcome: outcomeOf[move] });
    moved[index] = payment;
  }
  return moved;
};

const rowOf = (wanted: PaymentMove, index: number) => {
  const { payment, move, ended, at, nextLookAt, event, transfers, calls } = wanted;
  const after = afterMove(wanted);
  const capture = captureOf(wanted);
  return {
    index,
    id: payment.id,
    operation: ended?.operation.number,
    lease: ended?.onlyIfHeld ? ended.operation.lease : undefined,
    verdict: ended?.verdict,
    ...(move && routeOf(move)),
    at,
    nextLookAt,
    endsLooks: nextLookAt === undefined && isEnd(move),
    events: event ? 1 : 0,
    ...wanted.change,
    capture: capture && {
      ...capture,
      amountMinor: String(capture.amountMinor),
      feeMinor: capture.feeMinor?.toString(),
    },
    event: event && { ...event, object: presentPayment(after) },
    calls,
    transfers: transfers && toLines(transfers),
    feeTransfers: capture?.feeMinor
      ? toLines(feeTransfers('capture', payment.currency, capture.feeMinor))
      : undefined,
  };
};

/** The entry after that of the capture books the fee. */
const captureOf = ({ payment, change, at, entryNumber = firstEntry }: PaymentMove): Capture | undefined => {
  if (!change?.capture) return undefined;
  const { walletCaptureId, amountMinor, feeMinor = null, conversion = null } = change.capture;
  return {
    number: payment.captures.length + 1,
    walletCaptureId,
    amountMinor,
    capturedAt: at,
    entryNumber,
    feeMinor,
    feeEntry: feeMinor ? entryNumber + 1 : null,
    conversion,
  };
};

const withCapture = (payment: Payment, capture: Capture | undefined): Payment =>
  capture === undefined
    ? payment
    : {
        ...payment,
        captures: [...payment.captures, capture],
        capturedMinor: (payment.capturedMinor ?? 0n) + capture.amountMinor,
      };

/**
 * What is read of a payment before its operation is requested, or while it is locked, stays so until the move. Only its metadata can
 * change meanwhile: the event has those of before.
 */
const afterMove = (wanted: PaymentMove): Payment => {
  const { payment, move, at, change } = wanted;
  const moved = move === undefined ? payment : { ...payment, storedStatus: routeOf(move).to, updatedAt: at };
  const { declineIssue = payment.declineIssue } = change ?? {};
  return withOperation(withCapture({ ...moved, declineIssue }, captureOf(wanted)), null);
};

/** Whether nobody has to look at the payment after the move. */
const isEnd = (move: Move | undefined) => move !== undefined && !isOpenStatus(routeOf(move).to);

/** The parts of a statement for what goes with its moves. Moves without money leave the ledger's tables alone. */
const insertBeside = (sql: Sql | Transaction, wanted: readonly PaymentMove[]) => {
  const hasTransfers = wanted.some(({ transfers }) => transfers);
  const hasMore = hasTransfers || wanted.some(({ event, calls }) => event ?? calls);
  return sql`
    ${wanted.some(({ move, nextLookAt }) => nextLookAt === undefined && isEnd(move)) ? sql`, ${endLooks(sql)}` : sql``}
    ${wanted.some(({ nextLookAt }) => nextLookAt) ? sql`, ${planLooks(sql)}` : sql``}
    ${hasMore ? sql`, ${insertEvents(sql)}, ${insertCalls(sql)}` : sql``}
    ${hasTransfers ? sql`, ${postCaptures(sql)}, ${insertCaptures(sql)}` : sql``}`;
};

const endLooks = (sql: Sql | Transaction) => sql`
  looks_ended as (delete from payment_looks l using written where l.payment_id = written.id and "endsLooks")`;

const planLooks = (sql: Sql | Transaction) => sql`
  looks_planned as (
    insert into payment_looks (payment_id, wallet_provider, due_at)
    select id, wallet_provider, "nextLookAt" from written where "nextLookAt" is not null
    on conflict (payment_id) do update set due_at = excluded.due_at, looks = 0)`;
