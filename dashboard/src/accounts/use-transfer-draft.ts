import { useState } from 'react';
import { parseMoney } from '../format/money.ts';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useInstallation } from '../session/installation.ts';
import { useFoundAccounts } from './use-found-accounts.ts';

/** What is typed about a transfer, what is wrong with it, and the request once it is whole. */
export const useTransferDraft = (from: string, platformId: number) => {
  const { dialog: texts } = useTexts('transfers');
  const formats = useFormats();
  const { currency: ownCurrency } = useInstallation();
  const [draft, setDraft] = useState({
    platformId,
    from,
    to: '',
    amount: '',
    currency: ownCurrency,
    comment: '',
  });
  const giver = useFoundAccounts(draft.from, draft.platformId);
  const taker = useFoundAccounts(draft.to, draft.platformId);
  const currency = draft.currency.trim().toUpperCase();
  const isCurrency = /^[A-Z]{3}$/.test(currency);
  const amount = parseMoney(draft.amount, currency);
  const findWrongAmount = () => {
    if (draft.amount === '' || !isCurrency) return undefined;
    if (amount === undefined) return texts.notAnAmount(formats.amount(1050, currency));
    return amount === 0 ? texts.zero : undefined;
  };
  const isSame = draft.to !== '' && draft.to === draft.from;
  const wrong = {
    from: giver.isUnknown ? texts.unknown : undefined,
    to: isSame ? texts.same : taker.isUnknown ? texts.unknown : undefined,
    amount: findWrongAmount(),
    currency: isCurrency ? undefined : texts.currencyWrong,
  };
  const isWhole =
    giver.account !== undefined &&
    taker.account !== undefined &&
    draft.amount !== '' &&
    Object.values(wrong).every((text) => text === undefined);
  const amounts = giver.account?.balances.map((one) => formats.money(one.amount, one.currency)).join(', ');
  const has = amounts === '' ? texts.hasNothing : amounts && texts.has(amounts);
  const comment = draft.comment.trim();
  return {
    draft,
    change: (part: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...part })),
    wrong,
    says: { from: has },
    order: isWhole
      ? {
          platformId: draft.platformId,
          debitAccountId: draft.from,
          creditAccountId: draft.to,
          amount: amount!,
          currency,
          ...(comment !== '' && { comment }),
        }
      : undefined,
  };
};
