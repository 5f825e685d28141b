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
import { getOwnRefund } from './get-refund.ts';
import { isOpenRefund } from './refund.ts';
import { listRefunds, readRefundCursor, writeRefundCursor } from './list-queries.ts';
import { presentRefund } from './present-refund.ts';
import { makeRefundPayment, requireMade, type Refunded } from './refund-payment.ts';
import { bookOutsideRefund } from './book-outside-refund.ts';
import { readNamed } from './read-named.ts';
import { showRefund } from './show-refund.ts';
import { bookRefundSchema, listRefundsSchema, readRefundSchema, refundRouteSchema } from './schema.ts';

/** Refunds that call the wallet. */
export const refundRoutes = (deps: PaymentDependencies, settle: Settle) => async (app: App) => {
  const find = makeFindPayment(deps);
  const refundPayment = makeRefundPayment(deps, settle);
  const route = { schema: refundRouteSchema, preValidation: takeNoBodyForEmpty };
  app.put('/refund/:transactionId', route, async (request, reply) => {
    const { amountToRefund, captureId, comment, metadata, refundCommission = true } = request.body;
    const named = readNamed(request.body);
    const run = async (attempt: string) => {
      const own = await getOwnPayment(find, platformIdOf(request), request.params.transactionId);
      const refunded = await refundPayment(own, {
        attempt,
        amountMinor: amountToRefund === undefined ? undefined : BigInt(amountToRefund),
        captureId: captureId ?? undefined,
        comment: comment ?? undefined,
        metadata,
        returnsCommission: refundCommission,
        named,
        by: platformOf(deps, request),
      });
      return answerWith(deps, requireMade(refunded));
    };
    const answer = await onceWithKey(deps, request, run, randomUUID);
    return reply.code(answer.status).header('location', locationOf(answer.body)).send(answer.body);
  });
};

/** Reading refunds and booking those that were made outside, which calls nobody. */
export const readRefundRoutes = (deps: PaymentDependencies) => async (app: App) => {
  const find = makeFindPayment(deps);
  app.put('/refundcreate/:transactionId', { schema: bookRefundSchema }, async (request, reply) => {
    const { amountToRefund, comment, metadata, refundCommission = true } = request.body;
    const named = readNamed(request.body);
    const run = async (attempt: string) => {
      const own = await getOwnPayment(find, platformIdOf(request), request.params.transactionId);
      const order = {
        attempt,
        amountMinor: amountToRefund === undefined ? undefined : BigInt(amountToRefund),
        comment,
        metadata,
        returnsCommission: refundCommission,
        named,
        by: platformOf(deps, request),
      };
      return answerWith(deps, await bookOutsideRefund(deps, own, order));
    };
    const { body } = await onceWithKey(deps, request, run, randomUUID);
    return reply.header('location', locationOf(body)).send(body);
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
    return showRefund(deps, await find(refund.paymentId), refund);
  });
};

const answerWith = async (deps: PaymentDependencies, { payment, refund }: Refunded) => ({
  status: isOpenRefund(refund) ? (202 as const) : (200 as const),
  body: await showRefund(deps, payment, refund),
});

const locationOf = ({ id }: { readonly id: string }) => `/webservice/v2/refunds/${id}`;
