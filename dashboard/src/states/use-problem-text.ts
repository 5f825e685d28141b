import type { ApiProblem } from '../api/api-problem.ts';
import { useTexts } from '../i18n/use-texts.ts';

/** What went wrong: in the operator's language if the code has a text, else in the words of the service. */
export const useProblemText = () => {
  const { codes } = useTexts('states');
  return (problem: ApiProblem) => {
    if (problem.code === 'rate_limited' && problem.retryAfterSeconds !== undefined)
      return codes.rate_limited(problem.retryAfterSeconds);
    const text = (codes as Readonly<Record<string, unknown>>)[problem.code];
    return typeof text === 'string' ? text : problem.message;
  };
};
