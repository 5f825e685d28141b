import type { Dependencies } from '../../dependencies.ts';
import { invariant } from '../../invariant.ts';
import { listTransfersOfPayment } from '../../ledger/account-transfer-queries.ts';
import { presentTransfer } from '../../ledger/present-transfer.ts';
import { presentDispute } from '../disputes/dispute.ts';
import { listDisputesOf } from '../disputes/queries.ts';
import type { Payment } from '../payment.ts';
import { presentOrder } from '../present/present-order.ts';
import { presentPayment, whereBuyerGoes } from '../present/present-payment.ts';
import { presentTimeline, timelineMax } from '../present/present-timeline.ts';
import { presentRefund } from '../refunds/present-refund.ts';
import { presentShares } from '../refunds/present-shares.ts';
import { listRefundsOf } from '../refunds/queries.ts';
import { readDistribution } from '../store/distributable.ts';
import { findOrderDetails, listTimeline } from './queries.ts';

/** A payment with all that init took and what happened to it, as every call about one payment answers it. */
export const showPayment = async (deps: Dependencies, payment: Payment) => {
  const { sql } = deps;
  const [order, timeline, refunds, disputes, transfers, distribution] = await Promise.all([
    findOrderDetails(sql, payment.id),
    listTimeline(sql, payment.id, undefined, timelineMax),
    listRefundsOf(sql, payment.id),
    listDisputesOf(sql, payment.id),
    listTransfersOfPayment(sql, payment.id),
    readDistribution(sql, payment),
  ]);
  invariant(order, `payment ${payment.id} has vanished`);
  return {
    ...presentPayment(payment),
    redirectionUrl: whereBuyerGoes(deps, payment),
    redirections: {
      returnURL: payment.returnUrl,
      cancelURL: payment.cancelUrl,
      errorURL: payment.errorUrl,
    },
    ...presentOrder(order),
    shares: presentShares(payment, refunds),
    refunds: refunds.map(presentRefund),
    disputes: disputes.map(presentDispute),
    distributedAmount: Number(distribution.distributedMinor),
    distributableAmount: Number(distribution.leftMinor),
    transfers: transfers.map(presentTransfer),
    timeline: presentTimeline(timeline),
  };
};
