import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { approveOrder, type ApprovalOutcome } from '../orders/approve-order.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { findLiveOrder } from '../orders/get-live-order.ts';
import { cancelUrl, returnUrl } from '../orders/return-url.ts';
import type { OrderRow } from '../records/order-queries.ts';
import { isOpen } from '../records/order.ts';
import type { Buyer } from '../test-buyers.ts';
import type { Wallet } from '../wallet.ts';
import { assetRoutes } from './assets.ts';
import type { FormContext } from './pages/form.ts';
import { summarize, viewOrder } from './pages/order-view.ts';
import { finishedPage, type Outcome } from './pages/outcome.ts';
import { reviewPage, type Choice } from './pages/review.ts';
import { signInPage } from './pages/sign-in.ts';
import { sendPage } from './send-page.ts';
import { hasPayment, sendNotFound, sendNotOpen, sendWrongSession } from './send-problem.ts';
import { findSignedIn } from './signed-in.ts';
import { findSession, isFormOfSession, startSession, type Session } from './session.ts';
import { checkoutPath, formOf, languageOf, queryOf, readVisit, type Visit } from './visit.ts';

/** The instrument of an earlier approval is chosen again, unless it was declined: then another one, if there is one. */
const choiceOf = (buyer: Buyer, order: OrderRow): Choice => {
  const { instruments } = buyer;
  const isPayer = buyer.id === order.buyer_id;
  const declinedId = isPayer ? (order.declined_instrument_id ?? undefined) : undefined;
  const usable = instruments.filter(({ id }) => id !== declinedId);
  const earlier = isPayer ? usable.find(({ id }) => id === order.instrument_id) : undefined;
  return { instruments, declinedId, chosenId: (earlier ?? usable[0])?.id };
};

const showCheckout = (wallet: Wallet, request: FastifyRequest, reply: FastifyReply) => {
  const visit = readVisit(queryOf(request));
  const order = findLiveOrder(wallet, visit.token);
  if (order === undefined) return sendNotFound(wallet, request, reply, visit);
  if (!isOpen(order.state)) return sendNotOpen(wallet, request, reply, visit, order);
  const language = languageOf(request, order);
  const session = findSession(wallet, request) ?? startSession(wallet, request, reply, undefined);
  const context: FormContext = { orderId: order.id, origin: visit.origin, formToken: session.formToken };
  const { buyer } = session;
  const page =
    buyer === undefined
      ? signInPage({ context, language, summary: summarize(order, language), mistakenEmail: undefined })
      : reviewPage({
          context,
          language,
          view: viewOrder(order, language),
          email: buyer.email,
          choice: choiceOf(buyer, order),
        });
  return sendPage(reply, page);
};

const showFinished = (wallet: Wallet, request: FastifyRequest, reply: FastifyReply) => {
  const query = queryOf(request);
  const visit = readVisit(query);
  const order = findLiveOrder(wallet, visit.token);
  if (order === undefined) return sendNotFound(wallet, request, reply, visit);
  const outcome: Outcome = query.get('outcome') === 'approved' ? 'approved' : 'cancelled';
  const buyer = findSession(wallet, request)?.buyer;
  // Only the buyer who approved is named as the payer.
  if (outcome === 'approved' && (order.buyer_id === null || buyer?.id !== order.buyer_id))
    return sendWrongSession(wallet, request, reply, visit);
  const language = languageOf(request, order);
  return sendPage(
    reply,
    finishedPage({
      language,
      outcome,
      orderId: order.id,
      payerId: outcome === 'approved' ? buyer?.payerId : undefined,
      origin: visit.origin,
      summary: summarize(order, language),
      continueUrl: outcome === 'approved' ? returnUrl(order) : cancelUrl(order),
    }),
  );
};

interface Submission {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly form: URLSearchParams;
  readonly visit: Visit;
  readonly session: Session;
  readonly order: OrderRow;
}

const signIn = (wallet: Wallet, { request, reply, form, visit, session, order }: Submission) => {
  const buyer = findSignedIn(form);
  if (buyer === undefined) {
    const language = languageOf(request, order);
    const context = { orderId: order.id, origin: visit.origin, formToken: session.formToken };
    const summary = summarize(order, language);
    const mistakenEmail = form.get('email') ?? '';
    return sendPage(reply, signInPage({ context, language, summary, mistakenEmail }), 422);
  }
  startSession(wallet, request, reply, buyer);
  return reply.redirect(checkoutPath(visit), 303);
};

const pay = (wallet: Wallet, { request, reply, form, visit, session, order }: Submission) => {
  const { buyer } = session;
  if (buyer === undefined) return reply.redirect(checkoutPath(visit), 303);
  const instrumentId = form.get('instrument') ?? undefined;
  const { outcome } = approveOrder(wallet, order.id, { buyerId: buyer.id, instrumentId });
  const finish = () => reply.redirect(checkoutPath(visit, { outcome: 'approved' }, '/finished'), 303);
  // A second click, after a merchant who was quick. It ends like the first, or a popup would never tell the outcome.
  const isPaidByThem = () => order.buyer_id === buyer.id && hasPayment(wallet, order);
  const answers: Record<ApprovalOutcome['outcome'], () => unknown> = {
    approved: finish,
    not_open: () => (isPaidByThem() ? finish() : sendNotOpen(wallet, request, reply, visit, order)),
    unknown: () => sendNotFound(wallet, request, reply, visit),
    no_such_buyer: () => sendWrongSession(wallet, request, reply, visit),
  };
  return answers[outcome]();
};

/** The pages on which a buyer approves or cancels. */
export const buyerPages = (app: FastifyInstance, wallet: Wallet): void => {
  assetRoutes(app);
  app.get('/checkoutnow', (request, reply) => showCheckout(wallet, request, reply));
  app.get('/checkoutnow/finished', (request, reply) => showFinished(wallet, request, reply));

  const onSubmit = (path: string, handle: (submission: Submission) => unknown): void => {
    app.post(path, (request, reply) => {
      const form = formOf(request);
      const visit = readVisit(form);
      const session = findSession(wallet, request);
      if (!isFormOfSession(session, form.get('form_token') ?? ''))
        return sendWrongSession(wallet, request, reply, visit);
      const order = findLiveOrder(wallet, visit.token);
      return order === undefined
        ? sendNotFound(wallet, request, reply, visit)
        : handle({ request, reply, form, visit, session, order });
    });
  };
  onSubmit('/checkoutnow/sign-in', (submission) => signIn(wallet, submission));
  onSubmit('/checkoutnow/sign-out', ({ request, reply, visit }) => {
    startSession(wallet, request, reply, undefined);
    return reply.redirect(checkoutPath(visit), 303);
  });
  onSubmit('/checkoutnow/pay', (submission) => pay(wallet, submission));
  onSubmit('/checkoutnow/cancel', ({ reply, visit, order }) => {
    cancelOrder(wallet, order.id);
    return reply.redirect(checkoutPath(visit, { outcome: 'cancelled' }, '/finished'), 303);
  });
};
