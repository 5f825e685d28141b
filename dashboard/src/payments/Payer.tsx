import type { PaymentDetails } from '../api/schema.ts';
import { CopiedId } from '../copy/CopiedId.tsx';
import { Section } from '../components/Section.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { FactList } from '../components/FactList.tsx';
import { describeInstrument } from './instrument.ts';

/** Who has paid, as the wallet says it. */
export const Payer = ({ payment: { payer } }: { payment: PaymentDetails }) => {
  const { payer: texts } = useTexts('paymentDetails');
  if (payer === null) return null;
  const { name, email, instrument, accountId } = payer;
  return (
    <Section title={texts.title} size="h3">
      <FactList
        lines={[
          [texts.name, name],
          [texts.email, email],
          [texts.instrument, instrument === null ? null : describeInstrument(instrument, texts.card)],
          [texts.accountId, accountId && <CopiedId key="account" id={accountId} />],
        ]}
      />
    </Section>
  );
};
