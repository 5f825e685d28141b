import type { End, Stored } from './read-end.ts';
import type { Acknowledged, Claim } from './record.ts';

export type Wrong = 'lost' | 'doubled' | 'contradictory' | 'stuck';

export interface Finding {
  /** `told`: the wallet really contradicts the payment, and a person has been told. */
  readonly is: Wrong | 'told';
  readonly detail: string;
}

/** Everything that is wrong with a payment at the end. */
export const judgePayment = (end: End, acknowledged: readonly Acknowledged[]): Finding[] => [
  ...judgeMoney(end),
  ...judgeRefunds(end),
  ...judgeRest(end),
  ...judgePostings(end.stored),
  ...acknowledged.flatMap((answer) => judgeAnswer(end.stored, answer)),
];

const judgeMoney = ({ stored, truth }: End): Finding[] => {
  if (truth.captureCount > 1)
    return [wrong('doubled', `the wallet has captured it ${truth.captureCount} times`)];
  const isCaptured = stored.status === 'captured';
  const agrees = isCaptured
    ? truth.captured.minor === stored.capturedMinor &&
      truth.captures.some(({ id }) => id === stored.walletCaptureId)
    : truth.captureCount === 0;
  const detail = `it is ${stored.status} over ${stored.capturedMinor}, the wallet has captured ${truth.captured.minor}`;
  if (stored.mismatch !== null) {
    if (agrees) return [wrong('stuck', `a person is asked, but the wallet agrees: ${stored.mismatch}`)];
    // No effect in these runs comes so late that a payment may have ended before it: the service has guessed.
    return [isOver(stored) ? wrong('contradictory', `${detail}; a person is told`) : wrong('told', detail)];
  }
  if (agrees) return [];
  return [wrong(truth.captureCount > 0 ? 'lost' : 'contradictory', detail)];
};

/** What went back here is what went back at the wallet, once for each order. */
const judgeRefunds = ({ stored, truth }: End): Finding[] => {
  const { refunds, refundedMinor, refundingMinor } = stored;
  const made = truth.refunds.filter(({ status }) => status === 'COMPLETED').length;
  const completed = refunds.filter(({ status }) => status === 'completed');
  const detail = `${refundedMinor} went back in ${completed.length} refunds, at the wallet ${truth.refunded.minor} in ${made}`;
  if (made > completed.length) return [wrong('doubled', detail)];
  if (truth.refunded.minor !== refundedMinor || made !== completed.length)
    return [wrong(truth.refunded.minor > refundedMinor ? 'lost' : 'contradictory', detail)];
  const mistaken = completed.find(({ origin, walletRefundId }) => {
    const found = truth.refunds.find(({ id }) => id === walletRefundId);
    return found?.status !== 'COMPLETED' || (found.kind === 'reversal') !== (origin === 'reversal');
  });
  if (mistaken)
    return [
      wrong(
        'contradictory',
        `refund ${mistaken.id} is not what the wallet has as ${mistaken.walletRefundId}`,
      ),
    ];
  if (refundingMinor !== 0) return [wrong('stuck', `${refundingMinor} is kept for refunds without an end`)];
  return [];
};

/** Nothing is under way for ever, and no money of a buyer is held for nothing. */
const judgeRest = ({ stored, truth }: End): Finding[] => {
  const { status, openKind, mismatch } = stored;
  if (openKind !== null && mismatch === null) return [wrong('stuck', `${openKind} has no verdict`)];
  if (status === 'awaiting_approval' && openKind === null) return [wrong('stuck', 'it has not expired')];
  const isHeld = truth.authorizations.some((authorization) => authorization.status === 'CREATED');
  return isHeld && isOver(stored)
    ? [wrong('stuck', `it is ${status}, and the buyer's money is still held`)]
    : [];
};

const isOver = ({ status }: Stored) => ['cancelled', 'expired', 'failed'].includes(status);

export const judgePostings = (stored: Stored): Finding[] => {
  const { capturedMinor, commissionMinor, feeMinor, refunds, postings } = stored;
  const captured = capturedMinor ?? 0;
  const completed = refunds.filter(({ status }) => status === 'completed');
  const returned = completed.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const givenBack = completed.reduce((sum, refund) => sum + refund.commissionMinor, 0);
  const commission = Math.min(captured, commissionMinor) - givenBack;
  const due: Readonly<Record<string, number>> = {
    account: captured - returned - commission,
    commission,
    wallet_clearing: returned - captured + feeMinor,
    wallet_fee: -feeMinor,
  };
  return Object.entries(due)
    .filter(([account, minor]) => (postings[account] ?? 0) !== minor)
    .map(([account, minor]) => {
      const posted = postings[account] ?? 0;
      const detail = `${posted} is posted to ${account} instead of ${minor}`;
      return wrong(Math.abs(posted) > Math.abs(minor) ? 'doubled' : 'lost', detail);
    });
};

export const judgeAnswer = (stored: Stored, { call, claim }: Acknowledged): Finding[] => {
  const fault = findBrokenClaim(stored, claim);
  if (fault === undefined) return [];
  const said = JSON.stringify(claim);
  return [
    wrong(fault, `${call} was answered ${said}, and it is ${stored.status} over ${stored.capturedMinor}`),
  ];
};

const findBrokenClaim = (stored: Stored, claim: Claim): Wrong | undefined => {
  switch (claim.says) {
    case 'started':
      return stored.walletOrderId === claim.orderId ? undefined : 'contradictory';
    case 'changed':
      return stored.totalMinor === claim.amountMinor ? undefined : 'contradictory';
    case 'paid':
      return stored.status === 'captured' || stored.wasAuthorized ? undefined : 'lost';
    case 'captured':
      if (stored.status !== 'captured') return 'lost';
      return stored.capturedMinor === claim.amountMinor ? undefined : 'contradictory';
    case 'cancelled':
    case 'failed':
    case 'expired':
      return stored.status === claim.says ? undefined : 'contradictory';
    case 'refunded': {
      const refund = stored.refunds.find(({ id }) => id === claim.refundId);
      if (refund?.status !== 'completed') return 'lost';
      return refund.amountMinor === claim.amountMinor ? undefined : 'contradictory';
    }
    case 'ordered':
      return stored.kinds.includes(claim.kind) ? undefined : 'lost';
    case 'underway':
      return undefined;
    default:
      return claim satisfies never;
  }
};

const wrong = (is: Finding['is'], detail: string): Finding => ({ is, detail });
