import { feeMinor, refundFeeMinor } from '../payments/present-payment.ts';
import type { CaptureStatus, RefundStatus } from '../records/payment.ts';
import type { TransactionRow } from '../records/transaction-queries.ts';
import { findBuyer } from '../test-buyers.ts';
import { numericOffsetTime } from '../wire-dates.ts';
import { presentMoney } from '../wire-money.ts';

/** D: denied. P: pending. S: done. V: all of it went back to where it came from. */
type Code = 'D' | 'P' | 'S' | 'V';

const codeOfCapture: Record<CaptureStatus, Code> = {
  COMPLETED: 'S',
  PARTIALLY_REFUNDED: 'S',
  REFUNDED: 'V',
  PENDING: 'P',
  DECLINED: 'D',
};

const codeOfRefund: Record<RefundStatus, Code> = {
  COMPLETED: 'S',
  PENDING: 'P',
  FAILED: 'D',
  CANCELLED: 'V',
};

const eventCodes: Record<TransactionRow['kind'], string> = {
  capture: 'T0006',
  refund: 'T1107',
  reversal: 'T1106',
};

/** Seen from the merchant's account: what it got is positive, what it gave is negative. */
const presentAmounts = (row: TransactionRow) =>
  row.kind === 'capture'
    ? {
        transaction_amount: presentMoney(row.amount_minor, row.currency),
        fee_amount: presentMoney(-feeMinor(row.amount_minor), row.currency),
        transaction_status: codeOfCapture[row.status],
      }
    : {
        transaction_amount: presentMoney(-row.amount_minor, row.currency),
        fee_amount: presentMoney(refundFeeMinor(row), row.currency),
        transaction_status: codeOfRefund[row.status],
      };

const presentInfo = (row: TransactionRow) => {
  const payerId = findBuyer(row.buyer_id ?? '')?.payerId;
  return {
    ...(payerId !== undefined && { paypal_account_id: payerId }),
    transaction_id: row.id,
    paypal_reference_id: row.reference_id,
    paypal_reference_id_type: row.kind === 'capture' ? 'ODR' : 'TXN',
    transaction_event_code: eventCodes[row.kind],
    transaction_initiation_date: numericOffsetTime(row.created_at),
    transaction_updated_date: numericOffsetTime(row.updated_at),
    ...presentAmounts(row),
    ...(row.invoice_id !== null && { invoice_id: row.invoice_id }),
    ...(row.custom_id !== null && { custom_field: row.custom_id }),
    transaction_subject: 'Purchase',
    protection_eligibility: '02',
  };
};

const presentPayer = (row: TransactionRow) => {
  const buyer = findBuyer(row.buyer_id ?? '');
  return (
    buyer && {
      account_id: buyer.payerId,
      email_address: buyer.email,
      address_status: 'N',
      payer_status: 'Y',
      payer_name: { alternate_full_name: `${buyer.givenName} ${buyer.surname}` },
      country_code: buyer.countryCode,
    }
  );
};

/** Nothing is known here of these, but whoever asks for all fields gets them. */
const emptySections = {
  shipping_info: {},
  cart_info: {},
  store_info: {},
  auction_info: {},
  incentive_info: {},
};

/** `fields` of the search: the parts that the merchant asks for. */
export const presentTransaction = (row: TransactionRow, fields: readonly string[]) => {
  const isAll = fields.includes('all');
  const payer = isAll || fields.includes('payer_info') ? presentPayer(row) : undefined;
  return {
    transaction_info: presentInfo(row),
    ...(payer !== undefined && { payer_info: payer }),
    ...(isAll && emptySections),
  };
};
