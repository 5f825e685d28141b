import type { NewOrder, OrderItem } from '../wallet.ts';
import { toWireMoney } from './wire-money.ts';

export const authorizationPath = (id: string) => `/v2/payments/authorizations/${encodeURIComponent(id)}`;
export const orderPath = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`;

/** Every amount of an order, in minor units. The wallet has to be able to take each of them. */
export const amountsOf = ({
  total,
  breakdown,
  items,
}: Pick<NewOrder, 'total' | 'breakdown' | 'items'>): readonly bigint[] => [
  total.amountMinor,
  ...Object.values(breakdown as unknown as Record<string, bigint>),
  ...items.map(({ unitMinor }) => unitMinor),
];

const wireIntents: Record<NewOrder['intent'], string> = { capture: 'CAPTURE', authorize: 'AUTHORIZE' };

/** What the settings say about every order. */
export interface OrderDefaults {
  readonly shopName?: string | undefined;
  readonly softDescriptor?: string | undefined;
}

/** What can be named in the path of a PATCH, as it is documented, without a word about quotes and slashes. */
const nameable = /^[\w .:#-]+$/;

/** Whether the wallet is given the reference. Nobody is shown it there, and it names the one unit of the order. */
export const isNameable = (reference: string | undefined) =>
  reference !== undefined && nameable.test(reference);

/** The body of `POST /v2/checkout/orders`. */
export const toOrderRequest = (order: NewOrder, { shopName, softDescriptor }: OrderDefaults) => ({
  intent: wireIntents[order.intent],
  purchase_units: [
    {
      amount: amountOf(order),
      items: itemsOf(order),
      // No `invoice_id`: the wallet refuses one that it has seen before, and platforms may repeat their references.
      custom_id: order.paymentId,
      ...(isNameable(order.reference) && { reference_id: order.reference }),
      ...(softDescriptor !== undefined && { soft_descriptor: softDescriptor }),
      ...(order.payeeId !== undefined && { payee: { merchant_id: order.payeeId } }),
      ...shippingOf(order),
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        return_url: order.returnUrl,
        cancel_url: order.cancelUrl,
        user_action: 'PAY_NOW',
        shipping_preference: order.address ? 'SET_PROVIDED_ADDRESS' : 'NO_SHIPPING',
        ...brandOf(order.shopName ?? shopName),
        ...localeOf(order.locale),
      },
    },
  },
});

export const amountOf = (order: Pick<NewOrder, 'total' | 'breakdown'>) => ({
  ...toWireMoney(order.total),
  breakdown: breakdownOf(order),
});

export const itemsOf = ({ items, total }: Pick<NewOrder, 'items' | 'total'>) =>
  items.map((item) => toWireItem(item, total.currency));

/**
 * Only the breakdown contains tax, not the items. The wallet expects the tax of an item per unit, ours is per line, and
 * the tax of a line may not divide by its quantity. Without tax on the items the wallet accepts the total as it is.
 */
const breakdownOf = ({ total: { currency }, breakdown }: Pick<NewOrder, 'total' | 'breakdown'>) => {
  const parts = {
    item_total: breakdown.itemsMinor,
    tax_total: breakdown.taxesMinor,
    shipping: breakdown.shippingMinor,
    handling: breakdown.handlingMinor,
    insurance: breakdown.insuranceMinor,
    shipping_discount: breakdown.shippingDiscountMinor,
    discount: breakdown.discountMinor,
  };
  // The wallet requires the total of the items, also when it is zero.
  const named = Object.entries(parts).filter(([part, minor]) => minor !== 0n || part === 'item_total');
  return Object.fromEntries(
    named.map(([part, amountMinor]) => [part, toWireMoney({ currency, amountMinor })]),
  );
};

const wireCategories: Record<OrderItem['type'], string> = {
  digital: 'DIGITAL_GOODS',
  physical: 'PHYSICAL_GOODS',
};

const toWireItem = (item: OrderItem, currency: string) => ({
  name: cut(item.description, 127),
  quantity: item.quantity.toString(),
  unit_amount: toWireMoney({ currency, amountMinor: item.unitMinor }),
  category: wireCategories[item.type],
  ...merchantOf(item),
});

/** The wallet has no field for the merchant's account of an item. A short one fits into `sku`, a long one does not. */
const merchantOf = ({ merchantAccountId: account }: OrderItem) => {
  if (account === undefined) return {};
  return Array.from(account).length <= 127 ? { sku: account } : { description: account };
};

export const nameOf = (receiverName: string) => ({ full_name: cut(receiverName, 300) });

export const addressOf = (address: NonNullable<NewOrder['address']>) => ({
  address_line_1: cut(address.street, 300),
  // The wallet's limit is lower than ours. Its pages only show the address, so a cut one does no harm.
  admin_area_2: cut(address.city, 120),
  ...(address.postCode !== undefined && { postal_code: cut(address.postCode, 60) }),
  country_code: address.country,
  ...(address.state !== undefined && { admin_area_1: cut(address.state, 300) }),
});

const shippingOf = ({ receiverName, address }: NewOrder) => {
  if (receiverName === undefined && address === undefined) return {};
  return {
    shipping: {
      ...(receiverName !== undefined && { name: nameOf(receiverName) }),
      ...(address && { address: addressOf(address) }),
    },
  };
};

/** Counts whole characters, as the wallet does, so that no character is cut in two. */
const cut = (text: string, length: number) =>
  text.length <= length ? text : Array.from(text).slice(0, length).join('');

const brandOf = (name: string | undefined) => (name === undefined ? {} : { brand_name: cut(name, 127) });

const wireLocale = /^[a-z]{2}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/;

/** The first language of a list, in the wallet's form. Without a usable one, the wallet chooses the language. */
const localeOf = (given: string | undefined) => {
  if (given === undefined) return {};
  const [first = ''] = given.split(/[,;]/);
  try {
    const { language, script, region } = new Intl.Locale(first.trim());
    const locale = [language, script, region].filter((part) => part !== undefined).join('-');
    return wireLocale.test(locale) && locale.length <= 10 ? { locale } : {};
  } catch {
    return {};
  }
};
