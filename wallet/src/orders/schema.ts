import { Type, type Static } from 'typebox';

export const Money = Type.Object({
  currency_code: Type.String({ minLength: 3, maxLength: 3 }),
  value: Type.String({ maxLength: 32, pattern: '^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$' }),
});

const text = (maxLength: number, minLength = 1) => Type.Optional(Type.String({ minLength, maxLength }));

const Breakdown = Type.Object({
  item_total: Type.Optional(Money),
  tax_total: Type.Optional(Money),
  shipping: Type.Optional(Money),
  handling: Type.Optional(Money),
  insurance: Type.Optional(Money),
  shipping_discount: Type.Optional(Money),
  discount: Type.Optional(Money),
});

const Item = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 127 }),
  quantity: Type.String({ pattern: '^[1-9][0-9]{0,9}$' }),
  unit_amount: Money,
  tax: Type.Optional(Money),
  description: text(2048, 0),
  sku: text(127, 0),
  category: Type.Optional(Type.Enum(['DIGITAL_GOODS', 'PHYSICAL_GOODS', 'DONATION'])),
});

const Address = Type.Object({
  address_line_1: text(300, 0),
  address_line_2: text(300, 0),
  admin_area_2: text(120, 0),
  admin_area_1: text(300, 0),
  postal_code: text(60, 0),
  country_code: Type.String({ pattern: '^([A-Z]{2}|C2)$' }),
});

const Shipping = Type.Object({
  name: Type.Optional(Type.Object({ full_name: text(300, 0) })),
  address: Type.Optional(Address),
});

const Payee = Type.Object({
  merchant_id: Type.Optional(Type.String({ pattern: '^[2-9A-HJ-NP-Z]{13}$' })),
  email_address: Type.Optional(Type.String({ maxLength: 254, format: 'email' })),
});

export const PurchaseUnit = Type.Object({
  reference_id: text(256),
  amount: Type.Object({ ...Money.properties, breakdown: Type.Optional(Breakdown) }),
  payee: Type.Optional(Payee),
  description: text(127),
  custom_id: text(255),
  invoice_id: text(127),
  soft_descriptor: text(22),
  items: Type.Optional(Type.Array(Item, { maxItems: 500 })),
  shipping: Type.Optional(Shipping),
});
export type PurchaseUnit = Static<typeof PurchaseUnit>;

const ExperienceContext = Type.Object({
  brand_name: text(127),
  locale: text(10),
  shipping_preference: Type.Optional(Type.Enum(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS'])),
  user_action: Type.Optional(Type.Enum(['CONTINUE', 'PAY_NOW'])),
  return_url: Type.Optional(Type.String({ format: 'uri', maxLength: 4000 })),
  cancel_url: Type.Optional(Type.String({ format: 'uri', maxLength: 4000 })),
});

export const CreateOrderBody = Type.Object({
  intent: Type.Enum(['CAPTURE', 'AUTHORIZE']),
  purchase_units: Type.Array(PurchaseUnit, { minItems: 1, maxItems: 10 }),
  payment_source: Type.Optional(
    Type.Object({
      paypal: Type.Optional(Type.Object({ experience_context: Type.Optional(ExperienceContext) })),
    }),
  ),
  // Deprecated, and still sent by many.
  application_context: Type.Optional(ExperienceContext),
});
export type CreateOrderBody = Static<typeof CreateOrderBody>;

export const OrderParams = Type.Object({ orderId: Type.String({ minLength: 1, maxLength: 36 }) });
