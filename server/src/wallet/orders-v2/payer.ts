import type { Payer } from '../wallet.ts';

const nameMax = 300;
/** RFC 5321 §4.5.3.1.3, less the two brackets. */
const emailMax = 254;
const shortMax = 64;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/** What can be stored and shown on one line, or null. */
const lineOf = (value: unknown, lengthMax: number) => {
  if (typeof value !== 'string') return null;
  const line = value
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return line.slice(0, lengthMax).toWellFormed() || null;
};

/** A person's name is in parts, a card's in one piece. */
const readName = (name: unknown) => {
  const whole = lineOf(name, nameMax);
  if (whole !== null) return { name: whole, surname: whole.split(' ').at(-1)! };
  const parts = fieldsOf(name);
  const surname = lineOf(parts['surname'], nameMax);
  const words = [lineOf(parts['given_name'], nameMax), surname].filter((word) => word !== null);
  return words.length === 0 ? { name: null, surname: null } : { name: words.join(' '), surname };
};

/** `paypal`, or with what is known of the card: `card VISA 4417`. */
const readInstrument = (source: string | undefined, about: Fields) => {
  if (source === undefined) return null;
  const card = { ...fieldsOf(about['card']), ...about };
  const parts = [source, lineOf(card['brand'], shortMax), lineOf(card['last_digits'], shortMax)];
  return lineOf(parts.filter((part) => part !== null).join(' '), shortMax);
};

/**
 * Who has paid an order. Read apart from the rest and from whatever is there: a name that nobody expected must not make the
 * answer about the money unreadable. Undefined: the order does not say.
 */
export const readPayer = (order: unknown): Payer | undefined => {
  const { payer, payment_source: sources } = fieldsOf(order);
  const [source, details] = Object.entries(fieldsOf(sources))[0] ?? [];
  // `payer` is the older place for the same.
  const about = { ...fieldsOf(payer), ...fieldsOf(details) };
  const read: Payer = {
    ...readName(about['name']),
    email: lineOf(about['email_address'], emailMax)?.toLowerCase() ?? null,
    accountId: lineOf(about['account_id'] ?? about['payer_id'], shortMax),
    instrument: readInstrument(source, about),
  };
  return Object.values(read).some((value) => value !== null) ? read : undefined;
};
