import { FlorinError } from '@florin/client';
import { totalOf, type CartLine } from './cart.ts';
import { stageOf, type Order } from './orders.ts';
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
 * Keeps the order, then starts its payment: so no payment is without an order, whatever crashes. When an earlier payment of
 * this buyer may still bring money, that order is the answer, and nothing is started.
 */
export const startOrder = async (shop: Shop, wanted: WantedOrder): Promise<Order> => {
  const { orders, pay } = shop;
  const earlier = await stopEarlier(shop, wanted);
  if (earlier) return earlier;
  const { id, cart, delivery, language } = wanted;
  const order = await orders.add({
    id,
    createdAt: new Date().toISOString(),
    language,
    lines: cart.map(({ good, quantity }) => ({
      goodId: good.id,
      name: good.words[language].name,
      quantity,
      unitAmount: good.unitAmount,
    })),
    totalAmount: totalOf(cart),
    delivery,
    status: 'new',
    refunds: {},
    lastSequence: 0,
    webhooks: [],
  });
  if (!order.payment) return pay.start(order, wanted.buyer);
  // A second click, or Back to an old page. What has become of it since?
  await pay.read(order);
  return orders.find(id)!;
};

/**
 * Nobody pays twice for one cart: the earlier payment of this buyer is stopped. Undefined: there is none, or it is surely over
 * without money. Otherwise its order: the wallet may be working on it, or Florin does not answer.
 */
const stopEarlier = async ({ orders, pay }: Shop, { id, earlierId }: WantedOrder) => {
  const earlier = orders.find(earlierId);
  if (!earlier?.payment || earlier.id === id || stageOf(earlier) === 'over') return undefined;
  try {
    await pay.cancel(earlier);
    await pay.read(earlier);
  } catch (error) {
    if (!(error instanceof FlorinError)) throw error;
  }
  const present = orders.find(earlier.id)!;
  return stageOf(present) === 'over' ? undefined : present;
};
