import { NativeSelect } from '@mantine/core';
import type { PaymentDetails } from '../../api/schema.ts';
import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';

interface ItemChoiceProps {
  readonly payment: PaymentDetails;
  /** Undefined: all of them give, in proportion to what is left of them. */
  readonly index: number | undefined;
  readonly choose: (index: number | undefined) => void;
}

/** What is refunded, where each item has its seller. */
export const ItemChoice = ({ payment: { shares, items, currency }, index, choose }: ItemChoiceProps) => {
  const { dialog: texts } = useTexts('refunds');
  const formats = useFormats();
  const left = shares.filter(({ refundableAmount }) => refundableAmount > 0);
  if (left.length === 0) return null;
  const lines = left.map((share) => ({
    value: String(share.index),
    label: texts.itemLine(
      items[share.index]?.description ?? share.accountId,
      share.accountId,
      formats.money(share.refundableAmount, currency),
    ),
  }));
  return (
    <NativeSelect
      label={texts.item}
      value={index === undefined ? '' : String(index)}
      onChange={({ currentTarget: { value } }) => choose(value === '' ? undefined : Number(value))}
      data={[{ value: '', label: texts.allItems }, ...lines]}
    />
  );
};
