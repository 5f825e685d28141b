import { randomUUID } from 'node:crypto';
import type { Actor } from '../../audit/record-act.ts';
import type { Sql, Transaction } from '../../database/client.ts';
import { openOperations } from '../../operations/open-operations.ts';
import { describeMismatch, type MismatchReason } from '../../wallet/mismatch.ts';
import type { RequestedBy } from '../../operations/operation.ts';
import { isAboutWhatWasRead, isWork, type OperationKind, type PaymentOperation } from '../operation-kind.ts';
import { requestableFrom, type Payment } from '../payment.ts';
import { withOperation } from './queries.ts';
import { asJson } from '../../database/as-json.ts';
import { waitFor, type Sharing } from './write-event.ts';

export interface OperationRequest {
  readonly payment: Payment;
  readonly kind: OperationKind;
  readonly amountMinor: bigint;
  /** More captures may follow it. */
  readonly isPart?: boolean;
  /** The same for every try of one caller. The database refuses another operation with it. */
  readonly attempt?: string | undefined;
  readonly requestedBy: RequestedBy;
  /** The e-mail address, where an operator requests it. */
  readonly operator?: string | undefined;
  readonly at: Date;
  /** The caller does it right away. Otherwise the next process takes it over. */
  readonly isHeld: boolean;
  /** The API key of who requests it. It is not made when the key is revoked by the time the payment is locked. */
  readonly apiKeyId?: string | undefined;
  /** What the wallet reported, for a review. */
  readonly mismatch?: MismatchReason;
}

/** Who requests an operation, as it is stored with it. */
export const requesterOf = (by: Actor) => ({
  requestedBy: by.kind,
  operator: by.kind === 'operator' ? by.email : undefined,
});

/** Requests an operation. Undefined: one is open already, or the status of the payment does not allow it. */
export const requestOperation = async (sql: Sql | Transaction, request: OperationRequest) => {
  const [requested] = await makeRequests(sql, [request], 'alone');
  return requested;
};

/** The same for many payments in one statement, with one commit. */
export const requestOperations = (sql: Sql, requests: readonly OperationRequest[]) =>
  makeRequests(sql, requests, 'shared');

/**
 * Every end and every move of a payment locks its row first. So an operation is requested before that, or not at all. Of two requests for
 * one payment the first is made.
 */
const makeRequests = async (
  sql: Sql | Transaction,
  requests: readonly OperationRequest[],
  sharing: Sharing,
): Promise<(Payment | undefined)[]> => {
  const ids = requests.map(({ payment }) => payment.id);
  const firsts = requests.filter(({ payment }, index) => ids.indexOf(payment.id) === index);
  const rows = await sql<RequestedRow[]>`
    with given as materialized (
      select given.* ${waitFor(sql, sharing)} from jsonb_to_recordset(${asJson(sql, firsts.map(rowOf))}) as given (
        id text, nonce text, kind text, "amountMinor" bigint, "isPart" boolean, attempt text, "requestedBy" text, operator text, at timestamptz, "isHeld" boolean,
        lease integer, "apiKeyId" text, mismatch text, "mismatchReason" jsonb, "from" text[], "readAt" timestamptz, "readEvent" integer)),
    locked as materialized (
      select given.*, p.wallet_provider from payments p join given on given.id = p.id
      where p.id = any(${ids}) and p.status = any(given."from")
        and (given."readAt" is null or p.updated_at = given."readAt")
        and (given."readEvent" is null or p.last_event = given."readEvent")
        and not exists (select from operations e where e.payment_id = p.id and e.ended_at is null)
      order by p.id for no key update of p)
    ${openOperations(sql)}`;
  const requested: (Payment | undefined)[] = requests.map(() => undefined);
  for (const row of rows) {
    const index = ids.indexOf(row.id);
    requested[index] = withOperation(requests[index]!.payment, operationOf(requests[index]!, row));
  }
  return requested;
};

const leaseOf = ({ isHeld }: OperationRequest) => (isHeld ? 1 : 0);

const rowOf = (request: OperationRequest) => {
  const { payment, kind, amountMinor, mismatch, ...rest } = request;
  return {
    ...rest,
    id: payment.id,
    // After a restore the same number is given again, and the wallet remembers what was asked for under the first one (decision 028).
    nonce: randomUUID().slice(0, 8),
    kind,
    amountMinor: String(amountMinor),
    isPart: request.isPart ?? false,
    lease: leaseOf(request),
    mismatch: mismatch && describeMismatch(mismatch),
    mismatchReason: mismatch,
    from: requestableFrom(kind),
    // A decline that came since the payment was read is not followed by another capture of the same approval, and a change of its
    // amount not by a capture of the former one.
    readAt: isAboutWhatWasRead(kind) ? payment.updatedAt : undefined,
    // What happened since it was read may be what the wallet reported.
    readEvent: isWork(kind) ? undefined : payment.lastEvent,
  };
};

interface RequestedRow extends Pick<PaymentOperation, 'number' | 'requestId'> {
  /** Of the payment. */
  readonly id: string;
}

/** What was requested is known here: to read all of it back took a sixth of the statement's time. */
const operationOf = (request: OperationRequest, { number, requestId }: RequestedRow): PaymentOperation => ({
  number,
  kind: request.kind,
  amountMinor: request.amountMinor,
  isPart: request.isPart ?? false,
  requestId,
  requestedBy: request.requestedBy,
  openedAt: request.at,
  ageMs: 0,
  isHeld: request.isHeld,
  lease: leaseOf(request),
  looks: 0,
  isUnanswered: false,
  mayStillHappen: false,
  goneMs: null,
  refusal: null,
  pendingId: null,
  mismatch: request.mismatch ? describeMismatch(request.mismatch) : null,
  mismatchReason: request.mismatch ?? null,
});
