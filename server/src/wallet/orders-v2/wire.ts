import { Ajv } from 'ajv';
import { Type, type Static, type TSchema } from '../../schema.ts';

// The parts of the wallet's answers that we use. What decides about money has to be there and readable, otherwise the whole answer
// is unreadable: a part of it could match by accident. Whatever else cannot be read counts as absent (docs/reliability.md#f31).

/** A part that decides nothing about money: if it cannot be read, it counts as absent. Of a list only the element does. */
export const unneeded = <T extends TSchema>(part: T): T => ({ ...part, isUnneeded: true });
/** A field that decides nothing about money. */
export const lenient = <T extends TSchema>(part: T) => Type.Optional(unneeded(part));

/**
 * The wallet's ids, amounts and names contain only these characters. Others, such as a zero byte, could not be stored.
 */
const printable = '^[ -~]*$';
export const text = Type.String({ pattern: printable });
/** No amount is longer. */
const amountMax = 64;
export const wireMoney = Type.Object({
  currency_code: text,
  value: Type.String({ pattern: printable, maxLength: amountMax }),
});
export const wireId = Type.String({ minLength: 1, maxLength: 64, pattern: printable });
/** The wallet's own samples contain links without `rel`. */
export const wireLinks = Type.Array(unneeded(Type.Object({ rel: text, href: text })));

/** What an object of the wallet belongs to. Answers and events have it in one place or the other, or not at all. */
export const wireOrigin = {
  links: lenient(wireLinks),
  supplementary_data: lenient(
    Type.Object({
      related_ids: lenient(
        Type.Object({
          order_id: lenient(wireId),
          authorization_id: lenient(wireId),
          capture_id: lenient(wireId),
        }),
      ),
    }),
  ),
};

/** What the wallet keeps, and what it pays out. */
const figures = {
  gross_amount: lenient(wireMoney),
  paypal_fee: lenient(wireMoney),
  net_amount: lenient(wireMoney),
  paypal_fee_in_receivable_currency: lenient(wireMoney),
};
const rate = lenient(Type.Object({ value: lenient(text) }));

const payment = Type.Object({
  id: wireId,
  status: text,
  status_details: lenient(Type.Object({ reason: lenient(text) })),
  amount: wireMoney,
  // It says whose money this is, so one that cannot be read is not as good as none.
  custom_id: Type.Optional(text),
  // Ours, where a payment is captured in parts. A merchant's own may have any characters, and is then none of ours.
  invoice_id: lenient(text),
  seller_receivable_breakdown: lenient(
    Type.Object({ ...figures, receivable_amount: lenient(wireMoney), exchange_rate: rate }),
  ),
  seller_payable_breakdown: lenient(
    Type.Object({
      ...figures,
      total_refunded_amount: lenient(wireMoney),
      net_amount_in_receivable_currency: lenient(wireMoney),
      net_amount_breakdown: lenient(Type.Array(unneeded(Type.Object({ exchange_rate: rate })))),
    }),
  ),
  expiration_time: lenient(text),
  ...wireOrigin,
});

const purchaseUnit = Type.Object({
  amount: Type.Optional(wireMoney),
  custom_id: Type.Optional(text),
  payments: Type.Optional(
    Type.Object({
      captures: Type.Optional(Type.Array(payment)),
      authorizations: Type.Optional(Type.Array(payment)),
      refunds: Type.Optional(Type.Array(payment)),
    }),
  ),
});

const order = Type.Object({
  id: wireId,
  status: text,
  update_time: lenient(text),
  payer: lenient(Type.Object({ payer_id: lenient(text) })),
  purchase_units: Type.Optional(Type.Array(purchaseUnit)),
  links: lenient(wireLinks),
});

/** RFC 6749 §5.1. */
const token = Type.Object({
  access_token: Type.String({ minLength: 1, maxLength: 8192 }),
  expires_in: Type.Integer({ minimum: 1 }),
});

/** The wallet's own errors, and those of its token endpoint (RFC 6749 §5.2). */
const error = Type.Object({
  name: lenient(text),
  error: lenient(text),
  debug_id: lenient(text),
  details: lenient(Type.Array(unneeded(Type.Object({ issue: lenient(text) })))),
});

/** A capture, an authorisation or a refund: the wallet shows them in the same fields. */
export type WirePayment = Static<typeof payment>;
export type WireOrder = Static<typeof order>;

// Ajv is loaded anyway. Typebox's own compiler would need five more megabytes.
const ajv = new Ajv({ keywords: ['isUnneeded'] });

type Read = (value: unknown) => unknown;
interface Part extends TSchema {
  readonly isUnneeded?: boolean;
  readonly properties?: Readonly<Record<string, Part>>;
  readonly required?: readonly string[];
  readonly items?: Part;
}

/** Copies the parts of a value that its schema names. Undefined: the value is unreadable. */
const compile = (schema: Part): Read => {
  if (schema.properties) return compileObject(schema, schema.properties);
  if (schema.items) return compileList(schema, schema.items);
  const hasShape = ajv.compile(schema);
  return (value) => (hasShape(value) ? value : undefined);
};

const compileObject = (schema: Part, properties: NonNullable<Part['properties']>): Read => {
  const fields = Object.entries(properties).map(([name, part]) => ({
    name,
    read: compile(part),
    isRequired: schema.required?.includes(name) ?? false,
    isUnneeded: part.isUnneeded ?? false,
  }));
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const copy: Record<string, unknown> = {};
    for (const { name, read, isRequired, isUnneeded } of fields) {
      // The wallet writes null for what there is not.
      const given = Object.hasOwn(value, name) ? ((value as typeof copy)[name] ?? undefined) : undefined;
      const part = given === undefined ? undefined : read(given);
      if (part !== undefined) copy[name] = part;
      else if (isRequired || (given !== undefined && !isUnneeded)) return undefined;
    }
    return copy;
  };
};

const compileList = (schema: Part, items: Part): Read => {
  const isList = ajv.compile({ ...schema, items: {} });
  const read = compile(items);
  return (value) => {
    if (!Array.isArray(value) || !isList(value)) return undefined;
    const elements = value.map(read);
    const readable = elements.filter((element) => element !== undefined);
    return items.isUnneeded || readable.length === elements.length ? readable : undefined;
  };
};

/** Returns the parts of the body that the schema names, or undefined. The schema is compiled at the first use. */
export const reader = <T extends TSchema>(schema: T) => {
  let read: Read | undefined;
  return (body: unknown): Static<T> | undefined => {
    read ??= compile(schema);
    return read(body) as Static<T> | undefined;
  };
};

export const readWireOrder = reader(order);
export const readWirePayment = reader(payment);
export const readWireToken = reader(token);
export const readWireError = reader(error);
