import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendPage } from '../buyer/send-page.ts';
import { formOf } from '../buyer/visit.ts';
import { resolveDispute } from '../disputes/resolve-dispute.ts';
import { updateDispute } from '../disputes/update-dispute.ts';
import { getCapture } from '../payments/get-payment.ts';
import { refundAtSite } from '../payments/refund-capture.ts';
import { findLastDispute, findOpenDispute } from '../records/dispute-queries.ts';
import { listPayments } from '../records/payment-list.ts';
import type { Wallet } from '../wallet.ts';
import { issueError, presentError, statusOfError, WireError } from '../wire-error.ts';
import { disputeSteps, merchantPage, type DisputeStep } from './merchant-page.ts';

const mostPayments = 50;

interface Mistake {
  readonly text: string | undefined;
  readonly status: number;
}

/** The page shows what has been refunded since. */
const olderPage: Mistake = {
  text: 'There has been a refund since this page was shown. Nothing more was refunded.',
  status: 409,
};

const asMistake = (error: WireError): Mistake => ({
  text: presentError(error).details?.[0]?.description,
  status: statusOfError(error),
});

const sendMerchantPage = (wallet: Wallet, reply: FastifyReply, mistake?: Mistake) => {
  const payments = listPayments(wallet.database, mostPayments).map((payment) => ({
    payment,
    dispute: findLastDispute(wallet.database, payment.id),
  }));
  return sendPage(reply, merchantPage(payments, mistake?.text), mistake?.status);
};

/** Takes a submitted form. Returns why nothing was done, unless a call of the API would be refused with it: that is thrown. */
type Handle = (wallet: Wallet, captureId: string, form: URLSearchParams) => Mistake | undefined;

/** Refunds once, also after a double click: the form says how much was refunded when it was shown. */
const refund: Handle = (wallet, captureId, form) => {
  const { currency, refunded_minor: refunded } = getCapture(wallet, captureId);
  if (form.get('refunded') !== String(refunded)) return olderPage;
  const amount = { currency_code: currency, value: form.get('amount')?.trim() ?? '' };
  wallet.database.transaction(() => refundAtSite(wallet, captureId, { amount }));
  return undefined;
};

const takeStep: Record<DisputeStep, (wallet: Wallet, disputeId: string) => unknown> = {
  answer: (wallet, id) => updateDispute(wallet, id, { status: 'WAITING_FOR_BUYER_RESPONSE' }),
  accept: (wallet, id) => resolveDispute(wallet, id, 'ACCEPTED'),
  forBuyer: (wallet, id) => resolveDispute(wallet, id, 'RESOLVED_BUYER_FAVOUR'),
  forMerchant: (wallet, id) => resolveDispute(wallet, id, 'RESOLVED_SELLER_FAVOUR'),
};

const isDisputeStep = (step: string): step is DisputeStep => Object.hasOwn(disputeSteps, step);

const moveDispute: Handle = (wallet, captureId, form) => {
  const step = form.get('step') ?? '';
  const dispute = findOpenDispute(wallet.database, captureId);
  if (dispute === undefined || !isDisputeStep(step)) throw issueError('INCOMPATIBLE_PARAMETER_VALUE');
  takeStep[step](wallet, dispute.id);
  return undefined;
};

const tryTo = (handle: () => Mistake | undefined): Mistake | undefined => {
  try {
    return handle();
  } catch (error) {
    if (error instanceof WireError) return asMistake(error);
    throw error;
  }
};

/** The page of the merchant. Its forms need no session: this wallet has no real money. */
export const merchantRoutes = (app: FastifyInstance, wallet: Wallet): void => {
  const onSubmit = (path: string, handle: Handle): void => {
    app.post<{ Params: { captureId: string } }>(path, (request, reply) => {
      const mistake = tryTo(() => handle(wallet, request.params.captureId, formOf(request)));
      return mistake ? sendMerchantPage(wallet, reply, mistake) : reply.redirect('/simulator/payments', 303);
    });
  };
  app.get('/simulator/payments', (_request, reply) => sendMerchantPage(wallet, reply));
  onSubmit('/simulator/payments/:captureId/refund', refund);
  onSubmit('/simulator/payments/:captureId/dispute', moveDispute);
};
