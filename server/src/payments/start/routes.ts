import type { FastifyError } from 'fastify';
import type { Static } from '../../schema.ts';
import { makeEnsureAccount } from '../../ledger/ensure-account.ts';
import { apiKeyIdOf, platformIdOf } from '../../access/bearer.ts';
import { faultsOf } from '../../http/explain-faults.ts';
import type { App } from '../../http/fastify.ts';
import { onceWithKey } from '../../access/once-with-key.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import { invalidRequest, Problem } from '../../problem.ts';
import { WalletRefusal, WalletUnavailable, type OrderPart } from '../../wallet/wallet.ts';
import type { Buyer } from '../order-details.ts';
import { initPayment, makePaymentId } from './init-payment.ts';
import { findInitFaults } from './find-init-faults.ts';
import { initSchema, type InitBody } from './schema.ts';
import { toInitRequest } from './to-init-request.ts';
import { makeInsertPayment } from '../store/batched-payments.ts';

/** Starting a payment. */
export const initRoutes = (deps: PaymentDependencies) => async (app: App) => {
  const ensureAccount = makeEnsureAccount(deps);
  const insertPayment = makeInsertPayment(deps);
  app.post('/moneyins/ext/init', { schema: initSchema, attachValidation: true }, async (request, reply) => {
    const { body, validationError, headers } = request;
    refuseFaults(deps, body, validationError as FastifyError | undefined);
    const given = toInitRequest(body, readBuyer(headers), deps.config.currency);
    const run = async (id: string) => {
      const initiation = {
        id,
        platformId: platformIdOf(request),
        apiKeyId: apiKeyIdOf(request),
        request: given,
        requestId: request.id,
      };
      const started = initPayment(deps, ensureAccount, insertPayment, initiation).catch(explainWallet);
      return { status: 200, body: await started };
    };
    const answer = await onceWithKey(deps, request, run, () => makePaymentId(deps.clock()));
    const location = `/webservice/v2/moneyins/${answer.body.id}`;
    return reply.code(200).header('location', location).send(answer.body);
  });
};

const readBuyer = ({
  'psu-ip-address': ip,
  'psu-user-agent': userAgent,
  'psu-accept-language': language,
}: Static<typeof initSchema.headers>): Buyer => ({
  ...(ip !== undefined && { ip }),
  ...(userAgent !== undefined && { userAgent }),
  ...(language !== undefined && { language }),
});

/** All faults at once: those of the schema and those it cannot state. */
const refuseFaults = (
  { config }: PaymentDependencies,
  body: InitBody | undefined,
  validationError: FastifyError | undefined,
) => {
  if (body === undefined) throw new Problem('malformed_body', 'The body is missing. It is mandatory.');
  const ofForm = validationError ? faultsOf(validationError) : [];
  // What is no object at all has nothing in it to read.
  if (typeof body !== 'object' || body === null) throw invalidRequest(ofForm);
  const faults = [...ofForm, ...findInitFaults(body, config)];
  if (faults.length > 0) throw invalidRequest(faults);
};

/** Where a part of an order stands in the body. */
const pointers: Record<OrderPart, string> = {
  receiverName: '/delivery/receiver/fullName',
  address: '/delivery/address',
  street: '/delivery/address/street',
  city: '/delivery/address/city',
  postCode: '/delivery/address/postCode',
  state: '/delivery/address/state',
  country: '/delivery/address/country',
  currency: '/transaction/currency',
  shopName: '/transaction/shopName',
  payee: '/transaction/payeeMerchantId',
};

const explainWallet = (error: unknown): never => {
  if (error instanceof WalletUnavailable && error.isMismatch) {
    const detail = `The wallet's answer cannot be used: ${error.message}. No payment was started.`;
    throw new Problem('wallet_answer_unusable', detail, { cause: error });
  }
  if (error instanceof WalletUnavailable) {
    throw new Problem(
      'wallet_unavailable',
      'The wallet cannot be reached. No payment was started; try again.',
      {
        headers: { 'retry-after': String(error.retryAfterSeconds) },
        cause: error,
      },
    );
  }
  if (error instanceof WalletRefusal) {
    const errors = error.parts.map(({ part, issue }) => ({
      pointer: pointers[part],
      detail: `is refused by the wallet (${issue})`,
    }));
    throw new Problem('wallet_refused', `The wallet refused the order (${error.issue}): ${error.message}`, {
      ...(errors.length > 0 && { errors }),
    });
  }
  throw error;
};
