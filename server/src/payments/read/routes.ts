import { platformIdOf } from '../../access/bearer.ts';
import type { App } from '../../http/fastify.ts';
import { groupMetadata } from '../../http/metadata-schema.ts';
import { makePage } from '../../http/pagination.ts';
import { readPeriod } from '../../http/read-period.ts';
import type { Dependencies } from '../../dependencies.ts';
import { getOwnPayment } from '../store/get-payment.ts';
import { presentPayment } from '../present/present-payment.ts';
import { makeFindPayment } from '../store/batched-payments.ts';
import { listPayments } from './list-payments.ts';
import { presentStep } from '../present/present-timeline.ts';
import { listTimeline } from './queries.ts';
import {
  readFilter,
  readPaymentCursor,
  readTimelineCursor,
  writePaymentCursor,
  writeTimelineCursor,
} from './read-list-query.ts';
import { listSchema, readSchema, timelinePageSchema } from './schema.ts';
import { showPayment } from './show-payment.ts';

/** A platform's own payments, one or many. */
export const readRoutes = (deps: Dependencies) => async (app: App) => {
  const find = makeFindPayment(deps);

  app.get('/moneyins/:transactionId', { schema: readSchema }, async (request) => {
    const payment = await getOwnPayment(find, platformIdOf(request), request.params.transactionId);
    return showPayment(deps, payment);
  });

  app.get('/moneyins/:transactionId/timeline', { schema: timelinePageSchema }, async (request) => {
    const { after, limit = 50, ...period } = request.query;
    const { id } = await getOwnPayment(find, platformIdOf(request), request.params.transactionId);
    const rows = await listTimeline(deps.sql, id, readTimelineCursor(after), limit + 1, readPeriod(period));
    return makePage(rows, limit, presentStep, writeTimelineCursor);
  });

  app.get('/moneyins', { schema: listSchema, preValidation: groupMetadata }, async (request) => {
    const { after, limit = 50, ...query } = request.query;
    const filter = { ...readFilter(query), platformId: platformIdOf(request) };
    const rows = await listPayments(deps, filter, readPaymentCursor(after), limit);
    return makePage(rows, limit, presentPayment, writePaymentCursor);
  });
};
