import { platformIdOf } from '../../access/bearer.ts';
import type { App } from '../../http/fastify.ts';
import { groupMetadata } from '../../http/metadata-schema.ts';
import { makePage } from '../../http/pagination.ts';
import { invariant } from '../../invariant.ts';
import type { Parts } from '../../parts.ts';
import { getOwnPayment } from '../get-payment.ts';
import { presentOrder } from '../present-order.ts';
import { presentPayment } from '../present-payment.ts';
import { makeFindPayment } from '../batched-payments.ts';
import { presentDispute } from '../dispute.ts';
import { listDisputesOf } from '../dispute-queries.ts';
import { presentRefund } from '../present-refund.ts';
import { listRefundsOf } from '../refund-queries.ts';
import { listPayments } from './list-payments.ts';
import { presentStep, presentTimeline, timelineMax } from './present-timeline.ts';
import { findOrderDetails, listTimeline } from './queries.ts';
import {
  readFilter,
  readPlace,
  readTimelinePlace,
  writePlace,
  writeTimelinePlace,
} from './read-list-query.ts';
import { listSchema, readSchema, timelinePageSchema } from './schema.ts';

/** A platform's own payments, one or many. */
export const readRoutes = (parts: Parts) => async (app: App) => {
  const find = makeFindPayment(parts);

  app.get('/moneyins/:transactionId', { schema: readSchema }, async (request) => {
    const payment = await getOwnPayment(find, platformIdOf(request), request.params.transactionId);
    const [order, timeline, refunds, disputes] = await Promise.all([
      findOrderDetails(parts.sql, payment.id),
      listTimeline(parts.sql, payment.id, undefined, timelineMax),
      listRefundsOf(parts.sql, payment.id),
      listDisputesOf(parts.sql, payment.id),
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
    const rows = await listTimeline(parts.sql, id, readTimelinePlace(after), limit + 1);
    return makePage(rows, limit, presentStep, writeTimelinePlace);
  });

  app.get('/moneyins', { schema: listSchema, preValidation: groupMetadata }, async (request) => {
    const { after, limit = 50, ...query } = request.query;
    const filter = { ...readFilter(query), platformId: platformIdOf(request) };
    const rows = await listPayments(parts, filter, readPlace(after), limit);
    return makePage(rows, limit, presentPayment, writePlace);
  });
};
