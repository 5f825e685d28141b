import type { FastifyInstance } from 'fastify';
import { effectUnder } from '../faults/effect.ts';
import type { Wallet } from '../wallet.ts';
import { SearchQuery } from './schema.ts';
import { searchTransactions } from './search-transactions.ts';

export const reportingRoutes = (app: FastifyInstance, wallet: Wallet): void => {
  app.get<{ Querystring: SearchQuery }>(
    '/v1/reporting/transactions',
    { config: { operation: 'transactionSearch' }, schema: { querystring: SearchQuery } },
    (request) => {
      const { searchBehindSeconds } = effectUnder(request.fault?.kind);
      return searchTransactions(wallet, request.query, searchBehindSeconds);
    },
  );
};
