import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendPage } from '../buyer/send-page.ts';
import { formOf } from '../buyer/visit.ts';
import { resolveDispute } from '../disputes/resolve-dispute.ts';
import { updateDispute } from '../disputes/update-dispute.ts';
import { getCapture } from '../payments/get-payment.ts';
import { refundCapture } from '../payments/refund-capture.ts';
import { findLastDispute, findOpenDispute } from '../records/dispute-queries.ts';
import { listPayments } from '../records/payment-list.ts';
import type { Wallet } from '../wallet.ts';
import { issueError, presentError, statusOfError, WireError } from '../wire-error.ts';
import { disputeSteps, merchantPage, type DisputeStep } from './merchant-page.ts';

const mostPayments = 50;

const sendMerchantPage = (wallet: Wallet, reply: FastifyReply, mistake?: WireError) => {
  const payments = listPayments(wallet.database, mostPayments).map((payment) => ({
    payment,
    dispute: findLastDispute(wallet.database, payment.id),
  }));
  const text = mistake && presentError(mistake).details?.[0]?.description;
  return sendPage(reply, merchantPage(payments, text), mistake && statusOfError(mistake));
};

const refund = (wallet: Wallet, captureId: string, form: URLSearchParams): void => {
  const { currency } = getCapture(wallet, captureId);
  const amount = { currency_code: currency, value: form.get('amount')?.trim() ?? '' };
  wallet.database.transaction(() => refundCapture(wallet, captureId, { amount }));
};

const takeStep: Record<DisputeStep, (wallet: Wallet, disputeId: string) => unknown> = {
  answer: (wallet, id) => updateDispute(wallet, id, { status: 'WAITING_FOR_BUYER_RESPONSE' }),
  accept: (wallet, id) => resolveDispute(wallet, id, 'ACCEPTED'),
  forBuyer: (wallet, id) => resolveDispute(wallet, id, 'RESOLVED_BUYER_FAVOUR'),
  forMerchant: (wallet, id) => resolveDispute(wallet, id, 'RESOLVED_SELLER_FAVOUR'),
};

const isDisputeStep = (step: string): step is DisputeStep => Object.hasOwn(disputeSteps, step);

const moveDispute = (wallet: Wallet, captureId: string, form: URLSearchParams): void => {
  const step = form.get('step') ?? '';
  const dispute = findOpenDispute(wallet.database, captureId);
  if (dispute === undefined || !isDisputeStep(step)) throw issueError('INCOMPATIBLE_PARAMETER_VALUE');
  takeStep[step](wallet, dispute.id);
};

/** The page of the merchant. Its forms need no session: this wallet has no real money. */
export const merchantRoutes = (app: FastifyInstance, wallet: Wallet): void => {
  const onSubmit = (
    path: string,
    handle: (wallet: Wallet, captureId: string, form: URLSearchParams) => void,
  ): void => {
    app.post<{ Params: { captureId: string } }>(path, (request, reply) => {
      try {
        handle(wallet, request.params.captureId, formOf(request));
      } catch (error) {
        if (error instanceof WireError) return sendMerchantPage(wallet, reply, error);
        throw error;
      }
      return reply.redirect('/simulator/payments', 303);
    });
  };
  app.get('/simulator/payments', (_request, reply) => sendMerchantPage(wallet, reply));
  onSubmit('/simulator/payments/:captureId/refund', refund);
  onSubmit('/simulator/payments/:captureId/dispute', moveDispute);
};
