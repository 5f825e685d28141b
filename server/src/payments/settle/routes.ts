import type { FastifyRequest } from 'fastify';
import { clientOf } from '../http/bearer.ts';
import type { App } from '../http/fastify.ts';
import { onceWithKey } from '../http/once-with-key.ts';
import { makePage } from '../http/pages.ts';
import type { Parts } from '../parts.ts';
import { platform } from '../audit/record-order.ts';
import { cancelPayment } from './cancel-payment.ts';
import { getOwnPayment } from './get-payment.ts';
import { listPayments } from './list-payments.ts';
import { presentPayment, presentTimeline } from './present-payment.ts';
import { listTimeline } from './list-queries.ts';
import type { Payment } from './queries.ts';
import { readFilter, readPlace, writePlace } from './read-list-query.ts';
import { resumePayment } from './resume-payment.ts';
import * as schemas from './schema.ts';
import type { Settle } from './settle-payment.ts';
import { validatePayment } from './validate-payment.ts';
import { makeFindPayment } from './shared-statements.ts';

/** Resuming a payment (spec §4.3), reading, capturing later and giving up. */
export const paymentRoutes = (parts: Parts, settle: Settle) => async (app: App) => {
  const find = makeFindPayment(parts);
  app.post(
    '/moneyins/ext/:transactionId/resume',
    { schema: schemas.resumeSchema },
    async (request, reply) => {
      const id = request.params.transactionId;
      const answer = await onceWithKey(parts, request, async () => {
        const { isKnown, ...body } = await resumePayment(parts, find, settle, clientOf(request), id);
        return { status: isKnown ? 200 : 202, body } as const;
      });
      return reply.code(answer.status).send(answer.body);
    },
  );

  app.get('/moneyins/:transactionId', { schema: schemas.readSchema }, async (request) => {
    const payment = await getOwnPayment(find, clientOf(request), request.params.transactionId);
    const timeline = presentTimeline(await listTimeline(parts.sql, payment.id));
    return { ...presentPayment(payment), timeline };
  });

  app.get('/moneyins', { schema: schemas.listSchema }, async (request) => {
    const { after, limit = 50, ...query } = request.query;
    const filter = { ...readFilter(query), apiKeyId: clientOf(request) };
    const rows = await listPayments(parts, filter, readPlace(after), limit);
    return makePage(rows, limit, presentPayment, writePlace);
  });

  const validateRoute = { schema: schemas.validateSchema, preValidation: takeNoBodyForEmpty };
  app.put('/moneyins/:transactionId/validate', validateRoute, async (request, reply) => {
    const { totalAmount } = request.body;
    const amountMinor = totalAmount === undefined ? undefined : BigInt(totalAmount);
    const answer = await onceWithKey(parts, request, async () => {
      const own = await getOwnPayment(find, clientOf(request), request.params.transactionId);
      return answerWith(await validatePayment(parts, settle, own, platform, amountMinor));
    });
    return reply.code(answer.status).send(answer.body);
  });

  app.put('/moneyins/:transactionId/cancel', { schema: schemas.cancelSchema }, async (request, reply) => {
    const answer = await onceWithKey(parts, request, async () => {
      const own = await getOwnPayment(find, clientOf(request), request.params.transactionId);
      return answerWith(await cancelPayment(parts, settle, own, platform));
    });
    return reply.code(answer.status).send(answer.body);
  });
};

/** All of its fields may be left out, and so may it. */
const takeNoBodyForEmpty = async (request: FastifyRequest) => {
  request.body ??= {};
};

const answerWith = (payment: Payment): { status: 200 | 202; body: ReturnType<typeof presentPayment> } => ({
  status: payment.status === 'captured' || payment.status === 'cancelled' ? 200 : 202,
  body: presentPayment(payment),
});
