import { invariant } from '../invariant.ts';
import { parseMinor } from '../money.ts';
import type { OrderRow } from './queries.ts';
import type { PurchaseUnit } from './schema.ts';

/** An order's units, as the merchant sent them and with every amount checked. */
export const unitsOf = ({ units }: Pick<OrderRow, 'units'>): PurchaseUnit[] =>
  JSON.parse(units) as PurchaseUnit[];

/** The minor units of an amount that was checked before it was stored. */
export const storedMinor = ({ value, currency_code: currency }: PurchaseUnit['amount']): bigint => {
  const minor = parseMinor(value, currency);
  invariant(typeof minor === 'bigint', 'a stored amount is well-formed');
  return minor;
};
