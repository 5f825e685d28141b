import { formatMinor } from '../../money.ts';
import type { OrderRow } from '../../records/order-queries.ts';
import { storedMinor, unitsOf, type PurchaseUnit } from '../../records/purchase-unit.ts';
import type { Language } from '../i18n/choose-language.ts';
import { html, type Html } from './html.ts';

export interface OrderSummary {
  readonly merchantName: string;
  readonly total: string;
}

export interface UnitView {
  readonly description: string | undefined;
  readonly items: { name: string; quantity: string; amount: string }[];
  readonly parts: { label: string; amount: string }[];
}

/** An order as its buyer sees it. */
export type OrderView = OrderSummary & {
  payNow: boolean;
  units: UnitView[];
  delivery: string[] | undefined;
};

export const display = (value: string, currency: string, { code }: Language): string => {
  const decimals = value.split('.')[1]?.length ?? 0;
  const format = new Intl.NumberFormat(code, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  // The decimal string is formatted directly. As a number, a large amount would lose its cents.
  return format.format(value as Intl.StringNumericLiteral);
};

type Item = NonNullable<PurchaseUnit['items']>[number];

const lineTotal = ({ unit_amount: money, quantity }: Item, language: Language): string => {
  const totalMinor = storedMinor(money) * BigInt(quantity);
  return display(formatMinor(totalMinor, money.currency_code), money.currency_code, language);
};

const partsOf = ({ amount }: PurchaseUnit, language: Language): UnitView['parts'] => {
  const { breakdown = {} } = amount;
  const labels = language.texts.order.parts;
  const parts = (Object.keys(labels) as (keyof typeof labels)[]).flatMap((part) => {
    const money = breakdown[part];
    if (money === undefined || /^[0.]+$/.test(money.value)) return [];
    const sign = part.endsWith('discount') ? '−' : '';
    return [{ label: labels[part], amount: sign + display(money.value, money.currency_code, language) }];
  });
  // A single part would only repeat the total.
  return parts.length > 1 ? parts : [];
};

const viewUnit = (unit: PurchaseUnit, language: Language): UnitView => ({
  description: unit.description,
  items: (unit.items ?? []).map((item) => ({
    name: item.name,
    quantity: item.quantity,
    amount: lineTotal(item, language),
  })),
  parts: partsOf(unit, language),
});

const deliveryOf = ({ shipping }: PurchaseUnit, { code }: Language): string[] | undefined => {
  const address = shipping?.address;
  if (address === undefined) return undefined;
  const country = new Intl.DisplayNames(code, { type: 'region', fallback: 'code' }).of(address.country_code);
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

/** What every page of an order says: what is paid, and to whom. */
export const summarize = (order: OrderRow, language: Language): OrderSummary => ({
  merchantName: order.brand_name ?? language.texts.testMerchant,
  total: display(formatMinor(order.total_minor, order.currency), order.currency, language),
});

export const summaryLine = ({ total, merchantName }: OrderSummary, { texts }: Language): Html =>
  html`<p class="lead"><strong>${total}</strong> ${texts.to} ${merchantName}</p>`;

export const viewOrder = (order: OrderRow, language: Language): OrderView => {
  const units = unitsOf(order);
  return {
    ...summarize(order, language),
    payNow: order.user_action === 'PAY_NOW',
    units: units.map((unit) => viewUnit(unit, language)),
    delivery: units.map((unit) => deliveryOf(unit, language)).find((lines) => lines !== undefined),
  };
};
