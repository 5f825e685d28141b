import { formatMinor } from '../../money.ts';
import type { OrderRow } from '../../records/order-queries.ts';
import { storedMinor, unitsOf, type PurchaseUnit } from '../../records/purchase-unit.ts';

export type UnitView = {
  description: string | undefined;
  items: { name: string; quantity: string; amount: string }[];
  parts: { label: string; amount: string }[];
};

/** An order as its buyer sees it. */
export type OrderView = {
  merchantName: string;
  total: string;
  payNow: boolean;
  units: UnitView[];
  delivery: string[] | undefined;
};

const display = (value: string, currency: string): string => {
  const decimals = value.split('.')[1]?.length ?? 0;
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  // The decimal string is formatted directly. As a number, a large amount would lose its cents.
  return format.format(value as Intl.StringNumericLiteral);
};

const lineTotal = ({ unit_amount: money, quantity }: NonNullable<PurchaseUnit['items']>[number]): string => {
  return display(
    formatMinor(storedMinor(money) * BigInt(quantity), money.currency_code),
    money.currency_code,
  );
};

const partLabels = {
  item_total: 'Items',
  tax_total: 'Tax',
  shipping: 'Delivery',
  handling: 'Handling',
  insurance: 'Insurance',
  shipping_discount: 'Delivery discount',
  discount: 'Discount',
} as const;

const partsOf = ({ amount }: PurchaseUnit): UnitView['parts'] => {
  const { breakdown = {} } = amount;
  const parts = (Object.keys(partLabels) as (keyof typeof partLabels)[]).flatMap((part) => {
    const money = breakdown[part];
    if (money === undefined || /^[0.]+$/.test(money.value)) return [];
    const sign = part.endsWith('discount') ? '−' : '';
    return [{ label: partLabels[part], amount: sign + display(money.value, money.currency_code) }];
  });
  // A single part would only repeat the total.
  return parts.length > 1 ? parts : [];
};

const viewUnit = (unit: PurchaseUnit): UnitView => ({
  description: unit.description,
  items: (unit.items ?? []).map((item) => ({
    name: item.name,
    quantity: item.quantity,
    amount: lineTotal(item),
  })),
  parts: partsOf(unit),
});

const deliveryOf = ({ shipping }: PurchaseUnit): string[] | undefined => {
  const address = shipping?.address;
  if (address === undefined) return undefined;
  const country = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' }).of(address.country_code);
  const town = [address.postal_code, address.admin_area_2].filter(Boolean).join(' ');
  return [
    shipping?.name?.full_name,
    address.address_line_1,
    address.address_line_2,
    town,
    address.admin_area_1,
    country,
  ].filter((line): line is string => line !== undefined && line !== '');
};

export const merchantNameOf = (order: OrderRow): string => order.brand_name ?? 'Test merchant';

export const totalOf = (order: OrderRow): string =>
  display(formatMinor(order.total_minor, order.currency), order.currency);

export const viewOrder = (order: OrderRow): OrderView => {
  const units = unitsOf(order);
  return {
    merchantName: merchantNameOf(order),
    total: totalOf(order),
    payNow: order.user_action === 'PAY_NOW',
    units: units.map(viewUnit),
    delivery: units.map(deliveryOf).find((lines) => lines !== undefined),
  };
};
