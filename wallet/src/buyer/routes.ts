import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { approveOrder, type ApprovalOutcome } from '../orders/approve-order.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { findLiveOrder } from '../orders/get-live-order.ts';
import { cancelUrl, returnUrl } from '../orders/return-url.ts';
import type { OrderRow } from '../records/order-queries.ts';
import { isOpen } from '../records/order.ts';
import { findBuyer, findInstrument } from '../test-buyers.ts';
import type { Wallet } from '../wallet.ts';
import { assetRoutes } from './assets.ts';
import type { FormContext } from './pages/form.ts';
import { merchantNameOf, totalOf, viewOrder } from './pages/order-view.ts';
import { finishedPage, messagePage, type Outcome } from './pages/outcome.ts';
import { reviewPage } from './pages/review.ts';
import { sandboxPassword, signInPage } from './pages/sign-in.ts';
import { sendPage } from './send-page.ts';
import { findSession, isFormOfSession, startSession, type Session } from './session.ts';

type Visit = { token: string; origin: string };

/** The origin of the opener is the target of a message, so only a plain web origin is accepted. */
const webOrigin = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.origin === text ? text : '';
};

const readVisit = (fields: URLSearchParams): Visit => ({
  token: fields.get('token') ?? '',
  origin: webOrigin(fields.get('origin') ?? ''),
});

const queryOf = (request: FastifyRequest) => new URL(request.url, 'http://wallet').searchParams;
const formOf = ({ body }: FastifyRequest) => (body instanceof URLSearchParams ? body : new URLSearchParams());

const checkoutPath = ({ token, origin }: Visit, more: Record<string, string> = {}, page = ''): string =>
  `/checkoutnow${page}?${new URLSearchParams({ token, ...(origin !== '' && { origin }), ...more }).toString()}`;

const sendNotFound = (reply: FastifyReply) =>
  sendPage(
    reply,
    messagePage(
      'Payment not found',
      'It has expired, or it never existed. Go back to the shop and start again.',
    ),
    404,
  );

const sendAlreadyPaid = (reply: FastifyReply) =>
  sendPage(
    reply,
    messagePage('Already paid', 'This payment is complete. There is nothing left to do here.'),
    409,
  );

const sendWrongSession = (reply: FastifyReply) =>
  sendPage(
    reply,
    messagePage(
      'Please start again',
      'This form is not from your current session. Go back and reload the page.',
    ),
    403,
  );

const showCheckout = (wallet: Wallet, request: FastifyRequest, reply: FastifyReply) => {
  const visit = readVisit(queryOf(request));
  const order = findLiveOrder(wallet, visit.token);
  if (order === undefined) return sendNotFound(reply);
  if (!isOpen(order.state)) return sendAlreadyPaid(reply);
  const session = findSession(wallet, request) ?? startSession(wallet, request, reply, undefined);
  const context: FormContext = { orderId: order.id, origin: visit.origin, formToken: session.formToken };
  const { buyer } = session;
  if (buyer === undefined) {
    const mistake = queryOf(request).has('mistake');
    return sendPage(
      reply,
      signInPage({ context, merchantName: merchantNameOf(order), total: totalOf(order), mistake }),
    );
  }
  const earlier = buyer.id === order.buyer_id ? findInstrument(buyer, order.instrument_id ?? '') : undefined;
  const chosenInstrumentId = (earlier ?? buyer.instruments[0]).id;
  return sendPage(reply, reviewPage({ context, view: viewOrder(order), buyer, chosenInstrumentId }));
};

const showFinished = (wallet: Wallet, request: FastifyRequest, reply: FastifyReply) => {
  const query = queryOf(request);
  const visit = readVisit(query);
  const order = findLiveOrder(wallet, visit.token);
  if (order === undefined) return sendNotFound(reply);
  const outcome: Outcome = query.get('outcome') === 'approved' ? 'approved' : 'cancelled';
  const buyer = findSession(wallet, request)?.buyer;
  // Only the buyer who approved is named as the payer.
  if (outcome === 'approved' && (order.buyer_id === null || buyer?.id !== order.buyer_id))
    return sendWrongSession(reply);
  return sendPage(
    reply,
    finishedPage({
      outcome,
      orderId: order.id,
      payerId: outcome === 'approved' ? buyer?.payerId : undefined,
      origin: visit.origin,
      merchantName: merchantNameOf(order),
      continueUrl: outcome === 'approved' ? returnUrl(order) : cancelUrl(order),
    }),
  );
};

type Submission = { form: URLSearchParams; visit: Visit; session: Session; order: OrderRow };

const signIn = (
  wallet: Wallet,
  { form, visit }: Submission,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const email = form.get('password') === sandboxPassword ? form.get('email') : null;
  const buyer = findBuyer(form.get('buyer') ?? email ?? '');
  if (buyer === undefined) return reply.redirect(checkoutPath(visit, { mistake: '' }), 303);
  startSession(wallet, request, reply, buyer);
  return reply.redirect(checkoutPath(visit), 303);
};

const pay = (wallet: Wallet, { form, visit, session, order }: Submission, reply: FastifyReply) => {
  if (session.buyer === undefined) return reply.redirect(checkoutPath(visit), 303);
  const instrumentId = form.get('instrument') ?? undefined;
  const { outcome } = approveOrder(wallet, order.id, { buyerId: session.buyer.id, instrumentId });
  const answers: Record<ApprovalOutcome['outcome'], () => unknown> = {
    approved: () => reply.redirect(checkoutPath(visit, { outcome: 'approved' }, '/finished'), 303),
    not_open: () => sendAlreadyPaid(reply),
    unknown: () => sendNotFound(reply),
    no_such_buyer: () => sendWrongSession(reply),
  };
  return answers[outcome]();
};

/** The pages on which a buyer approves or cancels. */
export const buyerPages = (app: FastifyInstance, wallet: Wallet): void => {
  assetRoutes(app);
  app.get('/checkoutnow', (request, reply) => showCheckout(wallet, request, reply));
  app.get('/checkoutnow/finished', (request, reply) => showFinished(wallet, request, reply));

  const onSubmit = (
    path: string,
    handle: (submission: Submission, request: FastifyRequest, reply: FastifyReply) => unknown,
  ): void => {
    app.post(path, (request, reply) => {
      const form = formOf(request);
      const session = findSession(wallet, request);
      if (!isFormOfSession(session, form.get('form_token') ?? '')) return sendWrongSession(reply);
      const visit = readVisit(form);
      const order = findLiveOrder(wallet, visit.token);
      return order === undefined
        ? sendNotFound(reply)
        : handle({ form, visit, session, order }, request, reply);
    });
  };
  onSubmit('/checkoutnow/sign-in', (submission, request, reply) =>
    signIn(wallet, submission, request, reply),
  );
  onSubmit('/checkoutnow/sign-out', ({ visit }, request, reply) => {
    startSession(wallet, request, reply, undefined);
    return reply.redirect(checkoutPath(visit), 303);
  });
  onSubmit('/checkoutnow/pay', (submission, _request, reply) => pay(wallet, submission, reply));
  onSubmit('/checkoutnow/cancel', ({ visit, order }, _request, reply) => {
    cancelOrder(wallet, order.id);
    return reply.redirect(checkoutPath(visit, { outcome: 'cancelled' }, '/finished'), 303);
  });
};
