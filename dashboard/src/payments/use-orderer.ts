import type { OrderedOperation } from '../api/schema.ts';
import { useTexts } from '../i18n/use-texts.ts';

/** Who ordered something at the wallet, by name where there is one. */
export const useOrderer = (apiKeyLabel: string) => {
  const { orderers } = useTexts('paymentTimeline');
  return ({ orderedBy, operator }: OrderedOperation) => {
    if (orderedBy === 'platform') return orderers.platform(apiKeyLabel);
    return orderedBy === 'operator' && operator !== null
      ? orderers.operatorNamed(operator)
      : orderers[orderedBy];
  };
};
