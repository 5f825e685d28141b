import type { RequestedOperation } from '../api/schema.ts';
import { useTexts } from '../i18n/use-texts.ts';

/** Who requested something at the wallet, by name where there is one. */
export const useRequester = (apiKeyLabel: string) => {
  const { requesters } = useTexts('paymentTimeline');
  return ({ requestedBy, operator }: RequestedOperation) => {
    if (requestedBy === 'platform') return requesters.platform(apiKeyLabel);
    return requestedBy === 'operator' && operator !== null
      ? requesters.operatorNamed(operator)
      : requesters[requestedBy];
  };
};
