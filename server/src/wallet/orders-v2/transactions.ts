import { Type, type Static } from '../../schema.ts';
import type { Money } from '../../money.ts';
import type { ForeignTransaction, Period, TransactionPage, WalletTransaction } from '../wallet.ts';
import type { CallWallet } from './call-wallet.ts';
import type { CallContext } from '../calling/exchange.ts';
import { readTime } from './order-outcomes.ts';
import { isSuccess, type Answer, type Reply } from '../calling/reply.ts';
import { readWireMoney } from './wire-money.ts';
import { reader, text, wireId, wireMoney } from './wire.ts';

/** Half of what the wallet allows: a page has to fit into the largest answer that is read. */
const pageRows = 250;

const wireTransaction = Type.Object({
  transaction_id: wireId,
  paypal_reference_id: Type.Optional(text),
  transaction_event_code: text,
  transaction_initiation_date: text,
  transaction_amount: wireMoney,
  transaction_status: text,
  // Another program that uses the same account at the wallet writes here what it likes.
  custom_field: Type.Optional(Type.String()),
});

const readWirePage = reader(
  Type.Object({
    transaction_details: Type.Array(Type.Object({ transaction_info: wireTransaction }), {
      maxItems: pageRows,
    }),
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
    page_size: String(pageRows),
    page: String(page),
  });
  const path = `/v1/reporting/transactions?${query.toString()}`;
  return readPage(await callWallet({ operation: 'list_transactions', method: 'GET', path }, context));
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

const readPage = (reply: Reply): TransactionPage | 'too_many' | 'not_yet' | undefined => {
  if (reply.kind === 'no_answer') return undefined;
  if (reply.issue === 'RESULTSET_TOO_LARGE') return 'too_many';
  if (isNotYet(reply)) return 'not_yet';
  const page = isSuccess(reply) ? readWirePage(reply.body) : undefined;
  // A report without rows and without a time says nothing of any time.
  if (page?.last_refreshed_datetime === undefined && page?.transaction_details.length === 0) return 'not_yet';
  const refreshedAt = readTime(page?.last_refreshed_datetime);
  if (!page || !refreshedAt) return undefined;
  const infos = page.transaction_details.map(({ transaction_info: info }) => info);
  const transactions = infos.flatMap(toTransaction);
  const foreign = infos.filter((info) => kindOf(info) === undefined).map(toForeign);
  return { transactions, foreign, pages: page.total_pages, refreshedAt };
};

type WireTransaction = Static<typeof wireTransaction>;

const isReceived = ({ transaction_amount: { value } }: WireTransaction) => !value.startsWith('-');

/**
 * Payments have codes from T0000 to T0099, but a donation (T0013) is none of an order. Of what goes back these three are a payment's.
 * All else is none of ours: withdrawals to the bank (T04xx), conversions (T02xx), holds (T21xx).
 */
const kindOf = (info: WireTransaction): WalletTransaction['kind'] | undefined => {
  const code = info.transaction_event_code;
  if (code === 'T1107') return 'refund';
  if (code === 'T1106' || code === 'T1201') return 'reversal';
  // What we paid ourselves is no capture.
  return /^T00\d\d$/.test(code) && code !== 'T0013' && isReceived(info) ? 'capture' : undefined;
};

/** V says of a capture that all of it went back later, and of a refund that it was not made. */
const meaningOf = (status: string, kind: WalletTransaction['kind']): WalletTransaction['meaning'] => {
  if (status === 'P') return 'pending';
  return status === 'S' || (status === 'V' && kind === 'capture') ? 'done' : 'undone';
};

/** Ours can be stored. A text that cannot be is somebody else's. */
const ownIdOf = ({ custom_field: given = '' }: WireTransaction) =>
  /^[ -~]+$/.test(given) ? given : undefined;

const toForeign = (info: WireTransaction): ForeignTransaction => ({
  id: info.transaction_id,
  code: info.transaction_event_code,
  amount: `${info.transaction_amount.value} ${info.transaction_amount.currency_code}`,
});

const toTransaction = (info: WireTransaction): WalletTransaction[] => {
  const { currency_code: currency, value } = info.transaction_amount;
  const money: Money | undefined = readWireMoney({
    currency_code: currency,
    value: isReceived(info) ? value : value.slice(1),
  });
  const kind = kindOf(info);
  if (kind === undefined) return [];
  const status = info.transaction_status;
  return [
    {
      id: info.transaction_id,
      kind,
      referenceId: info.paypal_reference_id,
      ownId: ownIdOf(info),
      status,
      meaning: meaningOf(status, kind),
      money,
      at: readTime(info.transaction_initiation_date),
    },
  ];
};
