import type { Delivery, NewPayment, NewPaymentItem } from '@florin/client';
import type { Order } from '@vendure/core';

type Item = Omit<NewPaymentItem, 'type'>;

interface Arrangement {
  readonly accountId: string;
  readonly captureLater: boolean;
  readonly returnUrl: string;
  readonly shopName: string | undefined;
  /** Where and how the buyer ordered: kept with the payment in Florin. */
  readonly metadata: Readonly<Record<string, string>>;
  /** An amount of the order in the minor unit of its currency. Undefined: it is not a whole number of them. */
  readonly toFlorin: (amount: number) => number | undefined;
}

/** What Florin takes. */
const itemsMax = 100;
const descriptionLengthMax = 127;

const shorten = (text: string) => Array.from(text).slice(0, descriptionLengthMax).join('');

/** What is physical needs a whole address. Florin knows which countries have no postal codes. */
const toDelivery = ({ shippingAddress: to }: Order): Delivery | undefined => {
  const { fullName, streetLine1, streetLine2, city, postalCode, countryCode, province } = to;
  if (!streetLine1 || !city || !countryCode) return undefined;
  return {
    ...(fullName && { receiver: { fullName } }),
    address: {
      street: [streetLine1, streetLine2].filter(Boolean).join(', '),
      city,
      ...(postalCode && { postCode: postalCode }),
      country: countryCode,
      ...(province && { state: province }),
    },
  };
};

/** One item for each line, with its price after discounts and taxes, so that no rounding of unit prices comes in between. */
const toItems = (order: Order, { accountId: merchantAccountId, toFlorin }: Arrangement): Item[] => {
  const lines = order.lines.map((line) => ({
    description: `${line.quantity} × ${line.productVariant.name}`,
    unitAmount: line.proratedLinePriceWithTax,
  }));
  const surcharges = order.surcharges.map((surcharge) => ({
    description: surcharge.description,
    unitAmount: surcharge.priceWithTax,
  }));
  const shipping = { description: 'Shipping', unitAmount: order.shippingWithTax };
  return [...lines, ...surcharges, shipping]
    .filter(({ unitAmount }) => unitAmount !== 0)
    .map(({ description, unitAmount }) => ({
      description: shorten(description),
      // Not a number, and then no sum fits, when Florin cannot write it.
      unitAmount: toFlorin(unitAmount) ?? Number.NaN,
      merchantAccountId,
      quantity: 1,
    }));
};

/**
 * The items, if they make up the amount, and otherwise one for all. They do not when a part is paid otherwise, or when a surcharge
 * is negative.
 */
const toFittingItems = (order: Order, amount: number, arrangement: Arrangement): readonly Item[] => {
  const items = toItems(order, arrangement);
  const sum = items.reduce((total, { unitAmount }) => total + unitAmount, 0);
  const areFitting = sum === amount && items.length <= itemsMax;
  if (areFitting && items.every(({ unitAmount }) => unitAmount > 0)) return items;
  return [
    {
      description: `Order ${order.code}`,
      unitAmount: amount,
      quantity: 1,
      merchantAccountId: arrangement.accountId,
    },
  ];
};

/** An order of the shop as a payment of Florin, of an amount in the minor unit of its currency. */
export const toNewPayment = (order: Order, amount: number, arrangement: Arrangement): NewPayment => {
  const { accountId, captureLater, returnUrl, shopName, metadata } = arrangement;
  const delivery = toDelivery(order);
  const type = delivery ? ('physical' as const) : ('digital' as const);
  return {
    redirections: { returnURL: returnUrl, cancelURL: returnUrl },
    transaction: {
      accountId,
      totalAmount: amount,
      currency: order.currencyCode,
      captureMode: captureLater ? 'manual' : 'automatic',
      reference: order.code,
      metadata,
      ...(shopName !== undefined && { shopName }),
    },
    ...(delivery && { delivery }),
    items: toFittingItems(order, amount, arrangement).map((item) => ({ ...item, type })),
  };
};
