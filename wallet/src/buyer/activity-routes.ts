import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { disputableMinor, openDispute } from '../disputes/open-dispute.ts';
import { resolveDispute } from '../disputes/resolve-dispute.ts';
import { updateDispute } from '../disputes/update-dispute.ts';
import { findLastDispute, findOpenDispute } from '../records/dispute-queries.ts';
import { findPaymentOfBuyer, listPaymentsOfBuyer, type PaymentRow } from '../records/payment-list.ts';
import type { Buyer } from '../test-buyers.ts';
import type { Wallet } from '../wallet.ts';
import { activityPage, activitySignInPage } from './pages/activity.ts';
import { problemPage } from './pages/outcome.ts';
import { viewPayment } from './pages/payment-view.ts';
import { longestMessage, paymentPage, type BuyerReason } from './pages/payment.ts';
import { sendPage } from './send-page.ts';
import { findSession, isFormOfSession, startSession, type Session } from './session.ts';
import { findSignedIn } from './signed-in.ts';
import { formOf, languageOf } from './visit.ts';

/** A buyer sees this many payments, the latest ones. */
const mostPayments = 50;

interface PaymentParams {
  readonly captureId: string;
}
interface SignedIn {
  readonly session: Session;
  readonly buyer: Buyer;
}

const sendActivityProblem = (
  request: FastifyRequest,
  reply: FastifyReply,
  problem: 'notYours' | 'wrongSession',
) => {
  const language = languageOf(request, undefined);
  const wayOn = { href: '/activity', label: language.texts.activity.back };
  const status = problem === 'notYours' ? 404 : 403;
  return sendPage(reply, problemPage({ language, problem, summary: undefined, wayOn }), status);
};

const sendSignIn = (wallet: Wallet, request: FastifyRequest, reply: FastifyReply, mistakenEmail?: string) => {
  const { formToken } = findSession(wallet, request) ?? startSession(wallet, request, reply, undefined);
  const language = languageOf(request, undefined);
  const page = activitySignInPage({ language, formToken, mistakenEmail });
  return sendPage(reply, page, mistakenEmail === undefined ? 200 : 422);
};

const sendActivity = (
  wallet: Wallet,
  request: FastifyRequest,
  reply: FastifyReply,
  { session, buyer }: SignedIn,
) => {
  const language = languageOf(request, undefined);
  const payments = listPaymentsOfBuyer(wallet.database, buyer.id, mostPayments).map((row) =>
    viewPayment(row, findLastDispute(wallet.database, row.id), language),
  );
  const { formToken } = session;
  return sendPage(reply, activityPage({ language, formToken, email: buyer.email, payments }));
};

const sendPayment = (
  wallet: Wallet,
  request: FastifyRequest,
  reply: FastifyReply,
  { formToken }: Session,
  payment: PaymentRow,
  status = 200,
) => {
  const language = languageOf(request, undefined);
  const dispute = findLastDispute(wallet.database, payment.id);
  const isOpen = dispute !== undefined && dispute.status !== 'RESOLVED';
  const canReport = !isOpen && disputableMinor(wallet, payment) > 0n;
  const view = viewPayment(payment, dispute, language);
  return sendPage(reply, paymentPage({ language, formToken, view, canReport }), status);
};

const sessionRoutes = (app: FastifyInstance, wallet: Wallet): void => {
  app.post('/activity/sign-in', (request, reply) => {
    const form = formOf(request);
    if (!isFormOfSession(findSession(wallet, request), form.get('form_token') ?? ''))
      return sendActivityProblem(request, reply, 'wrongSession');
    const buyer = findSignedIn(form);
    if (buyer === undefined) return sendSignIn(wallet, request, reply, form.get('email') ?? '');
    startSession(wallet, request, reply, buyer);
    return reply.redirect('/activity', 303);
  });
  app.post('/activity/sign-out', (request, reply) => {
    if (!isFormOfSession(findSession(wallet, request), formOf(request).get('form_token') ?? ''))
      return sendActivityProblem(request, reply, 'wrongSession');
    startSession(wallet, request, reply, undefined);
    return reply.redirect('/activity', 303);
  });
};

