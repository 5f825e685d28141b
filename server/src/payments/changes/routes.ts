import type { FastifyError } from 'fastify';
import { makeEnsureAccount } from '../../ledger/ensure-account.ts';
import { platformIdOf, platformOf } from '../../access/bearer.ts';
import { onceWithKey } from '../../access/once-with-key.ts';
import { faultsOf } from '../../http/explain-faults.ts';
import type { App } from '../../http/fastify.ts';
import { invalidRequest, Problem } from '../../problem.ts';
import type { PaymentDependencies, Settle } from '../dependencies.ts';
import { showPayment } from '../read/show-payment.ts';
import { findOrderFaults } from '../start/find-init-faults.ts';
import { makeFindPayment } from '../store/batched-payments.ts';
import { getOwnPayment } from '../store/get-payment.ts';
import { changeOrder, type ReadBody } from './change-order.ts';
import { mergeChange } from './merge-change.ts';
import { changeOrderSchema, type ChangeBody } from './schema.ts';

/** Changing what a buyer is asked for, before they approve. */
export const changeRoutes = (deps: PaymentDependencies, settle: Settle) => async (app: App) => {
  const find = makeFindPayment(deps);
  const ensureAccount = makeEnsureAccount(deps);
  const route = { schema: changeOrderSchema, attachValidation: true };
  app.put('/moneyins/:transactionId', route, async (request, reply) => {
    const { body, validationError } = request;
    const readBody = bodyReader(deps, body, validationError as FastifyError | undefined);
    const answer = await onceWithKey(deps, request, async () => {
      const own = await getOwnPayment(find, platformIdOf(request), request.params.transactionId);
      const { payment, isMade } = await changeOrder(deps, settle, own, platformOf(deps, request), {
        readBody,
        ensureAccount,
      });
      return { status: isMade ? 200 : 202, body: await showPayment(deps, payment) } as const;
    });
    return reply.code(answer.status).send(answer.body);
  });
};

/** All faults at once: those of the schema, and those that depend on the payment. */
const bodyReader = (
  { config }: PaymentDependencies,
  body: ChangeBody | undefined,
  validationError: FastifyError | undefined,
): ReadBody => {
  if (body === undefined) throw new Problem('malformed_body', 'The body is missing. It is mandatory.');
  const ofForm = validationError ? faultsOf(validationError) : [];
  // What is no object at all has nothing in it to read.
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalidRequest(ofForm);
  return (payment, stored) => {
    const merged = mergeChange(payment, stored, body);
    const faults = [...ofForm, ...findOrderFaults(merged, config)];
    if (faults.length > 0) throw invalidRequest(faults);
    return merged;
  };
};
