import type { RefundForOperators } from '../../api/schema.ts';
import { useTexts } from '../../i18n/use-texts.ts';

type Ended = Pick<RefundForOperators, 'status' | 'issue' | 'retryable'>;

/** Why a refund was not made, and whether to try again. Undefined: it was made, or may still be. */
export const useRefusalWords = () => {
  const { reasons, refusal } = useTexts('refunds');
  return ({ status, issue, retryable }: Ended): string | undefined => {
    if (status !== 'failed' && status !== 'cancelled') return undefined;
    const known: Readonly<Record<string, string>> = reasons;
    const name = issue ?? status;
    const why = Object.hasOwn(known, name) ? known[name] : refusal.other(name);
    return `${why} ${retryable ? refusal.later : refusal.final}`;
  };
};
