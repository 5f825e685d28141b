import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { App } from '../http/fastify.ts';
import type { Parts } from '../parts.ts';
import { landBuyer, type Landed } from '../payments/land-buyer.ts';
import type { PaymentStatus } from '../payments/payment.ts';
import type { Settle } from '../payments/settle-payment.ts';
import { chooseLanguage } from './language.ts';
import { renderCheckoutPage, type CheckoutPage } from './page.ts';

const refreshSeconds = 2;

const query = Type.Object({
  state: Type.Optional(Type.String({ maxLength: 200 })),
  token: Type.Optional(Type.String({ maxLength: 100 })),
});
const params = Type.Object({ paymentId: Type.String({ maxLength: 100 }) });

/** Where the wallet sends the buyer back to (spec §3). The buyer never sees a blank or technical page. */
export const checkoutRoutes = (parts: Parts, settle: Settle) => async (app: App) => {
  app.setErrorHandler((error, request, reply) => {
    parts.log.error(
      { requestId: request.id, err: error },
      'a buyer could not be served; the page asks again',
    );
    return sendPage(parts, { kind: 'working', refreshSeconds }, 200, request, reply);
  });

  for (const landing of ['return', 'cancel'] as const) {
    const schema = { hide: true, params, querystring: query };
    app.get(`/checkout/:paymentId/${landing}`, { schema, attachValidation: true }, async (request, reply) => {
      const { state = '', token } = request.query;
      const { paymentId } = request.params;
      const landed: Landed = request.validationError
        ? { kind: 'invalid' }
        : await landBuyer(parts, settle, { paymentId, landing, state, orderId: token });
      return land(parts, landed, request, reply);
    });
  }
};

const land = (parts: Parts, landed: Landed, request: FastifyRequest, reply: FastifyReply) => {
  switch (landed.kind) {
    case 'redirect':
      return reply.header('cache-control', 'no-store').redirect(landed.url, 303);
    case 'working':
      return sendPage(parts, { kind: 'working', refreshSeconds }, 200, request, reply);
    case 'over': {
      const page: CheckoutPage = {
        kind: 'over',
        outcome: outcomes[landed.status],
        merchantUrl: landed.merchantUrl,
      };
      return sendPage(parts, page, 200, request, reply);
    }
    case 'invalid':
      return sendPage(parts, { kind: 'invalid' }, 404, request, reply);
    default:
      return landed satisfies never;
  }
};

/** What a buyer is told of a payment that is over; the states that are not over do not get here. */
const outcomes: Record<PaymentStatus, Extract<CheckoutPage, { kind: 'over' }>['outcome']> = {
  captured: 'captured',
  authorized: 'authorized',
  validating: 'authorized',
  cancelled: 'cancelled',
  releasing: 'cancelled',
  expired: 'expired',
  failed: 'failed',
  quarantined: 'failed',
  awaiting_approval: 'expired',
  capturing: 'failed',
  authorizing: 'failed',
};

const sendPage = (
  parts: Parts,
  page: CheckoutPage,
  status: number,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const language = chooseLanguage(request.headers['accept-language']);
  const { html, contentSecurityPolicy, refresh } = renderCheckoutPage(
    page,
    language,
    parts.config.environment,
  );
  if (refresh !== undefined) reply.header('refresh', refresh);
  return reply
    .code(status)
    .header('content-security-policy', contentSecurityPolicy)
    .header('cache-control', 'no-store')
    .header('content-language', language)
    .type('text/html; charset=utf-8')
    .send(html);
};
