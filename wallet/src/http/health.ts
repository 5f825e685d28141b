import type { FastifyInstance } from 'fastify';
import type { Wallet } from '../wallet.ts';

export const healthRoutes = (app: FastifyInstance, wallet: Wallet): void => {
  app.get('/health/live', () => ({ status: 'live' }));
  app.get('/health/ready', () => {
    // Ready means that the database can be read. If it cannot, the error handler answers 500.
    wallet.database.statement('select 1').get();
    return { status: 'ready' };
  });
};
