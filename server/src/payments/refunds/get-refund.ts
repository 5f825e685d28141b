import type { Dependencies } from '../../dependencies.ts';
import { Problem } from '../../problem.ts';
import { parseRefundId, type Refund } from './refund.ts';
import { findRefund } from './queries.ts';

/** 404 and not 403 for another platform's refund: a client must not learn that it exists (docs/security.md#a8). */
export const getOwnRefund = async (
  { sql }: Pick<Dependencies, 'sql'>,
  platformId: number,
  id: string,
): Promise<Refund> => {
  const named = parseRefundId(id);
  const refund = named && (await findRefund(sql, named.paymentId, named.number));
  if (refund?.platformId !== platformId) throw new Problem('not_found', `There is no refund ${id}.`);
  return refund;
};
