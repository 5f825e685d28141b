import { explainTime } from '../../http/explain-time.ts';
import type { DashboardApp } from '../../operators/sessions/dashboard-app.ts';
import { readPeriod } from '../../http/read-period.ts';
import { makePage } from '../../http/pagination.ts';
import { requireConfirmedSession } from '../../operators/confirmation/require-confirmation.ts';
import { signedInOf } from '../../operators/sessions/operator-sessions.ts';
import { currencyDigits, formatMinor } from '../../money.ts';
import { Problem } from '../../problem.ts';
import { getPayment } from '../store/get-payment.ts';
import type { PaymentDependencies, Settle } from '../dependencies.ts';
import { refundableMinor } from '../present/present-payment.ts';
import { presentRefundForOperators } from '../refunds/present-refund.ts';
import { presentTimeline } from '../present/present-timeline.ts';
import { isOpenRefund, leftBefore, parseRefundId, type Refund } from '../refunds/refund.ts';
import { listRefundsOf } from '../refunds/queries.ts';
import { isOfNamed } from '../refunds/named-shares.ts';
import { readNamed } from '../refunds/read-named.ts';
import type { RefundRequest } from '../refunds/request-refund.ts';
import {
  findListedRefund,
  listRefunds,
  listRefundTimeline,
  type ListedRefund,
  readRefundCursor,
  writeRefundCursor,
} from '../refunds/list-queries.ts';
import { makeRefundPayment } from '../refunds/refund-payment.ts';
import { listRefundsSchema, readRefundSchema, refundAsOperatorSchema } from './refund-schema.ts';
import type { Payment } from '../payment.ts';

/** Refunds of every payment, for operators to look at and for administrators to make. */
export const refundDashboardRoutes =
  (deps: PaymentDependencies, settle: Settle) => async (app: DashboardApp) => {
    const refundPayment = makeRefundPayment(deps, settle);

    app.post('/payments/:id/refunds', { schema: refundAsOperatorSchema }, async (request, reply) => {
      const { amountToRefund, captureId, comment, refundCommission = true, attempt } = request.body;
      const signedIn = signedInOf(request);
      requireConfirmedSession(deps, signedIn);
      const found = await getPayment(deps, request.params.id);
      const order: RefundRequest = {
        attempt,
        amountMinor: amountToRefund === undefined ? undefined : BigInt(amountToRefund),
        captureId: captureId ?? undefined,
        comment: comment ?? undefined,
        returnsCommission: refundCommission,
        named: readNamed(request.body),
        by: signedIn,
      };
      const { payment, refund } = await refundPayment(found, order);
      if (!(await isRequested(deps, payment, refund, order))) throw otherRefund(refund);
      const left = { refundableAmount: Number(refundableMinor(payment)) };
      return reply
        .code(isOpenRefund(refund) ? 202 : 200)
        .send({ ...presentRefundForOperators(refund), ...left });
    });

    app.get('/refunds', { schema: listRefundsSchema }, async ({ query }) => {
      const { after, limit = 50, status, accountId, ...period } = query;
      const filter = { status, accountId, ...readPeriod(period) };
      const rows = await listRefunds(deps.reports, filter, readRefundCursor(after), limit + 1).catch(
        explainTime,
      );
      return makePage(rows, limit, present, writeRefundCursor);
    });

    app.get('/refunds/:id', { schema: readRefundSchema }, async ({ params: { id } }) => {
      const named = parseRefundId(id);
      const refund = named && (await findListedRefund(deps.sql, named.paymentId, named.number));
      if (!refund) throw new Problem('not_found', `There is no refund ${id}.`);
      const timeline = presentTimeline(await listRefundTimeline(deps.sql, refund));
      return { ...present(refund), timeline };
    });
  };

/** A request that was changed after its answer was lost must not pass for the one that was carried out. */
const isRequested = async (
  deps: PaymentDependencies,
  payment: Payment,
  refund: Refund,
  order: RefundRequest,
) => {
  const { returnsCommission, comment = null, captureId } = order;
  if (!isOfNamed(refund, order.named)) return false;
  if (refund.returnsCommission !== returnsCommission || refund.comment !== comment) return false;
  if (captureId !== undefined && captureId !== presentRefundForOperators(refund).captureId) return false;
  // Its shares are what was named.
  if (order.named !== undefined) return true;
  const capture = captureId === undefined ? undefined : refund.captureNumber!;
  const wantedMinor =
    order.amountMinor ?? leftBefore(payment, refund, await listRefundsOf(deps.sql, payment.id), capture);
  return refund.amountMinor === wantedMinor;
};

const otherRefund = ({ attempt, amountMinor, currency }: Refund) =>
  new Problem(
    'conflict',
    `The attempt ${attempt} has made another refund already: ${formatMinor(amountMinor, currencyDigits(currency) ?? 0)} ` +
      `${currency}. Send a new attempt.`,
  );

const present = (refund: ListedRefund) => ({
  ...presentRefundForOperators(refund),
  reference: refund.reference,
});
