import type { DisputeStage, DisputeStatus, Wallet } from '../../wallet/wallet.ts';

/** A buyer's complaint about a payment, as the wallet showed it last. */
export interface Dispute {
  readonly paymentId: string;
  readonly platformId: number;
  readonly disputeId: string;
  readonly status: DisputeStatus;
  readonly stage: DisputeStage;
  readonly reason: string;
  readonly outcome: string | null;
  readonly currency: string;
  readonly amountMinor: bigint;
  readonly sellerDueAt: Date | null;
  readonly openedAt: Date;
  readonly updatedAt: Date;
}

export interface ReferredDispute extends Dispute {
  /** What the platform calls the payment. */
  readonly reference: string | null;
}

export const isOpenDispute = ({ status }: Pick<Dispute, 'status'>) => status !== 'resolved';

/** The seller has to act. For any other word of the wallet that is not known, so someone has to look. */
export const sellersTurn: readonly DisputeStatus[] = ['open', 'waiting_for_seller', 'other'];

/** Of its payment and the wallet's id, since one complaint can be about several payments. */
export const disputeIdOf = ({ paymentId, disputeId }: Pick<Dispute, 'paymentId' | 'disputeId'>) =>
  `${paymentId}-${disputeId}`;

export const presentDispute = (dispute: Dispute) => ({
  id: disputeIdOf(dispute),
  extDisputeId: dispute.disputeId,
  transactionId: dispute.paymentId,
  status: dispute.status,
  stage: dispute.stage,
  reason: dispute.reason,
  outcome: dispute.outcome,
  amount: Number(dispute.amountMinor),
  currency: dispute.currency,
  waitsForSeller: sellersTurn.includes(dispute.status),
  sellerDueAt: dispute.sellerDueAt?.toISOString() ?? null,
  createdAt: dispute.openedAt.toISOString(),
  updatedAt: dispute.updatedAt.toISOString(),
});

/** For operators, who answer it at the site of the wallet. */
export const presentLinkedDispute = (dispute: Dispute, wallet: Pick<Wallet, 'disputePage'>) => ({
  ...presentDispute(dispute),
  walletUrl: wallet.disputePage(dispute.disputeId),
});
