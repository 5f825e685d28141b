import cookie from '@fastify/cookie';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from '../schema.ts';
import { asProblem } from '../http/errors.ts';
import type { App } from '../http/fastify.ts';
import type { Dependencies } from '../dependencies.ts';
import { exits } from '../payments/checkout-url.ts';
import { handleBuyerReturn, type BuyerReturn } from '../payments/settle/handle-buyer-return.ts';
import type { PaymentDependencies, Settle } from '../payments/dependencies.ts';
import type { OverStatus } from '../payments/payment.ts';
import { leaveDeclinedPage } from '../payments/settle/leave-declined-page.ts';
import { problems } from '../problem.ts';
import { chooseLanguage } from '../language.ts';
import { renderCheckoutPage, type CheckoutPage } from './page.ts';
import { tripCookie, tripCookieOptions } from './trip-cookie.ts';
import type { Outcome } from './pictures.ts';

const refreshSeconds = 2;

const query = Type.Object({
  state: Type.Optional(Type.String({ maxLength: 200 })),
  token: Type.Optional(Type.String({ maxLength: 100 })),
});
const params = Type.Object({ paymentId: Type.String({ maxLength: 100 }) });

/**
 * The pages that the wallet sends the buyer back to (docs/payments.md). The buyer never sees a blank or technical page.
 */
export const checkoutRoutes = (deps: PaymentDependencies, settle: Settle) => async (app: App) => {
  app.setErrorHandler((error, request, reply) => {
    const { code } = asProblem(error);
    if (problems[code].status < 500 && code !== 'rate_limited') return sendInvalidLink(deps, request, reply);
    deps.log.error({ requestId: request.id, err: error }, 'a buyer could not be served; their page reloads');
    return sendPage(deps, { kind: 'working', refreshSeconds, payment: undefined }, 200, request, reply);
  });

  await app.register(cookie);

  // Incomplete links.
  for (const path of ['/checkout', '/checkout/*']) {
    app.get(path, { schema: { hide: true } }, (request, reply) => sendInvalidLink(deps, request, reply));
  }
  const schema = { hide: true, params, querystring: query };
  for (const landing of ['return', 'cancel'] as const) {
    app.get(`/checkout/:paymentId/${landing}`, { schema, attachValidation: true }, async (request, reply) => {
      if (isReadAhead(request.headers)) return sendNothingDone(deps, request, reply);
      const { state = '', token } = request.query;
      const { paymentId } = request.params;
      const result: BuyerReturn = request.validationError
        ? { kind: 'invalid' }
        : await handleBuyerReturn(deps, settle, {
            paymentId,
            landing,
            state,
            orderId: token,
            mark: request.cookies[tripCookie],
          });
      // A page that asks again still needs it.
      if (result.kind !== 'working' && result.kind !== 'invalid') forgetTrip(deps, paymentId, request, reply);
      return sendResult(deps, result, request, reply);
    });
  }
  for (const exit of exits) {
    app.get(`/checkout/:paymentId/${exit}`, { schema, attachValidation: true }, async (request, reply) => {
      if (isReadAhead(request.headers)) return sendNothingDone(deps, request, reply);
      const { state = '' } = request.query;
      const { paymentId } = request.params;
      if (request.validationError) return sendInvalidLink(deps, request, reply);
      const result = await leaveDeclinedPage(deps, settle, { paymentId, state, exit });
      if (result.kind !== 'left') return sendResult(deps, result, request, reply);
      reply.setCookie(tripCookie, result.mark, tripCookieOptions(deps.config.publicUrl, paymentId));
      return sendResult(deps, { kind: 'redirect', url: result.url }, request, reply);
    });
  }
};

/**
 * Whether a browser reads a link without its user having followed it: in advance, or for an element or a script of a page
 * (docs/security.md#a20). `Purpose` and `X-Moz` are the names of `Sec-Purpose` in older browsers. Browsers send `Sec-Fetch-Mode` only
 * together with `Sec-Fetch-Dest`; programs such as Node's `fetch` send it alone, and follow the link.
 */
const isReadAhead = (headers: IncomingHttpHeaders) =>
  [headers['sec-purpose'], headers['purpose'], headers['x-moz']].some(isPrefetch) ||
  (headers['sec-fetch-dest'] !== undefined && headers['sec-fetch-mode'] !== 'navigate');

const isPrefetch = (purpose: string | string[] | undefined) => /\bprefetch\b/i.test(String(purpose));

const forgetTrip = (
  deps: Dependencies,
  paymentId: string,
  { cookies }: FastifyRequest,
  reply: FastifyReply,
) => {
  const options = tripCookieOptions(deps.config.publicUrl, paymentId);
  if (cookies[tripCookie] !== undefined) reply.clearCookie(tripCookie, options);
};

const sendResult = (
  deps: Dependencies,
  result: BuyerReturn,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  switch (result.kind) {
    case 'redirect':
      return reply.header('cache-control', 'no-store').redirect(result.url, 303);
    case 'invalid':
      return sendInvalidLink(deps, request, reply);
    case 'working':
    case 'declined':
    case 'over': {
      const { language } = result.payment;
      return sendPage(deps, toPage(result), 200, request, reply, language);
    }
    default:
      return result satisfies never;
  }
};

const toPage = (result: Exclude<BuyerReturn, { kind: 'redirect' | 'invalid' }>): CheckoutPage => {
  switch (result.kind) {
    case 'working':
      return { ...result, refreshSeconds };
    case 'declined':
      return result;
    case 'over':
      return { ...result, outcome: outcomes[result.status] };
    default:
      return result satisfies never;
  }
};

/** Which outcome a buyer sees for a payment that is over. */
const outcomes: Record<OverStatus, Outcome> = {
  captured: 'captured',
  cancelled: 'cancelled',
  expired: 'expired',
  failed: 'failed',
  // The wallet's records don't match ours, so money may have been taken.
  quarantined: 'unclear',
};

/** With 503, because browsers throw an error away that they have read ahead, and read again when the buyer comes. */
const sendNothingDone = (deps: Dependencies, request: FastifyRequest, reply: FastifyReply) =>
  sendPage(deps, { kind: 'working', refreshSeconds, payment: undefined }, 503, request, reply);

/** The page for an invalid link, also for URLs that Fastify cannot parse. */
export const sendInvalidLink = (deps: Dependencies, request: FastifyRequest, reply: FastifyReply) =>
  sendPage(deps, { kind: 'invalid' }, 404, request, reply);

const sendPage = (
  deps: Dependencies,
  page: CheckoutPage,
  status: number,
  request: FastifyRequest,
  reply: FastifyReply,
  ofPlatform?: string,
) => {
  const language = chooseLanguage(request.headers['accept-language'], ofPlatform);
  const { html, contentSecurityPolicy, refresh } = renderCheckoutPage(
    page,
    language,
    deps.config.environment,
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
