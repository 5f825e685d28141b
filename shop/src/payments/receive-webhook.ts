import {
  FlorinError,
  onceInOrder,
  verifyWebhook,
  type Florin,
  type FlorinEvent,
  type Payment,
  type SequenceStore,
} from '@florin/client';
import { keepStatus, orderName, type Order, type Dependencies } from './order.ts';

/** As many as are kept of an order, to be shown. */
const shownMax = 100;

/**
 * Where Florin sends what has happened. An order is paid when this says so, also when the buyer never comes back. The answer is
 * given after everything is saved: if this process dies before, the event comes again.
 */
export const receiveWebhook = async (deps: Dependencies, request: Request): Promise<Response> => {
  const { orders, webhookSecret, onPayout } = deps;
  const event = await verifyWebhook(await request.text(), request.headers, webhookSecret).catch(asRefusal);
  if (event instanceof Response) return event;
  if (event.type.startsWith('payout.')) onPayout();
  const order = findOrder(orders.newestFirst(), event);
  // A test of the endpoint, or about an account or a payout.
  if (!order) return new Response(null, { status: 204 });
  const handling = await handle(deps, order, event);
  if (handling !== 'too_early') return new Response(null, { status: 204 });
  await handleMissed(deps, order, event);
  // If it is still too early, Florin sends it again.
  const isHandled = (orders.find(order.id)?.lastSequence ?? 0) >= event.sequence;
  return new Response(null, { status: isHandled ? 204 : 409 });
};

/** Keeps what the event says and its number in one change. */
const handle = ({ florin, orders }: Dependencies, { id: orderId }: Order, event: FlorinEvent) =>
  orders.change(orderId, async (draft) => {
    const handling = await onceInOrder(event, storeIn(draft), () => apply(draft, event));
    if (handling === 'restored') await takeOver(draft, florin, event);
    const { id, type, sequence } = event;
    const arrived = { id, type, sequence, arrivedAt: new Date().toISOString(), handling };
    draft.webhooks = [...draft.webhooks, arrived].slice(-shownMax);
    return handling;
  });

/**
 * Florin sends the events of a payment in order, but an endpoint gets none from before it was made, and none that Florin has given
 * up after days. Those that are missing are asked for, or the order would refuse all that follow.
 */
const handleMissed = async (deps: Dependencies, order: Order, { transactionId }: FlorinEvent) => {
  if (transactionId === null) return;
  for await (const missed of deps.florin.events.list({ transactionId })) await handle(deps, order, missed);
};

const asRefusal = (error: unknown) => {
  if (error instanceof FlorinError) return new Response(error.message, { status: 400 });
  throw error;
};

/**
 * By its payment; and by the id of the order that init got as metadata, when this is faster than the answer of init. Never by the
 * reference, which two orders may share: what is paid for one must not pay another.
 */
const findOrder = (orders: readonly Order[], event: FlorinEvent) =>
  orders.find(({ payment }) => payment && payment.id === event.transactionId) ??
  orders.find(({ id, payment }) => !payment && id === orderIdOf(event));

/** Events of an older Florin have no metadata. */
const orderIdOf = ({ data }: FlorinEvent) => (data as Partial<Payment>).metadata?.[orderName];

/** The events of an order are those of its one payment, so their number is kept with the order, in the same change. */
const storeIn = (draft: Order): SequenceStore => ({
  lastEvent: async () =>
    draft.lastSequence === 0
      ? undefined
      : { sequence: draft.lastSequence, createdAt: draft.lastEventAt ?? '' },
  advance: async (_payment, from, { sequence, createdAt }) => {
    if (draft.lastSequence !== (from?.sequence ?? 0)) return false;
    draft.lastSequence = sequence;
    draft.lastEventAt = createdAt;
    return true;
  },
});

/** Florin was restored from a backup, so what earlier events said may not be true any more. The payment says what is. */
const takeOver = async (draft: Order, florin: Florin, { transactionId }: FlorinEvent) => {
  if (transactionId === null) return;
  const { status, refunds } = await florin.payments.read(transactionId);
  keepStatus(draft, status);
  draft.refunds = Object.fromEntries(refunds.map(({ id, amount, status }) => [id, { amount, status }]));
};

const apply = (draft: Order, event: FlorinEvent) => {
  // The first event says nothing that is not known since init, and may come later than what the buyer has done.
  if (isPaymentEvent(event) && event.type !== 'payment.created') keepStatus(draft, event.data.status);
  if (isRefundEvent(event)) {
    const { id, amount, status } = event.data;
    draft.refunds[id] = { amount, status };
  }
};

type PaymentEvent = Extract<FlorinEvent, { type: `payment.${string}` }>;
type RefundEvent = Extract<FlorinEvent, { type: `refund.${string}` }>;
const isPaymentEvent = (event: FlorinEvent): event is PaymentEvent => event.type.startsWith('payment.');
const isRefundEvent = (event: FlorinEvent): event is RefundEvent => event.type.startsWith('refund.');
