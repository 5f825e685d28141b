import { recordAct, type Actor } from '../../audit/record-act.ts';
import type { Transaction } from '../../database/client.ts';
import { orNoMetadata, type Metadata } from '../../metadata.ts';
import { invalidRequest, Problem } from '../../problem.ts';
import { detailsOf } from './end-refund.ts';
import { isOpenDispute } from '../disputes/dispute.ts';
import { noSuchPayment } from '../store/get-payment.ts';
import { requestOperation, requesterOf } from '../store/request-operations-query.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import { refundableMinor } from '../present/present-payment.ts';
import { presentRefund } from './present-refund.ts';
import { lockPayment } from '../store/queries.ts';
import { chooseCapture, type ChosenCapture } from './choose-capture.ts';
import { divideRefund, type Division } from './divide-refund.ts';
import { amountsByItem, type Named } from './named-shares.ts';
import type { Refund } from './refund.ts';
import { insertRefund, listRefundsOf, refundsMax } from './queries.ts';
import { writeEvent } from '../store/write-event.ts';
import { listDisputesOf } from '../disputes/queries.ts';
import type { Payment } from '../payment.ts';

export interface RefundRequest {
  /** The same for every try of one caller: the refund is requested once. */
  readonly attempt: string;
  /** Undefined: all that is left. */
  readonly amountMinor: bigint | undefined;
  /** Undefined: the oldest capture that has so much left. */
  readonly captureId?: string | undefined;
  readonly comment: string | undefined;
  /** Only platforms have it. */
  readonly metadata?: Metadata | undefined;
  /** Whether the commission account gives its part. */
  readonly returnsCommission: boolean;
  /** Undefined: of a payment that is divided by its items, all of them give in proportion. */
  readonly named?: Named | undefined;
  readonly by: Actor;
}

/**
 * Requests a refund: its row, what it keeps of the captured amount, and its operation are committed together, before the wallet is
 * called. Undefined: something else is under way for the payment. The payment is locked, so refunds that are requested at the same
 * time never add up to more than was captured.
 */
export const requestRefund = (
  { sql, clock, keyring, wallet }: PaymentDependencies,
  id: string,
  request: RefundRequest,
): Promise<Refund | undefined> =>
  sql.begin(async (tx) => {
    const locked = await lockCaptured(tx, id, request);
    if ('known' in locked) return locked.known;
    const { payment, amountMinor, division, capture, isPartial } = locked;
    refuseUnwritable(wallet, payment, amountMinor);
    if (isPartial) await refuseDisputed(tx, id);
    if (payment.operation !== null) return undefined;
    const at = clock();
    const requested = await requestOperation(tx, {
      payment,
      kind: 'refund',
      amountMinor,
      ...requesterOf(request.by),
      at,
      isHeld: false,
    });
    if (!requested) return undefined;
    const refund = await insertRefund(tx, {
      paymentId: id,
      attempt: request.attempt,
      operationNumber: requested.operation!.number,
      captureNumber: capture.number,
      origin: request.by.kind,
      platformId: payment.platformId,
      accountId: payment.accountId,
      currency: payment.currency,
      amountMinor,
      ...division,
      returnsCommission: request.returnsCommission,
      namesShares: request.named !== undefined,
      comment: request.comment ?? null,
      metadata: orNoMetadata(request.metadata),
      walletRefundId: null,
      createdAt: at,
    });
    await writeEvent(tx, id, at, {
      type: 'refund.requested',
      details: detailsOf(refund),
      object: presentRefund(refund),
    });
    const details = { amount: Number(amountMinor), currency: payment.currency };
    await recordAct(tx, keyring, request.by, { at, action: 'refund_requested', subject: id, details });
    return refund;
  });

type Wanted = Pick<RefundRequest, 'attempt' | 'amountMinor' | 'captureId' | 'returnsCommission' | 'named'>;

interface Known {
  readonly payment: Payment;
  readonly known: Refund;
}

interface Refundable {
  readonly payment: Payment;
  readonly refunds: readonly Refund[];
  readonly amountMinor: bigint;
  /** Undefined: nobody has named its items. */
  readonly byItem: readonly bigint[] | undefined;
}

interface Divided {
  readonly division: Division;
}

