import { keysOf } from '../keys-of.ts';

/**
 * Every way in which the wallet's answers don't match what was asked for, in a sentence for the API, the log and the command line. What is
 * in braces is a value. The dashboard says the same in the operator's language (docs/mismatches.md).
 */
export const mismatchSentences = {
  other_order: 'order {shown} was answered in place of {asked}',
  several_purchase_units: 'the order has more than one purchase unit',
  other_order_amount: 'the amount of the order is {shown}',
  order_of_another: 'the order belongs to {owner}',
  empty_order: 'the order is completed but contains no payment',
  several_captures: 'there are {count} captures',
  several_authorizations: 'there are {count} authorisations',
  several_refunds: 'there are {count} refunds {requestId}',
  other_amount: 'the amount of payment {id} is {shown}',
  other_link: 'payment {id} links to itself as {shown}',
  other_capture: 'capture {shown} was answered in place of {asked}',
  other_authorization: 'authorisation {shown} was answered in place of {asked}',
  capture_of_another: 'capture {captureId} is of {shown}, not of {asked}',
  authorized_amount: 'the authorisation is over {shown}',
  booked_capture: 'capture {captureId} was answered, which is booked already',
  unrequested_capture: 'the wallet has captured {captureId}, which nobody here has requested',
  neither_total: 'the order is over {shown}, neither the former total nor the new one',
  refund_of_other_capture: 'refund {refundId} is of {shown}, not of {asked}',
  other_refund: 'refund {refundId} belongs to {shown}, not to {asked}',
  refund_link: 'refund {refundId} links to itself as {shown}',
  refund_amount: 'the amount of refund {refundId} is {shown}',
  refused: 'the wallet refused the request: {issue}',
  other_total: 'the order is over {booked}, and the wallet shows {shown}',
  unbooked_captures: 'the wallet has {shown}, but the payment is {status}',
  no_capture: 'the payment is {status}, but the wallet shows no capture',
  other_captures: 'the payment is {status} as {booked}, and the wallet has {shown}',
  other_returns:
    'the payment is {status} as {booked}, and the wallet has {shown}, of which {shownReturned} was refunded there and {bookedReturned} here',
  refund_vanished: 'the order shows the refund {inOrder}, and the wallet shows nothing when asked for it',
  refund_shown_otherwise:
    'the order shows the refund {inOrder}, and the wallet shows {shown} when asked for it',
  second_capture:
    'the wallet has captured {shown} as {captureId} for {requestId}, but the payment is {status}',
  adopted_after_end: 'an administrator brings in the capture {captureId}, and the payment is {status}',
  return_refused: 'the wallet did not refund the capture {captureId} ({issue})',
  no_answer: 'the wallet has not said for a day what became of it',
} as const;

export type MismatchCode = keyof typeof mismatchSentences;

export const mismatchCodes = keysOf(mismatchSentences);

type ValuesIn<Sentence> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ValuesIn<Rest>
  : never;

/** Why a person is asked. The values are ids, amounts and the wallet's own words, as they were read. */
export interface MismatchReason {
  readonly code: MismatchCode;
  readonly values: Readonly<Record<string, string>>;
}

export type MismatchValues<Code extends MismatchCode> = Readonly<
  Record<ValuesIn<(typeof mismatchSentences)[Code]>, string>
>;

export const reasonOf = <Code extends MismatchCode>(
  code: Code,
  values: MismatchValues<Code>,
): MismatchReason => ({ code, values });

/** The reason as a sentence. */
export const describeMismatch = ({ code, values }: MismatchReason) =>
  mismatchSentences[code].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '?');
