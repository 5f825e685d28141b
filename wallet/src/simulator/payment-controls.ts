import type { FastifyInstance } from 'fastify';
import { unitOfPayment } from '../payments/get-payment.ts';
import { presentAuthorization, presentCapture, presentRefund } from '../payments/present-payment.ts';
import { refundAtSite, reverseCapture } from '../payments/refund-capture.ts';
import {
  AuthorizationParams,
  CaptureParams,
  RefundBody,
  RefundParams,
  type AuthorizationCall,
  type CaptureCall,
  type RefundCall,
} from '../payments/schema.ts';
import { settleRefund } from '../payments/settle-refund.ts';
import { denyAuthorization } from '../payments/void-authorization.ts';
import type { RefundMove } from '../records/payment.ts';
import type { Wallet } from '../wallet.ts';
import { issueError } from '../wire-error.ts';
import { SettleBody, SettleRefundBody } from './schema.ts';
import { settleCapture } from './settle-capture.ts';

const unknownId = (value: string) => issueError('INVALID_RESOURCE_ID', { value, location: 'path' });

/** What banks and the wallet's own risk checks decide about a payment. */
const decisionControls = (app: FastifyInstance, wallet: Wallet): void => {
  const { database } = wallet;
  app.post<AuthorizationCall>(
    '/simulator/authorizations/:authorizationId/deny',
    { schema: { params: AuthorizationParams } },
    (request) => {
      const { authorizationId } = request.params;
      const denied = database.transaction(() => denyAuthorization(wallet, authorizationId));
      if (denied === undefined)
        throw issueError('INCOMPATIBLE_PARAMETER_VALUE', { value: authorizationId, location: 'path' });
      return presentAuthorization(wallet, denied, unitOfPayment(wallet, denied));
    },
  );
  app.post<CaptureCall & { Body: SettleBody }>(
    '/simulator/captures/:captureId/settle',
    { schema: { params: CaptureParams, body: SettleBody } },
    (request) => {
      const settlement = settleCapture(wallet, request.params.captureId, request.body.outcome);
      if (settlement.outcome === 'unknown') throw unknownId(request.params.captureId);
      if (settlement.outcome === 'not_pending')
        throw issueError('INCOMPATIBLE_PARAMETER_VALUE', { field: '/outcome' });
      return presentCapture(wallet, settlement.capture);
    },
  );
  app.post<CaptureCall>(
    '/simulator/captures/:captureId/reverse',
    { schema: { params: CaptureParams } },
    (request) =>
      presentRefund(
        wallet,
        database.transaction(() => reverseCapture(wallet, request.params.captureId)),
      ),
  );
};

const moveOfOutcome: Record<SettleRefundBody['outcome'], RefundMove> = {
  completed: 'complete',
  failed: 'fail',
  cancelled: 'cancel',
};

/** What the merchant does at the wallet's own site, and what becomes of a pending refund. */
const refundControls = (app: FastifyInstance, wallet: Wallet): void => {
  const { database } = wallet;
  app.post<CaptureCall & { Body: RefundBody | null }>(
    '/simulator/captures/:captureId/refund',
    { schema: { params: CaptureParams, body: RefundBody } },
    (request, reply) => {
      const { captureId } = request.params;
      const refund = database.transaction(() => refundAtSite(wallet, captureId, request.body ?? {}));
      return reply.code(201).send(presentRefund(wallet, refund));
    },
  );
  app.post<RefundCall & { Body: SettleRefundBody }>(
    '/simulator/refunds/:refundId/settle',
    { schema: { params: RefundParams, body: SettleRefundBody } },
    (request) => {
      const move = moveOfOutcome[request.body.outcome];
      const refund = database.transaction(() => settleRefund(wallet, request.params.refundId, move));
      if (refund === undefined) throw issueError('INCOMPATIBLE_PARAMETER_VALUE', { field: '/outcome' });
      return presentRefund(wallet, refund);
    },
  );
};

export const paymentControls = (app: FastifyInstance, wallet: Wallet): void => {
  decisionControls(app, wallet);
  refundControls(app, wallet);
};
