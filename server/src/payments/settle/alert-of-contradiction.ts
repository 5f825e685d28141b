import type { Logger } from 'pino';
import type { Payment } from '../queries.ts';

export const alertOfContradiction = (log: Logger, { id: payment }: Payment, detail: string) =>
  log.error({ payment, detail }, 'ALERT: the wallet contradicts us; quarantined');
