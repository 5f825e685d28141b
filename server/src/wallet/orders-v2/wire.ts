import { Ajv, type ValidateFunction } from 'ajv';
import { Type, type Static, type TSchema } from '../../schema.ts';

// The parts of the wallet's answers that we use. An answer that does not have this shape is ignored as a whole, because
// a part of it could match by accident.

/**
 * The wallet's ids, amounts and names contain only these characters. Others, such as a zero byte, could not be stored.
 */
const printable = '^[ -~]*$';
export const text = Type.String({ pattern: printable });
export const wireMoney = Type.Object({ currency_code: text, value: text });
export const wireLink = Type.Object({ rel: text, href: text });
export const wireId = Type.String({ minLength: 1, maxLength: 64, pattern: printable });

const payment = Type.Object({
  id: wireId,
  status: text,
  status_details: Type.Optional(Type.Object({ reason: Type.Optional(text) })),
  amount: wireMoney,
  custom_id: Type.Optional(text),
  seller_payable_breakdown: Type.Optional(Type.Object({ total_refunded_amount: Type.Optional(wireMoney) })),
  expiration_time: Type.Optional(text),
  links: Type.Optional(Type.Array(wireLink)),
  supplementary_data: Type.Optional(
    Type.Object({
      related_ids: Type.Optional(
        Type.Object({
          order_id: Type.Optional(text),
          authorization_id: Type.Optional(text),
        }),
      ),
    }),
  ),
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
  update_time: Type.Optional(text),
  payer: Type.Optional(Type.Object({ payer_id: Type.Optional(text) })),
  purchase_units: Type.Optional(Type.Array(purchaseUnit)),
  links: Type.Optional(Type.Array(wireLink)),
});

/** RFC 6749 §5.1. */
const token = Type.Object({
  access_token: Type.String({ minLength: 1, maxLength: 8192 }),
  expires_in: Type.Integer({ minimum: 1 }),
});

/** The wallet's own errors, and those of its token endpoint (RFC 6749 §5.2). */
const error = Type.Object({
  name: Type.Optional(text),
  error: Type.Optional(text),
  debug_id: Type.Optional(text),
  details: Type.Optional(Type.Array(Type.Object({ issue: Type.Optional(text) }))),
});

export type WireLink = Static<typeof wireLink>;
/** A capture, an authorisation or a refund: the wallet shows them in the same fields. */
export type WirePayment = Static<typeof payment>;
export type WireOrder = Static<typeof order>;

// Ajv is loaded anyway. Typebox's own compiler would need five more megabytes.
const ajv = new Ajv();

/** Returns the body if it has the shape, otherwise undefined. The schema is compiled at the first use. */
export const reader = <T extends TSchema>(schema: T) => {
  let hasShape: ValidateFunction<Static<T>> | undefined;
  return (body: unknown): Static<T> | undefined => {
    hasShape ??= ajv.compile<Static<T>>(schema);
    return hasShape(body) ? body : undefined;
  };
};

export const readWireOrder = reader(order);
export const readWirePayment = reader(payment);
export const readWireToken = reader(token);
export const readWireError = reader(error);

export const findLink = (links: readonly WireLink[] | undefined, ...rels: readonly string[]) =>
  links?.find(({ rel }) => rels.includes(rel))?.href;

/** The id at the end of a link's path. */
export const idInLink = (href: string | undefined) =>
  href === undefined ? undefined : URL.parse(href)?.pathname.split('/').at(-1);
