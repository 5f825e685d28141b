const day = 24 * 3600;

export const disputeReasons = [
  'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
  'MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED',
  'UNAUTHORISED',
  'CREDIT_NOT_PROCESSED',
  'DUPLICATE_TRANSACTION',
  'INCORRECT_AMOUNT',
  'PAYMENT_BY_OTHER_MEANS',
  'CANCELED_RECURRING_BILLING',
  'PROBLEM_WITH_REMITTANCE',
  'OTHER',
] as const;
export type DisputeReason = (typeof disputeReasons)[number];

export const openStatuses = [
  'OPEN',
  'WAITING_FOR_BUYER_RESPONSE',
  'WAITING_FOR_SELLER_RESPONSE',
  'UNDER_REVIEW',
] as const;
export type OpenStatus = (typeof openStatuses)[number];
export type DisputeStatus = OpenStatus | 'RESOLVED';

export const disputeStages = ['INQUIRY', 'CHARGEBACK', 'PRE_ARBITRATION', 'ARBITRATION'] as const;
export type DisputeStage = (typeof disputeStages)[number];

/** Where the buyer complained: at the wallet, or at the bank or card issuer. */
export const disputeChannels = ['INTERNAL', 'EXTERNAL'] as const;
export type DisputeChannel = (typeof disputeChannels)[number];

export const disputeOutcomes = [
  'RESOLVED_BUYER_FAVOUR',
  'RESOLVED_SELLER_FAVOUR',
  'RESOLVED_WITH_PAYOUT',
  'CANCELED_BY_BUYER',
  'ACCEPTED',
  'DENIED',
  'NONE',
] as const;
export type DisputeOutcome = (typeof disputeOutcomes)[number];

/** Who gives the disputed amount to the buyer. */
export const paidBy: Record<DisputeOutcome, 'merchant' | 'wallet' | 'nobody'> = {
  RESOLVED_BUYER_FAVOUR: 'merchant',
  ACCEPTED: 'merchant',
  RESOLVED_WITH_PAYOUT: 'wallet',
  RESOLVED_SELLER_FAVOUR: 'nobody',
  CANCELED_BY_BUYER: 'nobody',
  DENIED: 'nobody',
  NONE: 'nobody',
};

/** How long the merchant has to answer after a dispute enters a stage. */
export const responseSeconds: Record<DisputeStage, number> = {
  INQUIRY: 20 * day,
  CHARGEBACK: 10 * day,
  PRE_ARBITRATION: 10 * day,
  ARBITRATION: 10 * day,
};

/** Whose turn it is. Only the merchant has a time limit. */
export const waitsForMerchant: Record<DisputeStatus, boolean> = {
  OPEN: true,
  WAITING_FOR_SELLER_RESPONSE: true,
  WAITING_FOR_BUYER_RESPONSE: false,
  UNDER_REVIEW: false,
  RESOLVED: false,
};

/** After this time a buyer can no longer dispute a payment. */
export const disputableSeconds = 180 * day;
