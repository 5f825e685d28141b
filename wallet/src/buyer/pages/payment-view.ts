import { formatMinor } from '../../money.ts';
import type { DisputeRow } from '../../records/dispute-queries.ts';
import type { PaymentRow } from '../../records/payment-list.ts';
import type { Language } from '../i18n/choose-language.ts';
import { display } from './order-view.ts';

/** A payment as its buyer sees it later. */
export interface PaymentView {
  readonly id: string;
  readonly merchantName: string;
  readonly amount: string;
  readonly date: string;
  readonly status: string;
  /** Undefined: nothing. */
  readonly refunded: string | undefined;
  readonly dispute: DisputeRow | undefined;
}

/** The wallet does not know the buyer's time zone. */
export const displayDate = (time: string, { code }: Language): string =>
  new Intl.DateTimeFormat(code, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(time));

export const viewPayment = (
  row: PaymentRow,
  dispute: DisputeRow | undefined,
  language: Language,
): PaymentView => {
  const money = (minor: bigint) => display(formatMinor(minor, row.currency), row.currency, language);
  return {
    id: row.id,
    merchantName: row.brand_name ?? language.texts.testMerchant,
    amount: money(row.amount_minor),
    date: displayDate(row.created_at, language),
    status: language.texts.activity.statuses[row.status],
    refunded: row.refunded_minor > 0n ? money(row.refunded_minor) : undefined,
    dispute,
  };
};