/** Locks the payment, and says how much of which capture is refunded; or the refund that the attempt has made before. */
const lockCaptured = async (
  tx: Transaction,
  id: string,
  wanted: Wanted,
): Promise<Known | (Refundable & ChosenCapture & Divided)> => {
  const locked = await lockAmount(tx, id, wanted);
  if ('known' in locked) return locked;
  const { payment, refunds, byItem } = locked;
  const wantedMinor = byItem ? locked.amountMinor : wanted.amountMinor;
  const chosen = chooseCapture(payment, refunds, wantedMinor, wanted.captureId);
  const { amountMinor } = chosen;
  return {
    ...locked,
    ...chosen,
    division: divideRefund(payment, refunds, { ...wanted, amountMinor, byItem }),
  };
};

/** The same for any money of the payment, whatever capture it came with. */
export const lockRefundable = async (
  tx: Transaction,
  id: string,
  wanted: Wanted,
): Promise<Known | (Refundable & Divided)> => {
  const locked = await lockAmount(tx, id, wanted);
  if ('known' in locked) return locked;
  const { payment, refunds, amountMinor, byItem } = locked;
  return { ...locked, division: divideRefund(payment, refunds, { ...wanted, amountMinor, byItem }) };
};

const lockAmount = async (tx: Transaction, id: string, wanted: Wanted): Promise<Known | Refundable> => {
  const payment = await lockPayment(tx, id);
  if (!payment) throw noSuchPayment(id);
  const refunds = await listRefundsOf(tx, id);
  const known = refunds.find(({ attempt }) => attempt === wanted.attempt);
  if (known) return { payment, known };
  const allMinor = findAmount(payment, wanted.amountMinor);
  if (refunds.length >= refundsMax) throw tooManyRefunds(id);
  const byItem = wanted.named && amountsByItem(payment, refunds, wanted.named);
  return { payment, refunds, amountMinor: byItem ? sumOf(byItem, wanted.amountMinor) : allMinor, byItem };
};

const sumOf = (byItem: readonly bigint[], wantedMinor: bigint | undefined) => {
  const sum = byItem.reduce((total, part) => total + part, 0n);
  if (wantedMinor === undefined || wantedMinor === sum) return sum;
  throw invalidRequest([
    { pointer: '/amountToRefund', detail: `is ${wantedMinor}, and what is named adds up to ${sum}` },
  ]);
};

const findAmount = (payment: Payment, wantedMinor: bigint | undefined) => {
  const { id, status, capturedMinor } = payment;
  if (capturedMinor === null) {
    throw new Problem(
      'payment_not_captured',
      `The payment ${id} is ${status}: nothing was captured that could be refunded.`,
    );
  }
  const leftMinor = refundableMinor(payment);
  if (leftMinor === 0n) {
    throw new Problem(
      'nothing_to_refund',
      `Nothing is left of the payment ${id}: all ${capturedMinor} that were captured have been refunded, or are being refunded.`,
    );
  }
  if (wantedMinor !== undefined && wantedMinor > leftMinor) {
    throw new Problem(
      'refund_too_large',
      `amountToRefund is ${wantedMinor}, more than the ${leftMinor} that are left of the payment ${id}.`,
    );
  }
  return wantedMinor ?? leftMinor;
};

/** Checked before it is requested: an amount that the wallet cannot write would only be refused there. */
const refuseUnwritable = (
  wallet: PaymentDependencies['wallet'],
  { currency }: Payment,
  amountMinor: bigint,
) => {
  const fault = wallet.findMoneyFault({ currency, amountMinor });
  if (fault === undefined) return;
  throw invalidRequest([
    { pointer: '/amountToRefund', detail: `is refused by the wallet in ${currency}: ${fault}` },
  ]);
};

/** The wallet would refuse it: while a dispute is open the seller gives everything back, or waits. */
const refuseDisputed = async (tx: Transaction, id: string) => {
  const disputes = await listDisputesOf(tx, id);
  const open = disputes.find(isOpenDispute);
  if (!open) return;
  throw new Problem(
    'payment_disputed',
    `The buyer disputes the payment ${id} (${open.disputeId}). Until that is resolved, only all that is left can be refunded.`,
  );
};

const tooManyRefunds = (id: string) =>
  new Problem('nothing_to_refund', `The payment ${id} has ${refundsMax} refunds, and cannot have more.`);
