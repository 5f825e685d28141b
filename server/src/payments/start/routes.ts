import type { FastifyError } from 'fastify';
import { makeEnsureAccount } from '../accounts/ensure-account.ts';
import { clientOf } from '../http/bearer.ts';
import { faultsOf } from '../http/errors.ts';
import type { App } from '../http/fastify.ts';
import { onceWithKey } from '../http/once-with-key.ts';
import type { Parts } from '../parts.ts';
import { invalidRequest, Problem } from '../problem.ts';
import { WalletRefusal, WalletUnavailable } from '../wallet/wallet.ts';
import { initPayment, makePaymentId } from './init-payment.ts';
import { readInitRequest } from './read-init-request.ts';
import { initSchema, type InitBody } from './schema.ts';
import { makeInsertPayment } from './shared-statements.ts';

/** Starting a payment (spec §4.2). */
export const initRoutes = (parts: Parts) => async (app: App) => {
  const ensureAccount = makeEnsureAccount(parts);
  const insertPayment = makeInsertPayment(parts);
  app.post('/moneyins/ext/init', { schema: initSchema, attachValidation: true }, async (request, reply) => {
    const { body, validationError, headers } = request;
    const read = readBody(parts, body, validationError as FastifyError | undefined);
    const apiKeyId = clientOf(request);
    const buyer = {
      ip: headers['psu-ip-address'],
      userAgent: headers['psu-user-agent'],
      language: headers['psu-accept-language'],
    };
    const run = async (id: string) => ({
      status: 200,
      body: await initPayment(parts, ensureAccount, insertPayment, {
        id,
        apiKeyId,
        body,
        request: read,
        buyer,
      }).catch(explainWallet),
    });
    const answer = await onceWithKey(parts, request, run, () => makePaymentId(parts.clock()));
    return reply.code(200).send(answer.body);
  });
};

/** All faults at once: those of the schema and those it cannot state. */
const readBody = (
  { config }: Parts,
  body: InitBody | undefined,
  validationError: FastifyError | undefined,
) => {
  if (body === undefined) throw new Problem('malformed_body', 'The body is missing. It is mandatory.');
  const ofForm = validationError ? faultsOf(validationError) : [];
  // What is no object at all has nothing in it to read.
  if (typeof body !== 'object' || body === null) throw invalidRequest(ofForm);
  const { request, faults } = readInitRequest(body, config.environment);
  const all = [...ofForm, ...faults];
  if (all.length > 0) throw invalidRequest(all);
  return request;
};

const explainWallet = (error: unknown): never => {
  if (error instanceof WalletUnavailable) {
    throw new Problem(
      'wallet_unavailable',
      'The wallet cannot be reached. No payment was started; try again.',
      {
        headers: { 'retry-after': String(error.retryAfterSeconds) },
      },
    );
  }
  if (error instanceof WalletRefusal) {
    throw new Problem('wallet_refused', `The wallet refused the order (${error.issue}): ${error.message}`);
  }
  throw error;
};
