import type { FastifyInstance } from 'fastify';
import type { Wallet } from '../wallet.ts';

export const healthRoutes = (app: FastifyInstance, wallet: Wallet): void => {
  app.get('/health/live', () => ({ status: 'live' }));
  app.get('/health/ready', () => {
    // Ready is able to answer from the state; the error handler makes a 500 of anything else.
    wallet.database.statement('select 1').get();
    return { status: 'ready' };
  });
};
