import type { Claim } from './record.ts';

export interface Answer {
  readonly status: number;
  readonly body: { readonly [name: string]: unknown };
  readonly location: string;
}

/** What an answer claims; undefined: it acknowledges nothing. */
export const claimOf = (call: string, answer: Answer): Claim | undefined => {
  const { status, body, location } = answer;
  if (status === 402) {
    if (body['retryable'] !== false) return undefined;
    // A part of an authorization can be declined after others were captured.
    return call === 'validate' ? { says: 'declined' } : { says: 'failed' };
  }
  if (call === 'return') return status === 303 ? claimOfRedirection(location) : undefined;
  if (status !== 200 && status !== 201 && status !== 202) return undefined;
  if (call === 'init') return { says: 'started', orderId: String(body['extOrderId']) };
  if (call === 'resume') return { says: status === 200 ? 'paid' : 'underway' };
  if (call === 'change')
    return status === 200
      ? { says: 'changed', amountMinor: Number(body['totalAmount']) }
      : { says: 'underway' };
  if (call === 'refund') return claimOfRefund(body);
  if (call === 'distribute') return claimOfDistribution(body);
  if (call === 'reverse') return { says: 'passed_on', transferIds: [String(body['id'])] };
  return claimOfPayment(call, body);
};

const claimOfRefund = (body: Answer['body']): Claim =>
  body['status'] === 'completed'
    ? { says: 'refunded', refundId: String(body['id']), amountMinor: Number(body['amount']) }
    : { says: 'ordered', kind: 'refund' };

/** The payment shows all its transfers. */
const claimOfDistribution = (body: Answer['body']): Claim => ({
  says: 'passed_on',
  transferIds: (body['transfers'] as readonly { readonly id: string }[]).map(({ id }) => id),
});

/** By the outcome that the buyer's shop is given. */
const claimOfRedirection = (location: string): Claim => {
  const query = new URL(location).searchParams;
  if (query.get('outcome') === 'success') return { says: 'paid' };
  // A payment that is being released is cancelled for the buyer.
  if (query.get('outcome') === 'cancel') return { says: 'underway' };
  return { says: query.get('reason') === 'expired' ? 'expired' : 'underway' };
};

const orders: Readonly<Record<string, string>> = { validate: 'capture_authorization', cancel: 'release' };

const claimOfPayment = (call: string, body: Answer['body']): Claim => {
  switch (body['status']) {
    case 'captured':
      return { says: 'captured', amountMinor: Number(body['capturedAmount']) };
    case 'partially_captured':
      return { says: 'captured_so_far', amountMinor: Number(body['capturedAmount']) };
    case 'cancelled':
    case 'failed':
    case 'expired':
      return { says: body['status'] };
    case 'authorized':
      return { says: 'paid' };
    default:
      return call in orders ? { says: 'ordered', kind: orders[call]! } : { says: 'underway' };
  }
};
