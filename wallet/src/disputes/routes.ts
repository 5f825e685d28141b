import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import type { Wallet } from '../wallet.ts';
import { getDispute } from './get-dispute.ts';
import { findDisputes } from './list-disputes.ts';
import { presentDispute } from './present-dispute.ts';
import { DisputeParams, DisputeQuery } from './schema.ts';

export const disputeRoutes = (app: FastifyInstance, wallet: Wallet): void => {
  app.get<{ Querystring: DisputeQuery }>(
    '/v1/customer/disputes',
    { config: { operation: 'disputeList' }, schema: { querystring: DisputeQuery } },
    (request) => findDisputes(wallet, request.query),
  );
  app.get<{ Params: Static<typeof DisputeParams> }>(
    '/v1/customer/disputes/:disputeId',
    { config: { operation: 'disputeShow' }, schema: { params: DisputeParams } },
    (request) => presentDispute(wallet, getDispute(wallet, request.params.disputeId)),
  );
};
