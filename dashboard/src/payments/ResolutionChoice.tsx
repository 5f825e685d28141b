import { Alert, Radio, Stack } from '@mantine/core';
import type { ApiProblem } from '../api/api-problem.ts';
import type { PaymentDetails, PaymentResolution, StatedPayment } from '../api/schema.ts';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { AlertIcon } from '../icons.tsx';

export type Resolution = PaymentResolution['resolution'];

interface ResolutionChoiceProps {
  readonly payment: PaymentDetails;
  readonly statement: { readonly isFetching: boolean; readonly error: ApiProblem | null };
  /** What could be adopted. */
  readonly capture: (StatedPayment & { readonly amount: number }) | undefined;
  /** What could be refunded at the wallet. */
  readonly returnable: (StatedPayment & { readonly amount: number; readonly currency: string }) | undefined;
  readonly value: Resolution | undefined;
  readonly choose: (resolution: Resolution) => void;
}

/** The ways to end a mismatch, each with what it does. */
export const ResolutionChoice = (props: ResolutionChoiceProps) => {
  const { payment, statement, capture, returnable, value, choose } = props;
  const { resolve: texts } = useTexts('paymentMismatch');
  const adoptWords = useAdoptWords(props);
  const returnWords = useReturnWords(props);
  const isCaptured = payment.status === 'captured';
  return (
    <>
      <Radio.Group label={texts.choice} value={value ?? null} onChange={choose} name="resolution">
        <Stack gap="sm" mt="xs">
          <Radio
            value="adopt"
            label={texts.adopt}
            description={adoptWords}
            disabled={capture === undefined}
          />
          <Radio
            value="return"
            label={texts.return}
            description={returnWords}
            disabled={returnable === undefined}
          />
          {isCaptured && <Radio value="correct" label={texts.correct} description={texts.correctText} />}
          <Radio
            value="close"
            label={isCaptured ? texts.closeDone : texts.closeUnpaid}
            description={isCaptured ? texts.closeDoneText : texts.closeUnpaidText}
          />
        </Stack>
      </Radio.Group>
      {statement.error !== null && value === 'close' && !isCaptured && (
        <Alert color="gold" variant="light" icon={<AlertIcon />}>
          {texts.unseen}
        </Alert>
      )}
    </>
  );
};

/** What adopting would do, or why it is not possible. */
const useAdoptWords = ({ payment, statement, capture }: ResolutionChoiceProps) => {
  const { resolve: texts } = useTexts('paymentMismatch');
  const formats = useFormats();
  if (payment.status === 'captured') return texts.alreadyCaptured;
  if (statement.isFetching) return texts.asking;
  if (statement.error !== null) return texts.unknown;
  if (capture === undefined) return texts.notAdoptable;
  return texts.adoptable(formats.money(capture.amount, payment.currency), capture.id, payment.accountId);
};

/** What a refund at the wallet would do, or why it is not possible. */
const useReturnWords = ({ statement, returnable }: ResolutionChoiceProps) => {
  const { resolve: texts } = useTexts('paymentMismatch');
  const formats = useFormats();
  if (statement.isFetching) return texts.asking;
  if (statement.error !== null) return texts.unknown;
  if (returnable === undefined) return texts.notReturnable;
  return texts.returnable(formats.money(returnable.amount, returnable.currency), returnable.id);
};
