import { platformIdOf } from '../../access/bearer.ts';
import type { App } from '../../http/fastify.ts';
import { groupMetadata } from '../../http/metadata-schema.ts';
import { makePage } from '../../http/pagination.ts';
import { invariant } from '../../invariant.ts';
import type { Dependencies } from '../../dependencies.ts';
import { getOwnPayment } from '../store/get-payment.ts';
import { presentOrder } from '../present/present-order.ts';
import { presentPayment } from '../present/present-payment.ts';
import { makeFindPayment } from '../store/batched-payments.ts';
import { presentDispute } from '../disputes/dispute.ts';
import { presentRefund } from '../refunds/present-refund.ts';
import { listRefundsOf } from '../refunds/queries.ts';
import { listPayments } from './list-payments.ts';
import { presentStep, presentTimeline, timelineMax } from '../present/present-timeline.ts';
import { findOrderDetails, listTimeline } from './queries.ts';
import {
  readFilter,
  readPaymentCursor,
  readTimelineCursor,
  writePaymentCursor,
  writeTimelineCursor,
} from './read-list-query.ts';
import { listSchema, readSchema, timelinePageSchema } from './schema.ts';
import { listDisputesOf } from '../disputes/queries.ts';

/** A platform's own payments, one or many. */
export const readRoutes = (deps: Dependencies) => async (app: App) => {
  const find = makeFindPayment(deps);

  app.get('/moneyins/:transactionId', { schema: readSchema }, async (request) => {
    const payment = await getOwnPayment(find, platformIdOf(request), request.params.transactionId);
    const [order, timeline, refunds, disputes] = await Promise.all([
      findOrderDetails(deps.sql, payment.id),
      listTimeline(deps.sql, payment.id, undefined, timelineMax),
      listRefundsOf(deps.sql, payment.id),
      listDisputesOf(deps.sql, payment.id),
    ]);
    invariant(order, `payment ${payment.id} has vanished`);
    return {
      ...presentPayment(payment),
      redirections: {
        returnURL: payment.returnUrl,
        cancelURL: payment.cancelUrl,
        errorURL: payment.errorUrl,
      },
      ...presentOrder(order),
      refunds: refunds.map(presentRefund),
      disputes: disputes.map(presentDispute),
      timeline: presentTimeline(timeline),
    };
  });

  app.get('/moneyins/:transactionId/timeline', { schema: timelinePageSchema }, async (request) => {
    const { after, limit = 50 } = request.query;
    const { id } = await getOwnPayment(find, platformIdOf(request), request.params.transactionId);
    const rows = await listTimeline(deps.sql, id, readTimelineCursor(after), limit + 1);
    return makePage(rows, limit, presentStep, writeTimelineCursor);
  });

  app.get('/moneyins', { schema: listSchema, preValidation: groupMetadata }, async (request) => {
    const { after, limit = 50, ...query } = request.query;
    const filter = { ...readFilter(query), platformId: platformIdOf(request) };
    const rows = await listPayments(deps, filter, readPaymentCursor(after), limit);
    return makePage(rows, limit, presentPayment, writePaymentCursor);
  });
};