interface Step {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly form: URLSearchParams;
  readonly session: Session;
  readonly payment: PaymentRow;
}

const isBuyerReason = (request: FastifyRequest, reason: string): reason is BuyerReason =>
  Object.hasOwn(languageOf(request, undefined).texts.dispute.reasons, reason);

const report = (wallet: Wallet, { request, reply, form, session, payment }: Step) => {
  const reason = form.get('reason') ?? '';
  const message = form.get('message')?.trim() ?? '';
  // The form does not let a browser send either of these.
  if (!isBuyerReason(request, reason) || message.length > longestMessage)
    return sendPayment(wallet, request, reply, session, payment, 422);
  openDispute(wallet, payment.id, {
    reason,
    channel: 'INTERNAL',
    message: message === '' ? undefined : message,
  });
  return reply.redirect(`/activity/${payment.id}`, 303);
};

/** The case that the buyer opened here. A case of the bank is not theirs to move. */
const findOwnCase = (wallet: Wallet, captureId: string) => {
  const dispute = findOpenDispute(wallet.database, captureId);
  return dispute?.channel === 'INTERNAL' ? dispute : undefined;
};

const escalate = (wallet: Wallet, { reply, payment }: Step) => {
  const dispute = findOwnCase(wallet, payment.id);
  if (dispute?.stage === 'INQUIRY')
    updateDispute(wallet, dispute.id, { stage: 'CHARGEBACK', status: 'WAITING_FOR_SELLER_RESPONSE' });
  return reply.redirect(`/activity/${payment.id}`, 303);
};

const close = (wallet: Wallet, { reply, payment }: Step) => {
  const dispute = findOwnCase(wallet, payment.id);
  if (dispute !== undefined) resolveDispute(wallet, dispute.id, 'CANCELED_BY_BUYER');
  return reply.redirect(`/activity/${payment.id}`, 303);
};

/** The pages on which a buyer sees earlier payments and reports problems with them. */
export const activityPages = (app: FastifyInstance, wallet: Wallet): void => {
  const findSignedInSession = (request: FastifyRequest): SignedIn | undefined => {
    const session = findSession(wallet, request);
    return session?.buyer && { session, buyer: session.buyer };
  };
  sessionRoutes(app, wallet);
  app.get('/activity', (request, reply) => {
    const signedIn = findSignedInSession(request);
    return signedIn === undefined
      ? sendSignIn(wallet, request, reply)
      : sendActivity(wallet, request, reply, signedIn);
  });
  app.get<{ Params: PaymentParams }>('/activity/:captureId', (request, reply) => {
    const signedIn = findSignedInSession(request);
    if (signedIn === undefined) return sendSignIn(wallet, request, reply);
    const payment = findPaymentOfBuyer(wallet.database, signedIn.buyer.id, request.params.captureId);
    return payment === undefined
      ? sendActivityProblem(request, reply, 'notYours')
      : sendPayment(wallet, request, reply, signedIn.session, payment);
  });
  const onStep = (name: string, handle: (wallet: Wallet, step: Step) => unknown): void => {
    app.post<{ Params: PaymentParams }>(`/activity/:captureId/${name}`, (request, reply) => {
      const form = formOf(request);
      const signedIn = findSignedInSession(request);
      if (!isFormOfSession(signedIn?.session, form.get('form_token') ?? '') || signedIn === undefined)
        return sendActivityProblem(request, reply, 'wrongSession');
      const payment = findPaymentOfBuyer(wallet.database, signedIn.buyer.id, request.params.captureId);
      if (payment === undefined) return sendActivityProblem(request, reply, 'notYours');
      return handle(wallet, { request, reply, form, session: signedIn.session, payment });
    });
  };
  onStep('report', report);
  onStep('escalate', escalate);
  onStep('close', close);
};
