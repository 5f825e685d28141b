import { formatMinor, maximumMinor, parseMinor } from '../money.ts';
import type { PurchaseUnit } from '../records/purchase-unit.ts';
import { issueError } from '../wire-error.ts';
import { issueOfMoneyError, type WireMoney } from '../wire-money.ts';

/**
 * Reads an amount into minor units, and rewrites its value in the usual form of the currency (`10.5` becomes `10.50`).
 */
const readMoney = (money: WireMoney, currency: string, field: string): bigint => {
  if (money.currency_code !== currency)
    throw issueError('MULTI_CURRENCY_ORDER', { field, value: money.currency_code });
  const minor = parseMinor(money.value, currency);
  if (typeof minor !== 'bigint')
    throw issueError(issueOfMoneyError[minor], { field, value: money.value, location: 'body' });
  if (minor < 0n) throw issueError('CANNOT_BE_NEGATIVE', { field, value: money.value, location: 'body' });
  if (minor > maximumMinor)
    throw issueError('MAX_VALUE_EXCEEDED', { field, value: money.value, location: 'body' });
  money.value = formatMinor(minor, currency);
  return minor;
};

const signs = {
  item_total: 1n,
  tax_total: 1n,
  shipping: 1n,
  handling: 1n,
  insurance: 1n,
  shipping_discount: -1n,
  discount: -1n,
} as const;

const checkBreakdown = (unit: PurchaseUnit, totalMinor: bigint, field: string): void => {
  const { breakdown, currency_code: currency } = unit.amount;
  if (breakdown === undefined) return;
  let sumMinor = 0n;
  for (const [part, sign] of Object.entries(signs) as [keyof typeof signs, bigint][]) {
    const money = breakdown[part];
    if (money !== undefined)
      sumMinor += sign * readMoney(money, currency, `${field}/breakdown/${part}/value`);
  }
  if (sumMinor !== totalMinor) {
    throw issueError('AMOUNT_MISMATCH', {
      field: `${field}/value`,
      value: unit.amount.value,
      location: 'body',
    });
  }
};

const checkItems = (unit: PurchaseUnit, unitField: string): void => {
  const { items = [] } = unit;
  if (items.length === 0) return;
  const { breakdown, currency_code: currency } = unit.amount;
  let itemsMinor = 0n;
  let taxMinor = 0n;
  for (const [index, item] of items.entries()) {
    const quantity = BigInt(item.quantity);
    const field = `${unitField}/items/${index}`;
    itemsMinor += quantity * readMoney(item.unit_amount, currency, `${field}/unit_amount/value`);
    if (item.tax !== undefined) taxMinor += quantity * readMoney(item.tax, currency, `${field}/tax/value`);
  }
  const sums = [
    {
      money: breakdown?.item_total,
      sumMinor: itemsMinor,
      part: 'item_total',
      needed: true,
      issue: 'ITEM_TOTAL',
    },
    {
      money: breakdown?.tax_total,
      sumMinor: taxMinor,
      part: 'tax_total',
      needed: taxMinor > 0n,
      issue: 'TAX_TOTAL',
    },
  ] as const;
  for (const { money, sumMinor, part, needed, issue } of sums) {
    const field = `${unitField}/amount/breakdown/${part}/value`;
    if (money === undefined && needed) throw issueError(`${issue}_REQUIRED`, { field, location: 'body' });
    // A tax total without tax on the items is allowed: it belongs to the unit as a whole.
    if (money === undefined || (!needed && sumMinor === 0n)) continue;
    if (readMoney(money, currency, field) !== sumMinor) {
      throw issueError(`${issue}_MISMATCH`, { field, value: money.value, location: 'body' });
    }
  }
};

/** Checks that the amounts of one unit add up, and returns its total. */
const checkUnit = (unit: PurchaseUnit, currency: string, index: number): bigint => {
  const unitField = `/purchase_units/${index}`;
  const field = `${unitField}/amount`;
  const totalMinor = readMoney(unit.amount, currency, `${field}/value`);
  if (totalMinor === 0n) {
    throw issueError('CANNOT_BE_ZERO_OR_NEGATIVE', {
      field: `${field}/value`,
      value: unit.amount.value,
      location: 'body',
    });
  }
  checkItems(unit, unitField);
  checkBreakdown(unit, totalMinor, field);
  return totalMinor;
};

const checkReferences = (units: readonly PurchaseUnit[]): void => {
  if (units.length === 1) return;
  const seen = new Set<string>();
  for (const [index, { reference_id: reference }] of units.entries()) {
    const field = `/purchase_units/${index}/reference_id`;
    if (reference === undefined) throw issueError('REFERENCE_ID_REQUIRED', { field, location: 'body' });
    if (seen.has(reference))
      throw issueError('DUPLICATE_REFERENCE_ID', { field, value: reference, location: 'body' });
    seen.add(reference);
  }
};

export interface CheckedAmounts {
  readonly currency: string;
  readonly totalMinor: bigint;
}

/** Refuses units whose amounts do not add up, and rewrites every value in its usual form. */
export const checkAmounts = (units: readonly PurchaseUnit[]): CheckedAmounts => {
  checkReferences(units);
  const currency = units[0]?.amount.currency_code ?? '';
  const totalMinor = units.reduce((sum, unit, index) => sum + checkUnit(unit, currency, index), 0n);
  if (totalMinor > maximumMinor)
    throw issueError('MAX_VALUE_EXCEEDED', { field: '/purchase_units', location: 'body' });
  return { currency, totalMinor };
};
