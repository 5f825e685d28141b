import { Type, type Static } from 'typebox';
import { invariant } from '../invariant.ts';
import { parseMinor } from '../money.ts';
import { WireMoney } from '../wire-money.ts';
import type { OrderRow } from './order-queries.ts';

const text = (maxLength: number, minLength = 1) => Type.Optional(Type.String({ minLength, maxLength }));

const Breakdown = Type.Object({
  item_total: Type.Optional(WireMoney),
  tax_total: Type.Optional(WireMoney),
  shipping: Type.Optional(WireMoney),
  handling: Type.Optional(WireMoney),
  insurance: Type.Optional(WireMoney),
  shipping_discount: Type.Optional(WireMoney),
  discount: Type.Optional(WireMoney),
});

const Item = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 127 }),
  quantity: Type.String({ pattern: '^[1-9][0-9]{0,9}$' }),
  unit_amount: WireMoney,
  tax: Type.Optional(WireMoney),
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
  amount: Type.Object({ ...WireMoney.properties, breakdown: Type.Optional(Breakdown) }),
  payee: Type.Optional(Payee),
  description: text(127),
  custom_id: text(255),
  invoice_id: text(127),
  soft_descriptor: text(22),
  items: Type.Optional(Type.Array(Item, { maxItems: 500 })),
  shipping: Type.Optional(Shipping),
});
export type PurchaseUnit = Static<typeof PurchaseUnit>;

/** An order's units as the merchant sent them. Every amount has been checked. */
export const unitsOf = ({ units }: Pick<OrderRow, 'units'>): PurchaseUnit[] =>
  JSON.parse(units) as PurchaseUnit[];

/** The minor units of an amount that was checked before it was stored. */
export const storedMinor = ({ value, currency_code: currency }: PurchaseUnit['amount']): bigint => {
  const minor = parseMinor(value, currency);
  invariant(typeof minor === 'bigint', 'a stored amount is well-formed');
  return minor;
};
