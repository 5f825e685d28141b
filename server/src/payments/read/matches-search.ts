import type { Sql } from '../../database/client.ts';
import type { Fragment } from '../../database/statement.ts';
import { toKey } from '../payer.ts';
import { readAmounts } from './read-amounts.ts';

/** No text that begins with another one comes after that one and this, the last character that there is. */
const lastCharacter = '\u{10FFFF}';

/** By the bytes of the text, so that an index finds it. The column or its index says so, too. */
const startsWith = (sql: Sql, column: Fragment, start: string) =>
  sql`${column} >= ${start} and ${column} < ${start + lastCharacter}`;

const idStart = 'pay_';

/** Said twice: where the database's own order is that of bytes, its key finds the second one sooner. */
const hasId = (sql: Sql, text: string) =>
  sql`${startsWith(sql, sql`p.id collate "C"`, text)} and starts_with(p.id, ${text})`;

/** As many words of a name as are tried as given names and surname. */
const wordsMax = 5;

/** "amsel", "amsel ada", "ada amsel" and "ada am" find Ada Amsel, whose key begins with the surname. */
const hasName = (sql: Sql, text: string): Fragment[] => {
  const name = sql`p.payer_name_key`;
  const key = toKey(text);
  if (key === '') return [];
  const words = key.split(' ').slice(0, wordsMax);
  const splits = words.slice(1).map((_, index) => {
    const [given, surname] = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return sql`${startsWith(sql, name, surname)} and strpos(${name}, ${` ${given}`}) > 0`;
  });
  return [startsWith(sql, name, key), ...splits];
};

/** An index on currency and amount finds each. */
const hasAmount = (sql: Sql, text: string): Fragment[] =>
  readAmounts(text).map(
    ({ currencies, amountMinor }) => sql`p.currency = any(${currencies}) and p.total_minor = ${amountMinor}`,
  );

/**
 * What an operator types into one field: the beginning of an id, an order, a reference, an account, or of who has paid, or an
 * amount. Each has an index of the same table, so that PostgreSQL can put together what they find; what is found in most
 * payments it finds soonest by time (docs/decisions/010).
 */
export const matchesSearch = (sql: Sql, search: string): Fragment => {
  const text = search.trim();
  const orders = new Set([text, text.toUpperCase()]);
  const ways = [
    ...(text.length > idStart.length && text.startsWith(idStart) ? [hasId(sql, text)] : []),
    ...[...orders].map((start) => startsWith(sql, sql`p.wallet_order_id`, start)),
    startsWith(sql, sql`p.reference`, text),
    startsWith(sql, sql`p.account_id`, text),
    startsWith(sql, sql`p.payer_email`, text.toLowerCase()),
    ...hasName(sql, text),
    ...hasAmount(sql, text),
  ];
  return ways.reduce((before, way) => sql`${before} or ${way}`);
};
