import { Type, type Static } from '../../schema.ts';
import type { Money } from '../../money.ts';
import type {
  ListedTransaction,
  OtherTransaction,
  Period,
  TransactionPage,
  WalletTransaction,
} from '../wallet.ts';
import type { CallWallet } from './call-wallet.ts';
import type { CallContext } from '../calling/exchange.ts';
import { readTime } from './order-outcomes.ts';
import { categoryOf } from './transaction-categories.ts';
import { isSuccess, type Answer, type Reply } from '../calling/reply.ts';
import { readWireMoney } from './wire-money.ts';
import { lenient, reader, text, wireId, wireMoney } from './wire.ts';

/** Half of what the wallet allows: a page has to fit into the largest answer that is read. */
const pageRows = 250;

const wireTransaction = Type.Object({
  transaction_id: wireId,
  paypal_reference_id: Type.Optional(text),
  transaction_event_code: wireId,
  transaction_initiation_date: text,
  transaction_amount: wireMoney,
  fee_amount: lenient(wireMoney),
  transaction_status: text,
  // Another program that uses the same account at the wallet writes here what it likes.
  custom_field: Type.Optional(Type.String()),
});

const readWireRow = reader(Type.Object({ transaction_info: wireTransaction }));
const readWireName = reader(Type.Object({ transaction_info: Type.Object({ transaction_id: wireId }) }));

const readWirePage = reader(
  Type.Object({
    // Each row is read apart: one that cannot be read must not hide the others.
    transaction_details: Type.Array(Type.Unknown(), { maxItems: pageRows }),
    last_refreshed_datetime: Type.Optional(text),
    total_pages: Type.Integer({ minimum: 0 }),
  }),
);

/** Reads one page of `GET /v1/reporting/transactions`. */
export const listTransactions = async (
  callWallet: CallWallet,
  { from, to }: Period,
  page: number,
  context: CallContext,
) => {
  const query = new URLSearchParams({
    start_date: from.toISOString(),
    end_date: to.toISOString(),
    fields: 'transaction_info',
    // Also what is not decided yet. Its day is not compared again when it is.
    balance_affecting_records_only: 'N',
    page_size: String(pageRows),
    page: String(page),
  });
  const path = `/v1/reporting/transactions?${query.toString()}`;
  return readPage(await callWallet({ operation: 'list_transactions', method: 'GET', path }, context), page);
};

/** The wallet has no name for this but its sentence, in the message or in a detail. */
const readSentences = reader(
  Type.Object({
    message: Type.Optional(Type.String()),
    details: Type.Optional(Type.Unknown()),
  }),
);
const isNotYet = ({ status, body }: Answer) =>
  status === 400 &&
  /data for the given start date is not available/i.test(JSON.stringify(readSentences(body) ?? ''));

const readPage = (reply: Reply, number: number): TransactionPage | 'too_many' | 'not_yet' | undefined => {
  if (reply.kind === 'no_answer') return undefined;
  if (reply.issue === 'RESULTSET_TOO_LARGE') return 'too_many';
  if (isNotYet(reply)) return 'not_yet';
  const page = isSuccess(reply) ? readWirePage(reply.body) : undefined;
  // A report without rows and without a time says nothing of any time.
  if (page?.last_refreshed_datetime === undefined && page?.transaction_details.length === 0) return 'not_yet';
  const refreshedAt = readTime(page?.last_refreshed_datetime);
  if (!page || !refreshedAt) return undefined;
  const rows = page.transaction_details.map((row, index) => ({
    info: readWireRow(row)?.transaction_info,
    name: readWireName(row)?.transaction_info.transaction_id ?? `row ${index + 1} of page ${number}`,
  }));
  const infos = rows.flatMap(({ info }) => info ?? []);
  return {
    transactions: infos.flatMap(toTransaction),
    foreign: infos.filter((info) => kindOf(info) === undefined && hasMoved(info)).map(toOther),
    unreadable: rows.flatMap(({ info, name }) => (info === undefined ? name : [])),
    pages: page.total_pages,
    refreshedAt,
  };
};

