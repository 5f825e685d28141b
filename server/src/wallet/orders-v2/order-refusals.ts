import { indexRules } from './find-rule.ts';
import { mismatch, unknown } from './unclear-outcomes.ts';
import { orderRules, type OrderDecision } from './refusals.ts';
import type { Answer } from '../calling/reply.ts';
import type { DeclineKind, OrderOutcome } from '../wallet.ts';

export const findOrderRule = indexRules(orderRules);

const declined = (kind: DeclineKind) => (issue: string) => ({ outcome: 'declined', kind, issue }) as const;

const outcomes: Record<OrderDecision, (issue: string) => OrderOutcome | 'look' | 'payer_action'> = {
  look: () => 'look',
  payer_action: () => 'payer_action',
  not_approved: () => ({ outcome: 'not_approved' }),
  expired: () => ({ outcome: 'expired' }),
  not_found: () => ({ outcome: 'not_found' }),
  mismatch: (issue) => mismatch('refused', { issue }),
  instrument_declined: declined('instrument_declined'),
  refused: declined('refused'),
};

/** What a refusal of a call on an order means. */
export const readOrderRefusal = (answer: Answer): OrderOutcome | 'look' | 'payer_action' => {
  const { status, issue = '' } = answer;
  const { decision = 'wait' } = findOrderRule(answer) ?? {};
  return decision === 'wait' ? unknown(`${status} ${issue}`) : outcomes[decision](issue);
};
