import type { PaymentDetails } from '../../api/schema.ts';
import { Section } from '../../components/Section.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { DisputeTable } from './DisputeTable.tsx';

/** The disputes of a payment. Most have none. */
export const PaymentDisputes = ({ payment: { disputes } }: { payment: PaymentDetails }) => {
  const { title } = useTexts('disputes');
  if (disputes.length === 0) return null;
  return (
    <Section title={title}>
      <DisputeTable disputes={disputes} isOfPayment />
    </Section>
  );
};