type WireTransaction = Static<typeof wireTransaction>;

const isReceived = ({ transaction_amount: { value } }: WireTransaction) => !value.startsWith('-');

/** Seen from our account: what a capture cost is below zero, and what a refund gave back of it is above. */
const feeOf = ({ fee_amount: fee }: WireTransaction, kind: WalletTransaction['kind'], currency: string) => {
  const isBelowZero = fee?.value.startsWith('-') ?? false;
  const money = fee && readWireMoney({ ...fee, value: isBelowZero ? fee.value.slice(1) : fee.value });
  if (money?.currency !== currency) return undefined;
  return isBelowZero === (kind === 'capture') ? money.amountMinor : -money.amountMinor;
};

/**
 * Payments have codes from T0000 to T0099, but a donation (T0013) is none of an order. Of what goes back these three are a payment's.
 * All else is none of ours: withdrawals to the bank (T04xx), conversions (T02xx), holds (T21xx). Some of it is booked by its category.
 */
const kindOf = (info: WireTransaction): WalletTransaction['kind'] | undefined => {
  const code = info.transaction_event_code;
  if (code === 'T1107') return 'refund';
  if (code === 'T1106' || code === 'T1201') return 'reversal';
  // What we paid ourselves is no capture.
  return /^T00\d\d$/.test(code) && code !== 'T0013' && isReceived(info) ? 'capture' : undefined;
};

/** An authorisation (T13xx) only sets money aside. */
const hasMoved = ({ transaction_event_code: code }: WireTransaction) => !code.startsWith('T13');

/** V says of a refund that it was not made, and of all else that it went back later, by a transaction of its own. */
const meaningOf = (
  status: string,
  kind: WalletTransaction['kind'] | undefined,
): WalletTransaction['meaning'] => {
  if (status === 'P') return 'pending';
  const isReturn = kind === 'refund' || kind === 'reversal';
  return status === 'S' || (status === 'V' && !isReturn) ? 'done' : 'undone';
};

/** Ours can be stored. A text that cannot be is someone else's. */
const ownIdOf = ({ custom_field: given = '' }: WireTransaction) =>
  /^[ -~]+$/.test(given) ? given : undefined;

/** More than anybody pays, and all that JSON can show. */
const amountMinorMax = BigInt(Number.MAX_SAFE_INTEGER);

const moneyOf = (info: WireTransaction): Money | undefined => {
  const { currency_code: currency, value } = info.transaction_amount;
  const money = readWireMoney({ currency_code: currency, value: isReceived(info) ? value : value.slice(1) });
  return money && money.amountMinor <= amountMinorMax ? money : undefined;
};

const toListed = (info: WireTransaction): ListedTransaction => {
  const money = moneyOf(info);
  return {
    id: info.transaction_id,
    code: info.transaction_event_code,
    category: categoryOf(info.transaction_event_code, isReceived(info)),
    moved: money && { ...money, amountMinor: isReceived(info) ? money.amountMinor : -money.amountMinor },
    at: readTime(info.transaction_initiation_date),
  };
};

const toOther = (info: WireTransaction): OtherTransaction => ({
  ...toListed(info),
  meaning: meaningOf(info.transaction_status, undefined),
  chargedMinor: feeOf(info, 'capture', info.transaction_amount.currency_code) ?? 0n,
});

const toTransaction = (info: WireTransaction): WalletTransaction[] => {
  const kind = kindOf(info);
  if (kind === undefined) return [];
  const status = info.transaction_status;
  return [
    {
      ...toListed(info),
      kind,
      referenceId: info.paypal_reference_id,
      ownId: ownIdOf(info),
      status,
      meaning: meaningOf(status, kind),
      money: moneyOf(info),
      feeMinor: feeOf(info, kind, info.transaction_amount.currency_code),
    },
  ];
};
