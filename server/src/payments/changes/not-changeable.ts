import { Problem } from '../../problem.ts';
import type { Payment } from '../payment.ts';

/** The platform has to start anew. */
export const notChangeable = ({ id }: Pick<Payment, 'id'>, why: string) =>
  new Problem(
    'payment_not_changeable',
    `The payment ${id} cannot be changed: ${why}. Cancel it and start a new one.`,
  );
