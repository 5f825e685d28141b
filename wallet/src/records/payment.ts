const day = 24 * 3600;

/** For three days the funds are guaranteed. After that the merchant may renew the authorisation once, until day 29. */
export const guaranteeSeconds = 3 * day;
export const authorizationValidSeconds = 29 * day;

/** As many captures of one authorisation the wallet allows this merchant. */
export const capturesMax = 10;

/** After this time a merchant can no longer refund a capture. */
export const refundableSeconds = 180 * day;

export type AuthorizationStatus = 'CREATED' | 'PARTIALLY_CAPTURED' | 'CAPTURED' | 'VOIDED' | 'DENIED';
export type AuthorizationMove = 'capturePart' | 'captureAll' | 'void' | 'expire' | 'deny';

export const authorizationMoves: Record<
  AuthorizationMove,
  { from: readonly AuthorizationStatus[]; to: AuthorizationStatus }
> = {
  capturePart: { from: ['CREATED', 'PARTIALLY_CAPTURED'], to: 'PARTIALLY_CAPTURED' },
  captureAll: { from: ['CREATED', 'PARTIALLY_CAPTURED'], to: 'CAPTURED' },
  void: { from: ['CREATED', 'PARTIALLY_CAPTURED'], to: 'VOIDED' },
  // The protocol has no status for an expired authorisation: it is shown as voided.
  expire: { from: ['CREATED', 'PARTIALLY_CAPTURED'], to: 'VOIDED' },
  deny: { from: ['CREATED'], to: 'DENIED' },
};

export type CaptureStatus = 'COMPLETED' | 'DECLINED' | 'PENDING' | 'REFUNDED' | 'PARTIALLY_REFUNDED';
export type CaptureMove = 'settle' | 'decline' | 'refundPart' | 'refundAll' | 'restorePart' | 'restoreAll';

export const captureMoves: Record<CaptureMove, { from: readonly CaptureStatus[]; to: CaptureStatus }> = {
  settle: { from: ['PENDING'], to: 'COMPLETED' },
  decline: { from: ['PENDING'], to: 'DECLINED' },
  refundPart: { from: ['COMPLETED', 'PARTIALLY_REFUNDED'], to: 'PARTIALLY_REFUNDED' },
  refundAll: { from: ['COMPLETED', 'PARTIALLY_REFUNDED'], to: 'REFUNDED' },
  // A pending refund did not reach the buyer: a part of the capture, or all of it, is the merchant's again.
  restorePart: { from: ['PARTIALLY_REFUNDED', 'REFUNDED'], to: 'PARTIALLY_REFUNDED' },
  restoreAll: { from: ['PARTIALLY_REFUNDED', 'REFUNDED'], to: 'COMPLETED' },
};

/** Whether the buyer's money has moved. A refund does not change that. */
export const hasMoved: Record<CaptureStatus, boolean> = {
  COMPLETED: true,
  PARTIALLY_REFUNDED: true,
  REFUNDED: true,
  PENDING: false,
  DECLINED: false,
};

/** A refund is made by the merchant, a reversal by the wallet itself. */
export type RefundKind = 'refund' | 'reversal';
export type RefundStatus = 'COMPLETED' | 'PENDING' | 'FAILED' | 'CANCELLED';
export type RefundMove = 'complete' | 'fail' | 'cancel';

export const refundMoves: Record<RefundMove, { from: readonly RefundStatus[]; to: RefundStatus }> = {
  complete: { from: ['PENDING'], to: 'COMPLETED' },
  fail: { from: ['PENDING'], to: 'FAILED' },
  cancel: { from: ['PENDING'], to: 'CANCELLED' },
};

/** Whether a refund takes its amount from the capture. A pending one does: the same money is not refunded twice. */
export const takesFromCapture: Record<RefundStatus, boolean> = {
  COMPLETED: true,
  PENDING: true,
  FAILED: false,
  CANCELLED: false,
};
