import { signedInOf } from '../../operators/sessions/operator-sessions.ts';
import type { DashboardApp } from '../../operators/sessions/dashboard-app.ts';
import { makePage } from '../../http/pagination.ts';
import type { PaymentDependencies, Settle } from '../dependencies.ts';
import { requireConfirmation } from '../../operators/confirmation/require-confirmation.ts';
import { Problem } from '../../problem.ts';
import type { StatedPayment } from '../../wallet/wallet.ts';
import { requireOwnWallet } from '../require-own-wallet.ts';
import { askWallet } from '../watch/ask-wallet.ts';
import { resolvePayment } from '../watch/resolve-payment.ts';
import { returnCapture } from '../watch/return-capture.ts';
import { cancelPayment } from '../settle/cancel-payment.ts';
import * as schemas from './schema.ts';
import { getPayment } from '../store/get-payment.ts';
import { keepShown } from '../store/keep-shown.ts';
import { getPaymentDetails } from '../read/get-payment-details.ts';
import { listPayments } from '../read/list-payments.ts';
import { isUnderWay, type Payment } from '../payment.ts';
import { presentDetails, presentListed } from './present-for-operators.ts';
import { readFilter, readPaymentCursor, writePaymentCursor } from '../read/read-list-query.ts';
import type { CaptureRequest } from '../settle/request-capture.ts';
import { validatePayment } from '../settle/validate-payment.ts';

/** Payments of every platform, for operators to look at and for administrators to act on. */
export const paymentDashboardRoutes =
  (deps: PaymentDependencies, settle: Settle) => async (app: DashboardApp) => {
    app.get('/payments', { schema: schemas.listSchema }, async ({ query }) => {
      const { after, limit = 50, ...filter } = query;
      const rows = await listPayments(deps, readFilter(filter), readPaymentCursor(after), limit);
      return makePage(rows, limit, presentListed, writePaymentCursor);
    });

    app.get('/payments/:id', { schema: schemas.detailsSchema }, ({ params }) => showDetails(deps, params.id));

    app.post('/payments/:id/capture', { schema: schemas.captureSchema }, async (request, reply) => {
      const { totalAmount, final = true, attempt } = request.body;
      const wanted: CaptureRequest = {
        amountMinor: totalAmount === undefined ? undefined : BigInt(totalAmount),
        isFinal: final,
        attempt: attempt === undefined ? undefined : `operator ${attempt}`,
        attemptPointer: '/attempt',
      };
      const payment = await getPayment(deps, request.params.id);
      const acted = await validatePayment(deps, settle, payment, signedInOf(request), wanted);
      return reply.code(statusOf(acted)).send(await showDetails(deps, payment.id));
    });

    app.post('/payments/:id/cancel', { schema: schemas.cancelSchema }, async (request, reply) => {
      const payment = await getPayment(deps, request.params.id);
      const acted = await cancelPayment(deps, settle, payment, signedInOf(request));
      return reply.code(statusOf(acted)).send(await showDetails(deps, payment.id));
    });

    app.post('/payments/:id/ask-wallet', { schema: schemas.askWalletSchema }, async (request, reply) => {
      const payment = await getPayment(deps, request.params.id);
      const acted = await askWallet(deps, settle, payment, signedInOf(request));
      return reply.code(statusOf(acted)).send(await showDetails(deps, payment.id));
    });

    app.get('/payments/:id/statement', { schema: schemas.statementSchema }, async ({ params }) => {
      const payment = await getPayment(deps, params.id);
      requireOwnWallet(deps, payment);
      return statementOf(deps, payment);
    });

    app.post('/payments/:id/resolve', { schema: schemas.resolveSchema }, async (request) => {
      const { resolution, captureId = '', note, ...credentials } = request.body;
      await requireConfirmation(deps, signedInOf(request), credentials);
      const payment = await getPayment(deps, request.params.id);
      const by = signedInOf(request);
      if (resolution === 'return') await returnCapture(deps, settle, payment, by, { captureId, note });
      else if (resolution === 'adopt')
        await resolvePayment(deps, payment, by, { kind: resolution, captureId, note });
      else await resolvePayment(deps, payment, by, { kind: resolution, note });
      return showDetails(deps, payment.id);
    });
  };

/** What the wallet reports now. What is shown, the search finds. */
const statementOf = async ({ sql, wallet }: PaymentDependencies, payment: Payment) => {
  const { result } = await wallet.describeOrder(payment.walletOrderId);
  if (!result) {
    throw new Problem('wallet_unavailable', 'The wallet does not say what it has. Try again.', {
      headers: { 'retry-after': '10' },
    });
  }
  await keepShown(sql, payment, result);
  return {
    status: result.status,
    captures: result.captures.map(presentStated),
    authorizations: result.authorizations.map(presentStated),
    refunds: result.refunds.map(presentStated),
  };
};

const presentStated = ({ id, status, money }: Pick<StatedPayment, 'id' | 'status' | 'money'>) => ({
  id,
  status,
  amount: money ? Number(money.amountMinor) : null,
  currency: money?.currency ?? null,
});

const showDetails = async (deps: PaymentDependencies, id: string) =>
  presentDetails(await getPaymentDetails(deps, id), deps.wallet);

/** 202 while an operation is under way: the request was accepted, and its outcome is not known yet. */
const statusOf = ({ status }: Payment) => (isUnderWay(status) ? 202 : 200);
