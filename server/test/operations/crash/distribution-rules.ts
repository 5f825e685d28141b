import { distributed } from './distribution-acts.ts';

/** A transfer between accounts that belongs to the payment. */
export interface PassedOn {
  readonly id: string;
  readonly amount_minor: number;
  readonly reverses: string | null;
  readonly distribution: string | null;
  /** How many events it has of its own. */
  readonly events: number;
}

interface PassingFacts {
  readonly capturedMinor: bigint | null;
  readonly passedOn: readonly PassedOn[];
  /** In their order. */
  readonly events: readonly {
    readonly type: string;
    readonly details: { readonly refundId?: string; readonly amount?: number };
  }[];
  /** Those that were made, or may still be. */
  readonly takenRefunds: readonly { readonly id: string; readonly amountMinor: bigint }[];
}

const sumOf = (transfers: readonly PassedOn[]) =>
  transfers.reduce((sum, { amount_minor: amount }) => sum + BigInt(amount), 0n);

/** What distributions and reversals of their transfers must never be, by words. */
export const distributionRules = (facts: PassingFacts): Record<string, boolean> => {
  const reversals = facts.passedOn.filter(({ reverses }) => reverses !== null);
  const parts = facts.passedOn.filter(({ distribution }) => distribution !== null);
  const distributions = Object.values(Object.groupBy(parts, ({ distribution }) => distribution!));
  return {
    'a distribution has not all of its parts, or some twice': distributions.some(
      (transfers = []) =>
        transfers.length !== distributed.transfers || sumOf(transfers) !== distributed.amountMinor,
    ),
    'a distribution without its one event':
      facts.events.filter(({ type }) => type === 'distribution.completed').length !== distributions.length ||
      parts.some(({ events }) => events !== 0),
    'a reversal without its one event': reversals.some(({ events }) => events !== 1),
    'more of a transfer was reversed than it moved': parts.some(
      ({ id, amount_minor: amount }) =>
        sumOf(reversals.filter(({ reverses }) => reverses === id)) > BigInt(amount),
    ),
    'more was distributed than refunds had left': isTooMuchDistributed(facts, sumOf(reversals)),
  };
};

/**
 * At each distribution: what was distributed until then, without everything that was ever reversed of it, is at most what was ever captured,
 * less the refunds that were requested or booked before.
 */
const isTooMuchDistributed = (
  { capturedMinor, events, takenRefunds }: PassingFacts,
  reversedMinor: bigint,
) => {
  let leftMinor = (capturedMinor ?? 0n) + reversedMinor;
  const seen = new Set<string>();
  return events.some(({ type, details: { refundId, amount } }) => {
    const refund = seen.has(refundId ?? '') ? undefined : takenRefunds.find(({ id }) => id === refundId);
    if (refund) {
      seen.add(refund.id);
      leftMinor -= refund.amountMinor;
    }
    if (type !== 'distribution.completed') return false;
    leftMinor -= BigInt(amount!);
    return leftMinor < 0n;
  });
};

interface Losses {
  /** What of the payment each has. */
  readonly holders: Readonly<Record<string, number>>;
  /** The account of the payment. */
  readonly own: string;
  /** Something of the payment was not given back. */
  readonly isLeft: boolean;
  /** A platform has ordered one of its refunds. */
  readonly isOrdered: boolean;
}

/** Who bears what went back, by words (docs/decisions/097). Nothing else moves money of these accounts. */
export const lossRules = ({ holders, own, isLeft, isOrdered }: Losses): Record<string, boolean> => {
  const others = Object.entries(holders).filter(([holder]) => holder !== own);
  return {
    'someone gave more of the payment than they got': others.some(([, minor]) => minor < 0),
    'the account of the payment gave more than it has, and nobody has ordered a refund':
      !isOrdered && (holders[own] ?? 0) < 0,
    'all went back by the wallet, and someone has kept some of it':
      !isOrdered && !isLeft && Object.values(holders).some((minor) => minor !== 0),
  };
};
