import { isCaptured } from '../soak/judge-payment.ts';
import type { End } from '../soak/read-end.ts';
import type { Run } from './act.ts';
import type { World } from './start-world.ts';

/** Nothing is stuck: what is left of a captured payment can be refunded, and what is not left is refused as such. */
export const probeRefund = async (world: World, run: Run, { stored }: End): Promise<string[]> => {
  if (!isCaptured(stored)) return [];
  const isLeft = (stored.capturedMinor ?? 0) > stored.refundedMinor;
  const answer = await world.ask(run.acknowledged, 'refund', 'PUT', `/webservice/v2/refund/${run.id}`, {
    amountToRefund: 1,
  });
  const code = String(answer.body['code'] ?? answer.body['status']);
  // On a busy machine the wallet may not answer in time. Then the refund ends in a moment.
  const expected = isLeft ? ['completed', 'under_way'] : ['nothing_to_refund'];
  return expected.includes(code) ? [] : [`a further refund is answered ${answer.status} ${code}`];
};
