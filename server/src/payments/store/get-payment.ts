import type { Dependencies } from '../../dependencies.ts';
import { Problem } from '../../problem.ts';
import { findPayment } from './queries.ts';
import type { FindPayment } from './batched-payments.ts';
import type { Payment } from '../payment.ts';

export const noSuchPayment = (id: string) => new Problem('not_found', `There is no payment ${id}.`);

/** Any platform's payment: for operators. */
export const getPayment = async ({ sql }: Pick<Dependencies, 'sql'>, id: string): Promise<Payment> => {
  const payment = await findPayment(sql, id);
  if (!payment) throw noSuchPayment(id);
  return payment;
};

/** 404 and not 403 for another platform's payment: a client must not learn that it exists (docs/security.md#a8). */
export const getOwnPayment = async (find: FindPayment, platformId: number, id: string) => {
  const payment = await find(id);
  if (payment?.platformId !== platformId) throw noSuchPayment(id);
  return payment;
};
