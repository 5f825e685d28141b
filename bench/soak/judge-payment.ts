import type { End, PassedOn, Stored } from './read-end.ts';
import type { Acknowledged, Claim, Wanted } from './record.ts';

export type Wrong = 'lost' | 'doubled' | 'contradictory' | 'stuck';

export interface Finding {
  /** `told`: the wallet really contradicts the payment, and a person has been told. */
  readonly is: Wrong | 'told';
  readonly detail: string;
}

/** Everything that is wrong with a payment at the end. */
export const judgePayment = (
  end: End,
  acknowledged: readonly Acknowledged[],
  wanted: Wanted | undefined,
): Finding[] => [
  ...judgeMoney(end),
  ...judgeParts(end.stored, wanted),
  ...judgePassedOn(end.stored, wanted),
  ...judgeRefunds(end),
  ...judgeRest(end),
  ...judgePostings(end.stored),
  ...acknowledged.flatMap((answer) => judgeAnswer(end.stored, answer)),
];

export const isCaptured = ({ status }: Stored) => status === 'captured' || status === 'partially_captured';

/** Every capture that is booked here was made there, and no other. */
export const hasSameCaptures = ({ stored, truth }: End) =>
  truth.captured.minor === stored.capturedMinor &&
  truth.captureCount === stored.captures.length &&
  stored.captures.every((captureId) => truth.captures.some(({ id }) => id === captureId));

const judgeMoney = (end: End): Finding[] => {
  const { stored, truth } = end;
  if (truth.captureCount > Math.max(1, stored.captures.length))
    return [wrong('doubled', `the wallet has captured it ${truth.captureCount} times`)];
  const agrees = isCaptured(stored) ? hasSameCaptures(end) : truth.captureCount === 0;
  const detail = `it is ${stored.status} over ${stored.capturedMinor}, the wallet has captured ${truth.captured.minor}`;
  if (stored.mismatch !== null) {
    if (agrees) return [wrong('stuck', `a person is asked, but the wallet agrees: ${stored.mismatch}`)];
    // No effect in these runs comes so late that a payment may have ended before it: the service has guessed.
    return [isOver(stored) ? wrong('contradictory', `${detail}; a person is told`) : wrong('told', detail)];
  }
  if (agrees) return [];
  return [wrong(truth.captureCount > 0 ? 'lost' : 'contradictory', detail)];
};

/** Each part was captured once, however often it was asked for. */
const judgeParts = ({ capturedMinor, captures }: Stored, wanted: Wanted | undefined): Finding[] => {
  const mostMinor = wanted?.capturedMinor ?? 0;
  if (mostMinor === 0 || (capturedMinor ?? 0) <= mostMinor)
    return mostMinor === 0 && captures.length > 1
      ? [wrong('doubled', `it has ${captures.length} captures, and nobody asked for parts`)]
      : [];
  return [wrong('doubled', `${capturedMinor} are captured, and parts of ${mostMinor} were asked for`)];
};

const sumOf = (transfers: readonly PassedOn[]) =>
  transfers.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** Distributions are whole, and made once; nothing that was reversed had not been moved. */
const judgePassedOn = ({ passedOn, events }: Stored, wanted: Wanted | undefined): Finding[] => {
  const parts = passedOn.filter(({ distribution }) => distribution !== null);
  const mostMinor = wanted?.distributedMinor ?? 0;
  if (sumOf(parts) > mostMinor)
    return [wrong('doubled', `${sumOf(parts)} are distributed, and ${mostMinor} were asked for`)];
  const completed = events.filter(({ type }) => type === 'distribution.completed');
  const torn = completed.find(({ details }) => {
    const own = parts.filter(({ distribution }) => distribution === details['distributionId']);
    return sumOf(own) !== details['amount'];
  });
  if (torn || new Set(parts.map(({ distribution }) => distribution)).size !== completed.length)
    return [wrong('contradictory', `its distributions are not those of its ${completed.length} events`)];
  const taken = parts.find(
    ({ id, amountMinor }) => sumOf(passedOn.filter(({ reverses }) => reverses === id)) > amountMinor,
  );
  return taken ? [wrong('doubled', `more of the transfer ${taken.id} was reversed than it moved`)] : [];
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
  const isHeld = truth.authorizations.some((authorization) => heldStatuses.has(authorization.status));
  return isHeld && isOver(stored)
    ? [wrong('stuck', `it is ${status}, and the buyer's money is still held`)]
    : [];
};

const heldStatuses: ReadonlySet<string> = new Set(['CREATED', 'PARTIALLY_CAPTURED']);

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
      return isCaptured(stored) || stored.wasAuthorized ? undefined : 'lost';
    case 'captured_so_far':
      return isCaptured(stored) && (stored.capturedMinor ?? 0) >= claim.amountMinor ? undefined : 'lost';
    case 'passed_on':
      return claim.transferIds.every((id) => stored.passedOn.some((transfer) => transfer.id === id))
        ? undefined
        : 'lost';
    case 'captured':
      if (stored.status !== 'captured') return 'lost';
      return stored.capturedMinor === claim.amountMinor ? undefined : 'contradictory';
    case 'cancelled':
    case 'failed':
    case 'expired':
      return stored.status === claim.says ? undefined : 'contradictory';
    case 'declined':
      return stored.hasDeclinedCapture ? undefined : 'contradictory';
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
