import type { MismatchCode } from '../../api/schema.ts';

/** What at the wallet doesn’t match, by the service’s code of it. The values in braces are the service’s. */
export const mismatchReasons: Record<MismatchCode, string> = {
  other_order: 'The wallet answered with order {shown} instead of {asked}',
  several_purchase_units: 'The order has more than one purchase unit',
  other_order_amount: 'The order is over {shown}',
  order_of_another: 'The order belongs to {owner}',
  empty_order: 'The order is completed, but there’s no payment in it',
  several_captures: 'There are {count} captures',
  several_authorizations: 'There are {count} authorisations',
  several_refunds: 'There are {count} refunds with the request id {requestId}',
  other_amount: 'The wallet’s payment {id} is over {shown}',
  other_link: 'The wallet’s payment {id} calls itself {shown}',
  other_capture: 'The wallet answered with capture {shown} instead of {asked}',
  other_authorization: 'The wallet answered with authorisation {shown} instead of {asked}',
  capture_of_another: 'Capture {captureId} belongs to authorisation {shown}, not to {asked}',
  authorized_amount: 'The authorisation is over {shown}',
  booked_capture: 'The wallet answered with capture {captureId}, which is already booked',
  unrequested_capture: 'The wallet has made capture {captureId}, which nobody here requested',
  neither_total: 'The order is over {shown}, which is neither the former total nor the new one',
  refund_of_other_capture: 'Refund {refundId} belongs to capture {shown}, not to {asked}',
  other_refund: 'Refund {refundId} belongs to request {shown}, not to {asked}',
  refund_link: 'Refund {refundId} calls itself {shown}',
  refund_amount: 'Refund {refundId} is over {shown}',
  refused: 'The wallet refused the request: {issue}',
  other_total: 'The order is over {booked} in Florin and over {shown} at the wallet',
  unbooked_captures:
    'The wallet has captured money that isn’t booked: {shown}. Here the payment is “{status}”',
  no_capture: 'The payment is “{status}”, but the wallet shows no capture',
  other_captures: 'The payment is “{status}” with {booked}, but the wallet has {shown}',
  other_returns:
    'The payment is “{status}” with {booked}, and the wallet has {shown}. Refunded in Florin: {bookedReturned}, at the wallet: {shownReturned}',
  refund_vanished: 'The order shows refund {inOrder}, but the wallet doesn’t know it when asked for it',
  refund_shown_otherwise: 'The order shows refund {inOrder}, but when asked for it, the wallet shows {shown}',
  second_capture:
    'The wallet has captured {shown} as {captureId} for the request {requestId}, but the payment is “{status}”',
  adopted_after_end: 'An operator brought in capture {captureId}, but the payment is “{status}”',
  return_refused: 'The wallet didn’t refund capture {captureId}: {issue}',
  no_answer: 'For a day, the wallet hasn’t said what became of it',
};
