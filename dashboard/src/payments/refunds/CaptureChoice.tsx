import { NativeSelect } from '@mantine/core';
import type { PaymentDetails } from '../../api/schema.ts';
import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';

interface CaptureChoiceProps {
  readonly payment: PaymentDetails;
  /** Empty: the service chooses. */
  readonly captureId: string;
  readonly choose: (captureId: string) => void;
}

/** The capture that a refund gives back, where a payment was captured in parts. */
export const CaptureChoice = ({ payment, captureId, choose }: CaptureChoiceProps) => {
  const { dialog: texts } = useTexts('refunds');
  const formats = useFormats();
  const { captures, currency } = payment;
  if (captures.length < 2) return null;
  const lines = captures.map(({ id, amount }, index) => ({
    value: id,
    label: texts.captureLine(index + 1, formats.money(amount, currency)),
  }));
  return (
    <NativeSelect
      label={texts.capture}
      value={captureId}
      onChange={(event) => choose(event.currentTarget.value)}
      data={[{ value: '', label: texts.anyCapture }, ...lines]}
    />
  );
};
