import { useState } from 'react';
import type { PaymentDetails } from '../../api/schema.ts';
import { parseMoney } from '../../format/money.ts';
import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';

/** The amount as it is typed, what it means, and what is wrong with it. */
export const useAmount = ({ refundableAmount: allAmount, shares, currency, disputes }: PaymentDetails) => {
  const { dialog: texts } = useTexts('refunds');
  const formats = useFormats();
  const [index, setIndex] = useState<number>();
  const leftOf = (chosen: number | undefined) =>
    shares.find((share) => share.index === chosen)?.refundableAmount ?? allAmount;
  const refundableAmount = leftOf(index);
  const [text, setText] = useState(formats.amount(allAmount, currency));
  const amountMinor = parseMoney(text, currency);
  const left = formats.money(refundableAmount, currency);
  const findWrong = () => {
    if (amountMinor === undefined) return texts.notAnAmount(formats.amount(refundableAmount, currency));
    if (amountMinor === 0) return texts.zero;
    if (amountMinor > refundableAmount) return texts.tooMuch(left);
    // The service refuses it as well.
    const isDisputed = disputes.some(({ status }) => status !== 'resolved');
    return isDisputed && amountMinor < allAmount
      ? texts.disputed(formats.money(allAmount, currency))
      : undefined;
  };
  const wrong = findWrong();
  const rest = refundableAmount - (amountMinor ?? 0);
  const says = rest === 0 ? texts.all : texts.rest(formats.money(rest, currency));
  /** Who chooses an item wants all that is left of it, until they say otherwise. */
  const choose = (chosen: number | undefined) => {
    setIndex(chosen);
    setText(formats.amount(leftOf(chosen), currency));
  };
  return { text, setText, amountMinor: amountMinor ?? 0, wrong, says, index, choose };
};
