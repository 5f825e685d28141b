import { randomUUID } from 'node:crypto';
import { platformIdOf, platformOf } from '../../access/bearer.ts';
import { onceWithKey } from '../../access/once-with-key.ts';
import { takeNoBodyForEmpty } from '../../http/body.ts';
import { explainTime } from '../../http/explain-time.ts';
import type { App } from '../../http/fastify.ts';
import { groupMetadata } from '../../http/metadata-schema.ts';
import { makePage } from '../../http/pagination.ts';
import { readPeriod } from '../../http/read-period.ts';
import { makeFindPayment } from '../store/batched-payments.ts';
import { getOwnPayment } from '../store/get-payment.ts';
import type { PaymentDependencies, Settle } from '../dependencies.ts';
import { refundableMinor } from '../present/present-payment.ts';
import { presentTimeline } from '../present/present-timeline.ts';
import { getOwnRefund } from './get-refund.ts';
import { isOpenRefund } from './refund.ts';
import { listRefunds, listRefundTimeline, readRefundCursor, writeRefundCursor } from './list-queries.ts';
import { presentRefund } from './present-refund.ts';
import { makeRefundPayment, requireMade, type Refunded } from './refund-payment.ts';
import { bookOutsideRefund } from './book-outside-refund.ts';
import { bookRefundSchema, listRefundsSchema, readRefundSchema, refundRouteSchema } from './schema.ts';

/** Refunds that call the wallet. */
export const refundRoutes = (deps: PaymentDependencies, settle: Settle) => async (app: App) => {
  const find = makeFindPayment(deps);
  const refundPayment = makeRefundPayment(deps, settle);
  const route = { schema: refundRouteSchema, preValidation: takeNoBodyForEmpty };
  app.put('/refund/:transactionId', route, async (request, reply) => {
    const { amountToRefund, comment, metadata, refundCommission = true } = request.body;
    const run = async (attempt: string) => {
      const own = await getOwnPayment(find, platformIdOf(request), request.params.transactionId);
      const refunded = await refundPayment(own, {
        attempt,
        amountMinor: amountToRefund === undefined ? undefined : BigInt(amountToRefund),
        comment,
        metadata,
        returnsCommission: refundCommission,
        by: platformOf(deps, request),
      });
      return answerWith(requireMade(refunded));
    };
    const answer = await onceWithKey(deps, request, run, randomUUID);
    return reply.code(answer.status).send(answer.body);
  });
};

/** Reading refunds and booking those that were made outside, which calls nobody. */
export const readRefundRoutes = (deps: PaymentDependencies) => async (app: App) => {
  const find = makeFindPayment(deps);
  app.put('/refundcreate/:transactionId', { schema: bookRefundSchema }, async (request) => {
    const { amountToRefund, comment, metadata, refundCommission = true } = request.body;
    const run = async (attempt: string) => {
      const own = await getOwnPayment(find, platformIdOf(request), request.params.transactionId);
      const order = {
        attempt,
        amountMinor: amountToRefund === undefined ? undefined : BigInt(amountToRefund),
        comment,
        metadata,
        returnsCommission: refundCommission,
        by: platformOf(deps, request),
      };
      return { status: 200 as const, body: presentAnswer(await bookOutsideRefund(deps, own, order)) };
    };
    return (await onceWithKey(deps, request, run, randomUUID)).body;
  });

  app.get('/refunds', { schema: listRefundsSchema, preValidation: groupMetadata }, async (request) => {
    const { after, limit = 50, from, to, ...wanted } = request.query;
    const filter = { platformId: platformIdOf(request), ...wanted, ...readPeriod({ from, to }) };
    const rows = await listRefunds(deps.reports, filter, readRefundCursor(after), limit + 1).catch(
      explainTime,
    );
    return makePage(rows, limit, presentRefund, writeRefundCursor);
  });

  app.get('/refunds/:refundId', { schema: readRefundSchema }, async (request) => {
    const refund = await getOwnRefund(deps, platformIdOf(request), request.params.refundId);
    const timeline = presentTimeline(await listRefundTimeline(deps.sql, refund));
    return { ...presentRefund(refund), timeline };
  });
};

const presentAnswer = ({ payment, refund }: Refunded) => ({
  ...presentRefund(refund),
  refundableAmount: Number(refundableMinor(payment)),
});

const answerWith = (refunded: Refunded) => ({
  status: isOpenRefund(refunded.refund) ? (202 as const) : (200 as const),
  body: presentAnswer(refunded),
});
