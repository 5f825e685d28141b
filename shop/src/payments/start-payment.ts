import { shopName } from '../texts/shop-name.ts';
import { FlorinError } from '@florin/client';
import { keepStatus, orderName, referenceOf, stageOf, type Order, type Dependencies } from './order.ts';
import { cancelPayment, readPayment } from './settle-payment.ts';

/** What the shop keeps of everything that is sold, in hundredths of a percent: a tenth. */
const commissionRate = 1000;

/** What the buyer's own request says. The wallet then speaks the buyer's language. */
interface Buyer {
  readonly ipAddress: string | undefined;
  readonly userAgent: string | undefined;
  readonly acceptLanguage: string;
}

/**
 * Keeps the order, then starts its payment: so no payment is without an order, whatever crashes. The buyer goes to
 * `payment.redirectionUrl`, or the browser SDK gets `payment.extOrderId`. When an earlier payment of this buyer may still bring
 * money, that order is the answer, and nothing is started.
 *
 * @param earlierId the order that this buyer has begun before.
 */
export const startPayment = async (
  deps: Dependencies,
  wanted: Order,
  buyer: Buyer,
  earlierId: string | undefined,
): Promise<Order> => {
  const { florin, orders, shopUrl } = deps;
  const earlier = earlierId === wanted.id ? undefined : await stopEarlier(deps, orders.find(earlierId));
  if (earlier) return earlier;
  const order = await orders.add(wanted);
  if (order.payment) {
    // A second click, or Back to an old page. What has become of it since?
    await readPayment(deps, order);
    return orders.find(order.id)!;
  }
  const page = `${shopUrl}/orders/${order.id}`;
  const payment = await florin.payments.init(
    {
      // One page for every outcome: it asks Florin what has happened, and does not believe its own address.
      redirections: { returnURL: page, cancelURL: page, errorURL: page },
      transaction: {
        accountId: 'kade',
        totalAmount: order.totalAmount,
        currency: 'EUR',
        // Each seller gets the money of their goods with the capture.
        distribution: 'items',
        reference: referenceOf(order),
        // The wallet's pages would name the account there instead.
        shopName,
        metadata: { [orderName]: order.id },
      },
      items: order.lines.map(({ accountId, name, quantity, unitAmount, type }) => ({
        merchantAccountId: accountId,
        commissionRate,
        description: name,
        quantity,
        unitAmount,
        type,
      })),
      ...(order.delivery && { delivery: order.delivery }),
    },
    // The id of the order: a second click, or a second try after a crash, gets the same payment.
    { idempotencyKey: order.id, buyer },
  );
  return orders.change(order.id, (draft) => {
    draft.payment = payment;
    if (draft.status === 'new') keepStatus(draft, 'awaiting_approval');
    return draft;
  });
};

/**
 * Nobody pays twice for one cart: the earlier payment of this buyer is stopped. Undefined: there is none, or it is surely over
 * without money. Otherwise its order: the wallet may be working on it, or Florin does not answer.
 */
const stopEarlier = async (deps: Dependencies, earlier: Order | undefined) => {
  if (!earlier?.payment || stageOf(earlier) === 'over') return undefined;
  try {
    await cancelPayment(deps, earlier);
    await readPayment(deps, earlier);
  } catch (error) {
    if (!(error instanceof FlorinError)) throw error;
  }
  const present = deps.orders.find(earlier.id)!;
  return stageOf(present) === 'over' ? undefined : present;
};
