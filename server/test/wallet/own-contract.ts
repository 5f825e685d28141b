import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { Type } from 'typebox';
import type { Recorded } from './proxy.ts';

// What we send, in our own words: these fields and no others. It is checked everywhere, and the published descriptions
// only where they are (contract.ts).

const exactly = <T extends Parameters<typeof Type.Object>[0]>(properties: T) =>
  Type.Object(properties, { additionalProperties: false });
const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const optional = (maxLength: number) => Type.Optional(text(maxLength));
const money = exactly({
  currency_code: Type.String({ pattern: '^[A-Z]{3}$' }),
  value: Type.String({ pattern: String.raw`^\d{1,12}(\.\d{1,3})?$` }),
});
const optionalMoney = Type.Optional(money);

const amount = exactly({
  ...money.properties,
  breakdown: exactly({
    item_total: money,
    tax_total: optionalMoney,
    shipping: optionalMoney,
    handling: optionalMoney,
    insurance: optionalMoney,
    shipping_discount: optionalMoney,
    discount: optionalMoney,
  }),
});

const item = exactly({
  name: text(127),
  quantity: Type.String({ pattern: String.raw`^[1-9]\d{0,9}$` }),
  unit_amount: money,
  category: Type.Enum(['DIGITAL_GOODS', 'PHYSICAL_GOODS']),
  sku: optional(127),
  description: optional(2048),
});

const address = exactly({
  address_line_1: text(300),
  admin_area_2: text(120),
  admin_area_1: optional(300),
  postal_code: optional(60),
  country_code: Type.String({ pattern: '^[A-Z]{2}$' }),
});

const newOrder = exactly({
  intent: Type.Enum(['CAPTURE', 'AUTHORIZE']),
  purchase_units: Type.Array(
    exactly({
      amount,
      items: Type.Array(item),
      custom_id: text(127),
      reference_id: optional(256),
      soft_descriptor: optional(22),
      payee: Type.Optional(exactly({ merchant_id: Type.String({ pattern: '^[2-9A-HJ-NP-Z]{13}$' }) })),
      shipping: Type.Optional(
        exactly({
          name: Type.Optional(exactly({ full_name: text(300) })),
          address: Type.Optional(address),
        }),
      ),
    }),
    { minItems: 1, maxItems: 1 },
  ),
  payment_source: exactly({
    paypal: exactly({
      experience_context: exactly({
        return_url: Type.String({ format: 'uri' }),
        cancel_url: Type.String({ format: 'uri' }),
        user_action: Type.Literal('PAY_NOW'),
        brand_name: optional(127),
        shipping_preference: Type.Enum(['NO_SHIPPING', 'SET_PROVIDED_ADDRESS']),
        locale: Type.Optional(
          Type.String({
            maxLength: 10,
            pattern: String.raw`^[a-z]{2}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$`,
          }),
        ),
      }),
    }),
  }),
});

const unit = String.raw`^/purchase_units/@reference_id=='[\w .:#-]+'/`;
const replace = (part: string, value: ReturnType<typeof exactly> | ReturnType<typeof Type.Array>) =>
  exactly({ op: Type.Literal('replace'), path: Type.String({ pattern: `${unit}${part}$` }), value });

/** Only replacements: they can be made twice. */
const patch = Type.Array(
  Type.Union([
    replace('amount', amount),
    replace('items', Type.Array(item)),
    replace('shipping/name', exactly({ full_name: text(300) })),
    replace('shipping/address', address),
  ]),
  { minItems: 2 },
);

/** The body of each call; null: none. Every call but those that read carries a request id and its type. */
const calls = {
  'POST /v2/checkout/orders': newOrder,
  'GET /v2/checkout/orders/{id}': null,
  'PATCH /v2/checkout/orders/{id}': patch,
  'POST /v2/checkout/orders/{id}/capture': null,
  'POST /v2/checkout/orders/{id}/authorize': null,
  'GET /v2/payments/authorizations/{id}': null,
  'POST /v2/payments/authorizations/{id}/capture': exactly({
    amount: money,
    final_capture: Type.Boolean(),
    invoice_id: optional(127),
  }),
  'POST /v2/payments/authorizations/{id}/void': null,
};
type Call = keyof typeof calls;

export const ownCalls = Object.keys(calls);

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
const validators = new Map<string, ValidateFunction | null>(
  Object.entries(calls).map(([call, schema]) => [call, schema && ajv.compile(schema)]),
);

export const callOf = ({ method, path }: Recorded) =>
  `${method} ${path.replace(/[0-9A-Z]{17}/, '{id}')}` as Call;

/** Everything in a request that differs from what we mean to send. */
export const findOwnViolations = (request: Recorded): string[] => {
  const validate = validators.get(callOf(request));
  if (validate === undefined) return ['a call that is not described'];
  const { 'paypal-request-id': requestId = '', 'content-type': type, prefer } = request.headers;
  const violations = [];
  if (prefer !== 'return=representation') violations.push('does not ask for the whole object');
  // The simulated wallet takes a call without a body and without its type. The real one does not.
  if (request.method !== 'GET' && type !== 'application/json') violations.push('no type');
  // The wallet describes none for a PATCH.
  if (request.method === 'PATCH' && requestId !== '') violations.push('a request id');
  if (request.method === 'POST' && !/^[!-~]{1,108}$/.test(String(requestId)))
    violations.push('no request id');
  if (validate === null) return request.body === '' ? violations : [...violations, 'a body'];
  if (!validate(JSON.parse(request.body || 'null'))) violations.push(ajv.errorsText(validate.errors));
  return violations;
};
