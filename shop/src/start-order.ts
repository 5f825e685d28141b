import { totalOf, type CartLine } from './cart.ts';
import type { Order } from './orders.ts';
import type { Buyer } from './pay.ts';
import type { Shop } from './shop.ts';
import type { Language } from './texts/languages.ts';

interface WantedOrder {
  readonly id: string;
  readonly cart: readonly CartLine[];
  readonly delivery: Order['delivery'];
  readonly language: Language;
  readonly buyer: Buyer;
  /** The order that this buyer has begun before. */
  readonly earlierId: string | undefined;
}

/**
 * Keeps the order, then starts its payment: so no payment is without an order, whatever crashes. Undefined: the id is of an
 * order with other things in it, from a page that was open for long.
 */
export const startOrder = async (shop: Shop, wanted: WantedOrder): Promise<Order | undefined> => {
  const paid = await stopEarlier(shop, wanted);
  if (paid) return paid;
  const { id, cart, delivery, language } = wanted;
  const lines = cart.map(({ good, quantity }) => ({
    goodId: good.id,
    name: good.words[language].name,
    quantity,
    unitAmount: good.unitAmount,
  }));
  const order = await shop.orders.add({
    id,
    createdAt: new Date().toISOString(),
    language,
    lines,
    totalAmount: totalOf(cart),
    delivery,
    status: 'new',
    refunds: {},
    lastSequence: 0,
    webhooks: [],
  });
  if (JSON.stringify(order.lines) !== JSON.stringify(lines)) return undefined;
  return shop.pay.start(order, wanted.buyer);
};

/** A buyer has one open payment, so that nobody pays twice by accident: the earlier one is stopped. Too late: it is paid. */
const stopEarlier = async ({ orders, pay }: Shop, { id, earlierId }: WantedOrder) => {
  const earlier = orders.find(earlierId);
  if (!earlier || earlier.id === id || earlier.paidAt || (await pay.cancel(earlier))) return undefined;
  await pay.read(earlier);
  const present = orders.find(earlier.id);
  return present?.paidAt ? present : undefined;
};
