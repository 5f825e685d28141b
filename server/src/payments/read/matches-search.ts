import type { Sql } from '../../database/client.ts';
import { containsOrBegins, lastCharacter } from '../../database/like.ts';
import type { Fragment } from '../../database/statement.ts';
import { parseEventId } from '../../events/event.ts';
import { toKey } from '../payer.ts';
import { readAmounts } from './read-amounts.ts';

/** By the bytes of the text, so that an index finds it. The column or its index says so, too. */
const startsWith = (sql: Sql, column: Fragment, start: string) =>
  sql`${column} >= ${start} and ${column} < ${start + lastCharacter}`;

const idStart = 'pay_';

/** A shorter beginning of an id is that of thousands of payments, and of none that someone means. */
const idStartMin = idStart.length + 3;

/** Written twice: where the database's own order is that of bytes, its key finds the second one sooner. */
const hasId = (sql: Sql, text: string) =>
  sql`${startsWith(sql, sql`p.id collate "C"`, text)} and starts_with(p.id, ${text})`;

/** More payments than this are not named by one id. */
const namedMax = 10;

/** The ids of refunds, disputes and requests to the wallet begin with their payment and a dash. An event's has it inside. */
const namedBy = (text: string) => {
  const parts = text.startsWith(idStart) ? text.split('-').slice(0, namedMax) : [];
  const starts = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('-'));
  return [parseEventId(text)?.subjectId, ...starts].filter((id) => id !== undefined);
};

/** The wallet's own ids, as they are copied: it writes them in capital letters. */
const hasWalletId = (sql: Sql, text: string): Fragment[] => {
  const ids = [...new Set([text, text.toUpperCase()])];
  return [
    ...ids.map((start) => startsWith(sql, sql`p.wallet_order_id`, start)),
    sql`p.wallet_authorization_id = any(${ids})`,
    // Who pays, as the wallet names them: the index has those that the buyer has left.
    sql`p.status <> 'awaiting_approval' and p.payer_account_id = any(${ids})`,
    sql`p.status = 'awaiting_approval' and p.payer_account_id = any(${ids})`,
    // Arrays, because only a comparison with a value can be put together with what other indexes find.
    sql`p.id = any(array(select payment_id from captures where wallet_capture_id = any(${ids}) limit ${namedMax}))`,
    sql`p.id = any(array(select payment_id from refunds where wallet_refund_id = any(${ids}) limit ${namedMax}))`,
    sql`p.id = any(array(select payment_id from shown_at_wallet where wallet_id = any(${ids}) limit ${namedMax}))`,
    sql`p.id = any(array(select payment_id from disputes where dispute_id = any(${ids}) limit ${namedMax}))`,
  ];
};

/** As many words of a name as are looked at. */
const wordsMax = 5;

/** Parts of the name in any order: "amsel", "ada ams" and "Amsel, Ada" find Ada Amsel. The longest is looked up, the others compared. */
const hasName = (sql: Sql, text: string): Fragment => {
  const words = toKey(text.replaceAll(',', ' ')).split(' ').filter(Boolean).slice(0, wordsMax);
  const [longest, ...others] = words.toSorted((one, other) => other.length - one.length);
  if (longest === undefined) return sql`false`;
  const parts = [
    sql`p.payer_name_key like ${containsOrBegins(longest)}`,
    ...others.map((word) => sql`strpos(' ' || p.payer_name_key, ${word.length < 3 ? ` ${word}` : word}) > 0`),
  ];
  return parts.reduce((before, part) => sql`${before} and ${part}`);
};

/**
 * What people remember a part of. The trigrams of a payment are written when it leaves this status, so that it pays for them once.
 * Those that still have it are few (docs/decisions/063).
 */
const hasWords = (sql: Sql, text: string): Fragment[] => {
  const reference = sql`p.reference ilike ${containsOrBegins(text)}`;
  const email = sql`p.payer_email like ${containsOrBegins(text.toLowerCase())}`;
  const name = sql`(${hasName(sql, text)})`;
  return [
    sql`p.status <> 'awaiting_approval' and ${reference}`,
    sql`p.status <> 'awaiting_approval' and ${email}`,
    sql`p.status <> 'awaiting_approval' and ${name}`,
    sql`p.status = 'awaiting_approval' and (${reference} or ${email} or ${name})`,
  ];
};

const accountsMax = 100;

/**
 * The accounts that are meant. Read before the payments: PostgreSQL knows how many payments an account has, and without that would rather
 * look through all payments by time.
 */
export const findSearchedAccounts = async (sql: Sql, search: string | undefined) => {
  if (search === undefined) return [];
  const rows = await sql.read<{ id: string }[]>`
    select distinct id from accounts where id ilike ${containsOrBegins(search.trim())} limit ${accountsMax}`;
  return rows.map(({ id }) => id);
};

/** An index on currency and amount finds each. */
const hasAmount = (sql: Sql, text: string): Fragment[] =>
  readAmounts(text).map(
    ({ currencies, amountMinor }) => sql`p.currency = any(${currencies}) and p.total_minor = ${amountMinor}`,
  );

/**
 * What an operator types into one field: a part of a reference, of an account, of who pays, the beginning of an id, any id of what
 * belongs to a payment, or an amount. Each has an index of the same table, so that PostgreSQL can put together what they find; what is
 * found in most payments it finds soonest by time (docs/decisions/010).
 */
export const matchesSearch = (sql: Sql, search: string, accountIds: readonly string[]): Fragment => {
  const text = search.trim();
  const named = namedBy(text);
  const ways = [
    ...(text.length >= idStartMin && text.startsWith(idStart) ? [hasId(sql, text)] : []),
    ...(named.length > 0 ? [sql`p.id = any(${named})`] : []),
    ...hasWalletId(sql, text),
    ...hasWords(sql, text),
    ...(accountIds.length > 0 ? [sql`p.account_id = any(${accountIds})`] : []),
    ...hasAmount(sql, text),
  ];
  return ways.reduce((before, way) => sql`${before} or ${way}`);
};
