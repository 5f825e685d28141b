import { clientOf } from '../http/bearer.ts';
import type { App } from '../http/fastify.ts';
import { makePage, momentForm, readCursor } from '../http/pages.ts';
import type { Parts } from '../parts.ts';
import { cancelPayment } from './cancel-payment.ts';
import { getOwnPayment } from './get-own-payment.ts';
import { presentPayment } from './present-payment.ts';
import { listPayments, listTimeline, type Payment } from './queries.ts';
import { resumePayment } from './resume-payment.ts';
import * as schemas from './schema.ts';
import type { Settle } from './settle-payment.ts';
import { validatePayment } from './validate-payment.ts';

/** Resuming a payment (spec §4.3), reading, capturing later and giving up. */
export const paymentRoutes = (parts: Parts, settle: Settle) => async (app: App) => {
  app.post(
    '/moneyins/ext/:transactionId/resume',
    { schema: schemas.resumeSchema },
    async (request, reply) => {
      const { isKnown, ...body } = await resumePayment(
        parts,
        settle,
        clientOf(request),
        request.params.transactionId,
      );
      return reply.code(isKnown ? 200 : 202).send(body);
    },
  );

  app.get('/moneyins/:transactionId', { schema: schemas.readSchema }, async (request) => {
    const payment = await getOwnPayment(parts, clientOf(request), request.params.transactionId);
    const timeline = await listTimeline(parts.sql, payment.id);
    const steps = timeline.map(({ at, kind, name, details }) => ({
      at: at.toISOString(),
      kind,
      name,
      details,
    }));
    return { ...presentPayment(payment), timeline: steps };
  });

  app.get('/moneyins', { schema: schemas.listSchema }, async (request) => {
    const { after, limit = 50, from, to, ...equal } = request.query;
    const [createdAt, id] = readCursor(after, [momentForm, /./]) ?? [];
    const place = createdAt && id ? { createdAt: new Date(createdAt), id } : undefined;
    const filter = { ...equal, from: from ? new Date(from) : undefined, to: to ? new Date(to) : undefined };
    const rows = await listPayments(parts.sql, clientOf(request), filter, place, limit + 1);
    return makePage(rows, limit, presentPayment, (row) => [row.createdAt.toISOString(), row.id]);
  });

  app.put('/moneyins/:transactionId/validate', { schema: schemas.validateSchema }, async (request, reply) => {
    const { totalAmount } = request.body;
    const amountMinor = totalAmount === undefined ? undefined : BigInt(totalAmount);
    const id = request.params.transactionId;
    const payment = await validatePayment(parts, settle, clientOf(request), id, amountMinor);
    return reply.code(isSettled(payment) ? 200 : 202).send(presentPayment(payment));
  });

  app.put('/moneyins/:transactionId/cancel', { schema: schemas.cancelSchema }, async (request, reply) => {
    const payment = await cancelPayment(parts, settle, clientOf(request), request.params.transactionId);
    return reply.code(isSettled(payment) ? 200 : 202).send(presentPayment(payment));
  });
};

const isSettled = ({ status }: Payment) => status === 'captured' || status === 'cancelled';
