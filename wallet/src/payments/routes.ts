import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerOnce, type Answer } from '../http/answer-once.ts';
import { wantsRepresentation } from '../http/preference.ts';
import type { AuthorizationRow } from '../records/payment-queries.ts';
import type { Wallet } from '../wallet.ts';
import { captureAuthorization } from './capture-authorization.ts';
import { getAuthorization, getCapture, getRefund, unitOfPayment } from './get-payment.ts';
import { presentAuthorization, presentCapture, presentMinimal, presentRefund } from './present-payment.ts';
import { reauthorize } from './reauthorize.ts';
import { refundCapture } from './refund-capture.ts';
import {
  AuthorizationParams,
  CaptureBody,
  CaptureParams,
  ReauthorizeBody,
  RefundBody,
  RefundParams,
  type AuthorizationCall,
  type CaptureCall,
  type RefundCall,
} from './schema.ts';
import { voidAuthorization } from './void-authorization.ts';

const created = (request: FastifyRequest, resource: Parameters<typeof presentMinimal>[0]): Answer => ({
  status: 201,
  body: wantsRepresentation(request) ? resource : presentMinimal(resource),
});

const authorizationRoutes = (app: FastifyInstance, wallet: Wallet): void => {
  const unitOf = (authorization: AuthorizationRow) => unitOfPayment(wallet, authorization);
  const present = (row: AuthorizationRow) => presentAuthorization(wallet, row, unitOf(row));

  app.get<AuthorizationCall>(
    '/v2/payments/authorizations/:authorizationId',
    { config: { operation: 'authorizationShow' }, schema: { params: AuthorizationParams } },
    (request) => present(getAuthorization(wallet, request.params.authorizationId)),
  );
  app.post<AuthorizationCall & { Body: CaptureBody | null }>(
    '/v2/payments/authorizations/:authorizationId/capture',
    {
      config: { operation: 'authorizationCapture' },
      schema: { params: AuthorizationParams, body: CaptureBody },
    },
    (request, reply) =>
      answerOnce(wallet, request, reply, 'payments', () => {
        const { authorizationId } = request.params;
        const body = request.body ?? {};
        const capture = captureAuthorization(wallet, authorizationId, body, unitOf, request.fault?.kind);
        return created(request, presentCapture(wallet, capture));
      }),
  );
  app.post<AuthorizationCall & { Body: ReauthorizeBody | null }>(
    '/v2/payments/authorizations/:authorizationId/reauthorize',
    { config: { operation: 'reauthorize' }, schema: { params: AuthorizationParams, body: ReauthorizeBody } },
    (request, reply) =>
      answerOnce(wallet, request, reply, 'payments', () =>
        created(request, present(reauthorize(wallet, request.params.authorizationId, request.body ?? {}))),
      ),
  );
  app.post<AuthorizationCall>(
    '/v2/payments/authorizations/:authorizationId/void',
    { config: { operation: 'void' }, schema: { params: AuthorizationParams } },
    (request, reply) =>
      answerOnce(wallet, request, reply, 'payments', () => {
        const ended = voidAuthorization(wallet, request.params.authorizationId);
        return wantsRepresentation(request) ? { status: 200, body: present(ended) } : { status: 204 };
      }),
  );
};

export const paymentRoutes = (app: FastifyInstance, wallet: Wallet): void => {
  authorizationRoutes(app, wallet);
  app.get<CaptureCall>(
    '/v2/payments/captures/:captureId',
    { config: { operation: 'captureShow' }, schema: { params: CaptureParams } },
    (request) => presentCapture(wallet, getCapture(wallet, request.params.captureId)),
  );
  app.post<CaptureCall & { Body: RefundBody | null }>(
    '/v2/payments/captures/:captureId/refund',
    { config: { operation: 'refund' }, schema: { params: CaptureParams, body: RefundBody } },
    (request, reply) =>
      answerOnce(wallet, request, reply, 'payments', () => {
        const { captureId } = request.params;
        const refund = refundCapture(wallet, captureId, request.body ?? {}, request.fault?.kind);
        return created(request, presentRefund(wallet, refund));
      }),
  );
  app.get<RefundCall>(
    '/v2/payments/refunds/:refundId',
    { config: { operation: 'refundShow' }, schema: { params: RefundParams } },
    (request) => presentRefund(wallet, getRefund(wallet, request.params.refundId)),
  );
};
