import type { Parts } from '../parts.ts';
import { Problem } from '../problem.ts';
import { findPayment } from './queries.ts';

/** 404 and not 403 for another key's payment: a client must not learn that it exists (A8). */
export const getOwnPayment = async ({ sql }: Pick<Parts, 'sql'>, apiKeyId: string, id: string) => {
  const payment = await findPayment(sql, id);
  if (payment?.apiKeyId !== apiKeyId) throw new Problem('not_found', `There is no payment ${id}.`);
  return payment;
};
