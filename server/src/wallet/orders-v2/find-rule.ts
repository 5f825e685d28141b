import type { Answer } from '../calling/reply.ts';
import type { Rule } from './refusals.ts';

export type FindRule<Decision> = (answer: Pick<Answer, 'status' | 'issue'>) => Rule<Decision> | undefined;

/**
 * Indexes a table of rules by its issues. Only with some statuses the wallet decides: with another one the same name decides
 * nothing.
 */
export const indexRules = <Decision>(
  rules: readonly Rule<Decision>[],
  decidingStatuses: readonly number[] = [404, 422],
): FindRule<Decision> => {
  const byIssue = new Map(
    rules.flatMap((rule) => rule.issues.split(/\s+/).map((issue) => [issue, rule] as const)),
  );
  return ({ status, issue = '' }) => {
    const rule = byIssue.get(issue);
    return rule?.decision === 'wait' || decidingStatuses.includes(status) ? rule : undefined;
  };
};
