import { useState } from 'react';
import type { PaymentDetails } from '../../api/schema.ts';
import { parseMoney } from '../../format/money.ts';
import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';

/** The amount as it is typed, what it means, and what is wrong with it. */
export const useAmount = ({ refundableAmount, currency, disputes }: PaymentDetails) => {
  const { dialog: texts } = useTexts('refunds');
  const formats = useFormats();
  const [text, setText] = useState(formats.amount(refundableAmount, currency));
  const amountMinor = parseMoney(text, currency);
  const left = formats.money(refundableAmount, currency);
  const findWrong = () => {
    if (amountMinor === undefined) return texts.notAnAmount(formats.amount(refundableAmount, currency));
    if (amountMinor === 0) return texts.zero;
    if (amountMinor > refundableAmount) return texts.tooMuch(left);
    // The service refuses it as well.
    const isDisputed = disputes.some(({ status }) => status !== 'resolved');
    return isDisputed && amountMinor < refundableAmount ? texts.disputed(left) : undefined;
  };
  const wrong = findWrong();
  const rest = refundableAmount - (amountMinor ?? 0);
  const says = rest === 0 ? texts.all : texts.rest(formats.money(rest, currency));
  return { text, setText, amountMinor: amountMinor ?? 0, wrong, says };
};
