import { shownMoney } from '../../http/amount-schema.ts';
import type { Readable } from 'node:stream';
import { Type } from '../../schema.ts';
import { pageQuerySchema, pageSchema } from '../../http/pagination.ts';
import { periodQuery } from '../../http/read-period.ts';
import {
  currencyCode,
  currencyFilter,
  moment,
  momentFilter,
  orNull,
  paymentIdExample,
  text,
} from '../../http/described-fields.ts';
import { problemCodes } from '../../problem.ts';
import { bankFormats, type BankFileEnding } from './bank-formats.ts';
import { accountParams, postingKinds, refundOfPosting, sum, tags } from '../schema.ts';

const lineSchema = Type.Object(
  {
    createdAt: moment('When it was posted.'),
    kind: text(postingKinds, 'capture'),
    currency: currencyCode(),
    amount: shownMoney('In the minor unit. Positive: the account has more.', 1500),
    balance: sum('What the account then had in this currency.'),
    feeAmount: orNull(
      shownMoney(
        "What the wallet kept of the payment, or, below zero, gave back with the refund. The operator pays it: it isn't in `amount`. Null: the wallet hasn't reported it yet.",
        43,
      ),
    ),
    transactionId: orNull(text('The payment. Null for a transfer.', paymentIdExample)),
    linkedTransactionId: orNull(
      text(
        'The payment that the transfer belongs to, as it was ordered. Null for a payment.',
        paymentIdExample,
      ),
      null,
    ),
    reference: orNull(text('Your reference of the payment or the transfer.', 'order-17')),
    transferId: orNull(text('The transfer. Null for a payment.', 'p2p_1'), null),
    payoutId: orNull(text('The payout that it left for, or came back from.', 'po_1'), null),
    reversalOf: orNull(text('The transfer that this one reverses. Null: it is no reversal.', 'p2p_1'), null),
    otherAccountId: orNull(text('The other account of the transfer.', 'other-shop'), null),
    comment: orNull(text('The comment of the transfer.', 'Rent'), null),
    commissionAmount: shownMoney(
      "What the operator's commission account got of the payment, or, below zero, gave to the refund. It isn't in `amount`.",
      30,
    ),
    ...refundOfPosting,
  },
  { title: 'StatementLine' },
);

export const statementSchema = {
  tags,
  operationId: 'readStatement',
  summary: "An account's postings with its balance after each, newest first",
  params: accountParams,
  querystring: Type.Object(
    { ...pageQuerySchema.properties, ...periodQuery.properties },
    { additionalProperties: false },
  ),
  response: { 200: pageSchema(lineSchema) },
  problems: problemCodes('account_unknown', 'search_too_wide'),
};

export const exportStatementSchema = {
  tags,
  operationId: 'exportStatement',
  summary: 'The statement as a file for spreadsheets, oldest first',
  description:
    'UTF-8 with a byte order mark, RFC 4180, every cell quoted. Amounts are decimals of the currency. What a spreadsheet ' +
    'would take for a formula begins with an apostrophe. The rows `opening_balance` and `closing_balance` have a balance and no ' +
    'amount: one for each currency. The name of the file has the account and the period, such as `statement-my-shop-2026-11.csv`.',
  params: accountParams,
  querystring: Type.Object(periodQuery.properties, { additionalProperties: false }),
  response: {
    200: {
      description: 'The file',
      content: { 'text/csv': { schema: Type.Unsafe<Readable>(Type.String()) } },
    },
  },
  problems: problemCodes('account_unknown', 'search_too_wide', 'too_many_downloads'),
};

const operationIds: Record<BankFileEnding, string> = {
  ofx: 'exportStatementOfx',
  xml: 'exportStatementCamt',
  pdf: 'exportStatementPdf',
};

/** The file in an answer. */
export const bankFile = (ending: BankFileEnding) => ({
  200: {
    description: 'The file',
    content: { [bankFormats[ending].type]: { schema: Type.Unsafe<Readable>(Type.String()) } },
  },
});

export const describeBankFile = (ending: BankFileEnding) =>
  ending === 'pdf' ? describedPdf : describedForPrograms(ending);

const describedPdf =
  'One currency and a period that is over: the balance before, how many captures, refunds, transfers and payouts there were and what they add ' +
  'up to, and the balance after. In English. Characters of other scripts than Latin, Greek and Cyrillic are question marks.';

const describedForPrograms = (ending: BankFileEnding) =>
  `As ${bankFormats[ending].standard}: one currency and a period that is over, with its opening and its closing balance. Entries and the ` +
  'statement have the same ids whenever you ask for them, so a program sees what it has imported already.';

export const bankStatementSchema = (ending: BankFileEnding) => ({
  tags,
  operationId: operationIds[ending],
  summary:
    ending === 'pdf'
      ? 'The statement on one page, for people'
      : `The statement as a bank writes it, for accounting programs: ${bankFormats[ending].standard}`,
  description: describeBankFile(ending),
  params: accountParams,
  querystring: Type.Object(
    {
      from: Type.Optional(
        momentFilter('Then or later. Left out: from the beginning of the month (UTC) that `to` ends.'),
      ),
      to: Type.Optional(
        momentFilter('Before. A minute ago, or earlier. Left out: before this month (UTC) began.'),
      ),
      currency: currencyFilter,
    },
    { additionalProperties: false },
  ),
  response: bankFile(ending),
  problems: problemCodes('account_unknown', 'conflict', 'search_too_wide', 'too_many_downloads'),
});
