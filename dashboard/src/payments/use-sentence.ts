import type { PaymentDetails } from '../api/schema.ts';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { isClosedByOperator } from './closed-by-operator.ts';
import { isDeclined } from './is-declined.ts';

/** How a payment stands, in a sentence beside its badge. */
export const useSentence = () => {
  const { sentences, declined, closed, allBack, partlyBack } = useTexts('paymentStatus');
  const formats = useFormats();
  return (payment: PaymentDetails) => {
    const { status, refundedAmount, capturedAmount, currency } = payment;
    if (isClosedByOperator(payment)) return closed;
    if (isDeclined(payment)) return declined;
    if (refundedAmount === 0) return sentences[status];
    return refundedAmount === capturedAmount ? allBack : partlyBack(formats.money(refundedAmount, currency));
  };
};
