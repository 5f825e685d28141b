import { indexRules } from './find-rule.ts';
import { mismatch, unknown } from './unclear-outcomes.ts';
import { authorizationRules, type AuthorizationDecision } from './refusals.ts';
import type { Answer } from '../calling/reply.ts';
import type { AuthorizationOutcome } from '../wallet.ts';

export const findAuthorizationRule = indexRules(authorizationRules);

const outcomes: Record<AuthorizationDecision, (issue: string) => AuthorizationOutcome | 'look'> = {
  look: () => 'look',
  lapsed: () => ({ outcome: 'lapsed' }),
  not_found: () => ({ outcome: 'not_found' }),
  voided: () => ({ outcome: 'voided' }),
  declined: (issue) => ({ outcome: 'declined', issue }),
  mismatch: (issue) => mismatch('refused', { issue }),
};

/** What a refusal of a call on an authorisation or a capture means. */
export const readAuthorizationRefusal = (answer: Answer): AuthorizationOutcome | 'look' => {
  const { status, issue = '' } = answer;
  const { decision = 'wait' } = findAuthorizationRule(answer) ?? {};
  return decision === 'wait' ? unknown(`${status} ${issue}`) : outcomes[decision](issue);
};
