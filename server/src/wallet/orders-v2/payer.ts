import type { Payer } from '../wallet.ts';

const nameMax = 300;
/** RFC 5321 §4.5.3.1.3, less the two brackets. */
const emailMax = 254;
const shortMax = 64;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

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

/** What the wallet says about an instrument only after it has paid. What we asked for comes back in the answer as well. */
const signsOfUse = ['account_id', 'account_status', 'last_digits', 'brand', 'iban_last_chars', 'bic'];

const isUsed = (details: unknown) => {
  const about = fieldsOf(details);
  const known = { ...fieldsOf(about['card']), ...about };
  return signsOfUse.some((name) => lineOf(known[name], shortMax) !== null);
};

const isCard = ([source, details]: [string, unknown]) =>
  source === 'card' || typeof fieldsOf(details)['card'] === 'object';

/** Only a card has an answer of its processor. */
const hasProcessor = (order: Fields) =>
  listOf(order['purchase_units'])
    .map((unit) => fieldsOf(fieldsOf(unit)['payments']))
    .flatMap(({ captures, authorizations }) => [...listOf(captures), ...listOf(authorizations)])
    .map(fieldsOf)
    .some((payment) => 'processor_response' in payment || 'network_transaction_reference' in payment);

/** The source that has carried the payment, of one or of several. */
const findSource = (sources: Fields, order: Fields) => {
  const entries = Object.entries(sources);
  const used = entries.filter(([, details]) => isUsed(details));
  const candidates = used.length > 0 ? used : entries;
  const byCard = hasProcessor(order);
  return candidates.find((entry) => isCard(entry) === byCard) ?? candidates[0];
};

/**
 * Who has paid an order. Read apart from the rest and from whatever is there: a name that nobody expected must not make the
 * answer about the money unreadable. Undefined: the order does not say.
 */
export const readPayer = (order: unknown): Payer | undefined => {
  const { payer, payment_source: sources } = fieldsOf(order);
  const [source, details] = findSource(fieldsOf(sources), fieldsOf(order)) ?? [];
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
