import type { Money } from '../../money.ts';
import { isSuccess, type Reply } from '../calling/reply.ts';
import type { CallContext } from '../calling/exchange.ts';
import type { AuthorizationOutcome, PartCapture } from '../wallet.ts';
import { readCaptureOutcome, readHold, type Hold } from './authorization-outcomes.ts';
import type { CallWallet } from './call-wallet.ts';
import { captureMeaning, readCaptures } from './order-outcomes.ts';
import { authorizationPath, orderPath } from './order-request.ts';
import { mismatch, unknown } from './unclear-outcomes.ts';
import { readWireOrder } from './wire.ts';
import { toWireMoney } from './wire-money.ts';

// Captures of an authorisation that is captured in several parts. Two parts may have the same amount, so ours is told from the others by
// our own id, which the wallet shows with it as its invoice id, and by nothing else.

/** The wallet allows no further capture, or has one with our id already. It may be this one, by an earlier try. */
const refusals: ReadonlySet<string> = new Set(['MAX_CAPTURE_COUNT_EXCEEDED', 'DUPLICATE_INVOICE_ID']);

const findRefusal = (reply: Reply) =>
  reply.kind === 'answer' && refusals.has(reply.issue ?? '') ? reply.issue : undefined;

/** Captures one part. What the wallet refuses may have been done by an earlier try: the order shows that. */
export const capturePart = async (
  callWallet: CallWallet,
  authorizationId: string,
  money: Money,
  part: PartCapture,
  requestId: string,
  context: CallContext,
): Promise<AuthorizationOutcome> => {
  const reply = await callWallet(
    {
      operation: 'capture_authorization',
      method: 'POST',
      path: `${authorizationPath(authorizationId)}/capture`,
      requestId,
      body: { amount: toWireMoney(money), final_capture: part.isFinal, invoice_id: part.ownId },
    },
    context,
  );
  const read = readCaptureOutcome(reply, authorizationId, money);
  if (read !== 'look' && read.outcome === 'captured' && part.bookedIds.includes(read.capture.id))
    return mismatch('booked_capture', { captureId: read.capture.id });
  const refusal = findRefusal(reply);
  if (read !== 'look' && read.outcome !== 'lapsed' && refusal === undefined) return read;
  const seen = await showParts(callWallet, authorizationId, money, part, context);
  if (seen.outcome !== 'still_authorized') return seen;
  return refusal === undefined
    ? unknown('done, but the authorisation is shown as still_authorized')
    : { outcome: 'declined', issue: refusal };
};

/**
 * What became of the capture with our own id; without one, whether money is still held beside the captures that are booked. The
 * authorisation is read first: what it does not hold any more cannot be captured after that, so the order shows all there will be.
 */
export const showParts = async (
  callWallet: CallWallet,
  authorizationId: string,
  money: Money,
  part: PartCapture,
  context: CallContext,
): Promise<AuthorizationOutcome> => {
  const path = authorizationPath(authorizationId);
  const hold = readHold(
    await callWallet({ operation: 'show_authorization', method: 'GET', path }, context),
    authorizationId,
    money,
  );
  const look = { operation: 'show_order', method: 'GET', path: orderPath(part.orderId) } as const;
  return readPart(await callWallet(look, context), hold, money, part);
};

const readPart = (
  reply: Reply,
  hold: Hold | AuthorizationOutcome,
  money: Money,
  { orderId, ownId, bookedIds }: PartCapture,
): AuthorizationOutcome => {
  if (reply.kind === 'no_answer') return unknown(reply.detail);
  const order = isSuccess(reply) ? readWireOrder(reply.body) : undefined;
  if (!order) return unknown(`the order cannot be read (${reply.issue ?? reply.status})`);
  if (order.id !== orderId) return mismatch('other_order', { shown: order.id, asked: orderId });
  const captures = (order.purchase_units ?? []).flatMap(({ payments }) => payments?.captures ?? []);
  const others = captures.filter(({ id }) => !bookedIds.includes(id));
  const ours = others.filter(({ invoice_id: invoiceId }) => ownId !== undefined && invoiceId === ownId);
  const foreign = others.find((capture) => !ours.includes(capture) && captureMeaning(capture) !== 'failed');
  if (foreign) return mismatch('unrequested_capture', { captureId: foreign.id });
  const failed = ours.at(-1);
  const seen = readCaptures(ours, money);
  if (seen) return seen;
  if (failed) return { outcome: 'declined', issue: failed.status_details?.reason ?? failed.status };
  return outcomeOf(hold, ownId);
};

/** The order does not show our capture. */
const outcomeOf = (hold: Hold | AuthorizationOutcome, ownId: string | undefined): AuthorizationOutcome => {
  if ('outcome' in hold) return hold;
  if (hold.captured !== 'all') return { outcome: 'still_authorized', expiresAt: hold.expiresAt };
  // Its records may be ahead of the order's: then the capture that is looked for is in it.
  return ownId === undefined
    ? { outcome: 'lapsed' }
    : unknown('the authorisation is captured, and the order does not show how');
};
