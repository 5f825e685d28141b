import { Radio, Stack } from '@mantine/core';
import type { PaymentDetails } from '../../api/schema.ts';
import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { commissionPartOf } from './commission-part.ts';

interface CommissionChoiceProps {
  readonly payment: PaymentDetails;
  readonly amountMinor: number;
  readonly returnsCommission: boolean;
  readonly choose: (returnsCommission: boolean) => void;
}

/** Whether the commission gives its part, each answer with what it takes from whom. Where there are several sellers, the service divides it. */
export const CommissionChoice = ({
  payment,
  amountMinor,
  returnsCommission,
  choose,
}: CommissionChoiceProps) => {
  const { dialog: texts } = useTexts('refunds');
  const formats = useFormats();
  const figuresWith = (commissionMinor: number) =>
    texts.figures(
      payment.accountId,
      formats.money(amountMinor - commissionMinor, payment.currency),
      formats.money(commissionMinor, payment.currency),
    );
  return (
    <Radio.Group
      label={texts.giver}
      value={returnsCommission ? 'both' : 'account'}
      onChange={(value) => choose(value === 'both')}
      name="commission"
    >
      <Stack gap="sm" mt="xs">
        {payment.shares.length > 0 ? (
          <>
            <Radio value="both" label={texts.sellersAndCommission} />
            <Radio value="account" label={texts.sellersAlone} />
          </>
        ) : (
          <>
            <Radio
              value="both"
              label={texts.both}
              description={figuresWith(commissionPartOf(payment, amountMinor))}
            />
            <Radio value="account" label={texts.accountAlone} description={figuresWith(0)} />
          </>
        )}
      </Stack>
    </Radio.Group>
  );
};
