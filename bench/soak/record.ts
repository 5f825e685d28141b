/** What an acknowledged answer says about a payment. It has to be true at the end. */
export type Claim =
  | { readonly says: 'started'; readonly orderId: string }
  /** Captured, or authorised where the platform captures later. */
  | { readonly says: 'paid' }
  | { readonly says: 'captured'; readonly amountMinor: number }
  | { readonly says: 'cancelled' | 'failed' | 'expired' }
  | { readonly says: 'refunded'; readonly refundId: string; readonly amountMinor: number }
  /** Accepted; the outcome follows. */
  | { readonly says: 'ordered'; readonly kind: string }
  /** Nothing that lasts. */
  | { readonly says: 'underway' };

export interface Acknowledged {
  readonly call: string;
  readonly claim: Claim;
}

export type Record = ReturnType<typeof makeRecord>;

/** Keeps every acknowledged answer, and when answers came. */
export const makeRecord = () => {
  const byPayment = new Map<string, Acknowledged[]>();
  /** Two answers to the same Idempotency-Key that name different payments. */
  const doubled: string[] = [];
  let acknowledged = 0;
  let lastMs = performance.now();
  let longestOutageMs = 0;
  const noteOutage = () => {
    longestOutageMs = Math.max(longestOutageMs, performance.now() - lastMs);
  };
  return {
    byPayment,
    doubled,
    add: (paymentId: string, call: string, claim: Claim) => {
      noteOutage();
      lastMs = performance.now();
      acknowledged += 1;
      const claims = byPayment.get(paymentId);
      if (claims) claims.push({ call, claim });
      else byPayment.set(paymentId, [{ call, claim }]);
    },
    /** The load begins or ends here: what comes between two loads is no outage. */
    startWatch: () => (lastMs = performance.now()),
    noteOutage,
    acknowledged: () => acknowledged,
    longestOutageMs: () => longestOutageMs,
  };
};
