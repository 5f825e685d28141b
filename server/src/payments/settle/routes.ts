import { platformIdOf, platformOf } from '../../access/bearer.ts';
import { takeNoBodyForEmpty } from '../../http/body.ts';
import type { App } from '../../http/fastify.ts';
import { findIdempotencyKey, onceWithKey } from '../../access/once-with-key.ts';
import type { PaymentDependencies, Settle } from '../dependencies.ts';
import { cancelPayment } from './cancel-payment.ts';
import { getOwnPayment } from '../store/get-payment.ts';
import { showPayment } from '../read/show-payment.ts';
import { resumePayment } from './resume-payment.ts';
import { cancelSchema, resumeSchema, validateSchema } from './schema.ts';
import { validatePayment } from './validate-payment.ts';
import { makeFindPayment } from '../store/batched-payments.ts';
import type { Payment, PaymentStatus } from '../payment.ts';
import type { CaptureRequest } from './request-capture.ts';

/** Resuming a payment, capturing later and giving up. */
export const settleRoutes = (deps: PaymentDependencies, settle: Settle) => async (app: App) => {
  const find = makeFindPayment(deps);
  app.post('/moneyins/ext/:transactionId/resume', { schema: resumeSchema }, async (request, reply) => {
    const id = request.params.transactionId;
    const answer = await onceWithKey(deps, request, async () => {
      const { isKnown, ...body } = await resumePayment(deps, find, settle, platformOf(deps, request), id);
      return { status: isKnown ? 200 : 202, body } as const;
    });
    return reply.code(answer.status).send(answer.body);
  });

  const validateRoute = { schema: validateSchema, preValidation: takeNoBodyForEmpty };
  app.put('/moneyins/:transactionId/validate', validateRoute, async (request, reply) => {
    const { totalAmount, final = true } = request.body;
    const key = findIdempotencyKey(request);
    const wanted: CaptureRequest = {
      amountMinor: totalAmount === undefined ? undefined : BigInt(totalAmount),
      isFinal: final,
      // Kept with the operation for good, and not only for the day for which answers are.
      attempt: key === undefined ? undefined : `platform ${key}`,
      attemptPointer: 'header/idempotency-key',
    };
    const answer = await onceWithKey(deps, request, async () => {
      const own = await getOwnPayment(find, platformIdOf(request), request.params.transactionId);
      return answerWith(deps, await validatePayment(deps, settle, own, platformOf(deps, request), wanted));
    });
    return reply.code(answer.status).send(answer.body);
  });

  app.put('/moneyins/:transactionId/cancel', { schema: cancelSchema }, async (request, reply) => {
    const answer = await onceWithKey(deps, request, async () => {
      const own = await getOwnPayment(find, platformIdOf(request), request.params.transactionId);
      return answerWith(deps, await cancelPayment(deps, settle, own, platformOf(deps, request)));
    });
    return reply.code(answer.status).send(answer.body);
  });
};

/** What was asked for is done. Otherwise the wallet hasn't reported it. */
const isDone: Partial<Record<PaymentStatus, true>> = {
  captured: true,
  partially_captured: true,
  cancelled: true,
};

const answerWith = async (deps: PaymentDependencies, payment: Payment) => ({
  status: isDone[payment.status] ? (200 as const) : (202 as const),
  body: await showPayment(deps, payment),
});
