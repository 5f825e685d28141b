/** What an acknowledged answer says about a payment. It has to be true at the end. */
export type Claim =
  | { readonly says: 'started'; readonly orderId: string }
  | { readonly says: 'changed'; readonly amountMinor: number }
  /** Captured, or authorised where the platform captures later. */
  | { readonly says: 'paid' }
  | { readonly says: 'captured'; readonly amountMinor: number }
  /** In parts; more may have been captured since. */
  | { readonly says: 'captured_so_far'; readonly amountMinor: number }
  | { readonly says: 'cancelled' | 'failed' | 'expired' }
  /** One of the captures that were asked for. */
  | { readonly says: 'declined' }
  | { readonly says: 'refunded'; readonly refundId: string; readonly amountMinor: number }
  /** These transfers were made, all of them. */
  | { readonly says: 'passed_on'; readonly transferIds: readonly string[] }
  /** Accepted; the outcome follows. */
  | { readonly says: 'ordered'; readonly kind: string }
  /** Nothing that lasts. */
  | { readonly says: 'underway' };

export interface Acknowledged {
  readonly call: string;
  /** When the answer came, by `performance.now()`. */
  readonly atMs?: number;
  readonly claim: Claim;
}

interface AcknowledgedPayout {
  readonly amountMinor: number;
  readonly isCancelled: boolean;
  /** When the last answer about it came, by `performance.now()`. */
  readonly atMs: number;
}

/** What a platform has asked for in parts: nothing may come to more than that. */
export interface Wanted {
  capturedMinor: number;
  distributedMinor: number;
}

export type Record = ReturnType<typeof makeRecord>;

/** Keeps every acknowledged answer, and when answers came. */
export const makeRecord = () => {
  const byPayment = new Map<string, Acknowledged[]>();
  /** Two answers to the same Idempotency-Key that name different payments. */
  const doubled: string[] = [];
  /** The payment of each dispute that a buyer has opened. */
  const disputes = new Map<string, string>();
  const wanted = new Map<string, Wanted>();
  const payouts = new Map<string, AcknowledgedPayout>();
  let acknowledged = 0;
  let lastMs = performance.now();
  let longestOutageMs = 0;
  const noteOutage = () => {
    longestOutageMs = Math.max(longestOutageMs, performance.now() - lastMs);
  };
  return {
    byPayment,
    doubled,
    disputes,
    wanted,
    payouts,
    /** Called before each call that asks for a part. */
    want: (paymentId: string, what: keyof Wanted, amountMinor: number) => {
      const sums = wanted.get(paymentId) ?? { capturedMinor: 0, distributedMinor: 0 };
      sums[what] += amountMinor;
      wanted.set(paymentId, sums);
    },
    /** A backup of then was restored. What was acknowledged since is lost, and only money is found again. */
    forgetSince: (sinceMs: number) => {
      for (const [id, answers] of byPayment) {
        const kept = answers.filter(({ atMs = 0 }) => atMs < sinceMs);
        if (kept.length === 0) byPayment.delete(id);
        else byPayment.set(id, kept);
      }
      for (const [id, { atMs }] of payouts) if (atMs >= sinceMs) payouts.delete(id);
    },
    addPayout: (id: string, payout: Omit<AcknowledgedPayout, 'atMs'>) => {
      acknowledged += 1;
      payouts.set(id, { ...payout, atMs: performance.now() });
    },
    add: (paymentId: string, call: string, claim: Claim) => {
      noteOutage();
      lastMs = performance.now();
      acknowledged += 1;
      const claims = byPayment.get(paymentId);
      const answer = { call, claim, atMs: lastMs };
      if (claims) claims.push(answer);
      else byPayment.set(paymentId, [answer]);
    },
    /** The load begins or ends here: what comes between two loads is no outage. */
    startWatch: () => (lastMs = performance.now()),
    noteOutage,
    acknowledged: () => acknowledged,
    longestOutageMs: () => longestOutageMs,
  };
};
