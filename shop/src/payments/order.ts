import { shopName } from '../texts/shop-name.ts';
import type { Delivery, Florin, Handling, Payment, PaymentRedirection, Refund } from '@florin/client';

/** What the shop keeps of an order. */
export interface Order {
  /** Nobody can guess it: everybody who has the address of an order may see it. */
  readonly id: string;
  readonly createdAt: string;
  readonly lines: readonly OrderLine[];
  /** In cents. */
  readonly totalAmount: number;
  readonly delivery: Delivery | undefined;
  /** What init has answered. Undefined: it has not. */
  payment?: PaymentRedirection;
  /**
   * The last status that Florin reported, by a webhook or when it was asked. `new`: its payment is not started. `unknown`: Florin
   * knows no such payment of this shop's API key.
   */
  status: Payment['status'] | 'new' | 'unknown';
  paidAt?: string;
  refunds: Record<string, Pick<Refund, 'amount' | 'status'>>;
  /** The number of the newest event that was handled. */
  lastSequence: number;
  /** When that event happened. Orders of earlier versions don't have it. */
  lastEventAt?: string;
  /** The events that arrived, to be shown. */
  webhooks: ArrivedWebhook[];
}

interface OrderLine {
  readonly goodId: string;
  readonly name: string;
  readonly type: 'physical' | 'digital';
  /** The account of the seller. */
  readonly accountId: string;
  readonly quantity: number;
  readonly unitAmount: number;
}

interface ArrivedWebhook {
  readonly id: string;
  readonly type: string;
  readonly sequence: number;
  readonly arrivedAt: string;
  readonly handling: Handling;
}

/** The shop's own database. */
export interface Orders {
  readonly find: (id: string | undefined) => Order | undefined;
  readonly newestFirst: () => readonly Order[];
  /** Of two with the same id, the first counts. */
  readonly add: (order: Order) => Promise<Order>;
  /** A transaction: one change at a time, as a whole. When `work` throws, nothing of it is kept. */
  readonly change: <T>(id: string, work: (draft: Order) => T | Promise<T>) => Promise<T>;
}

export interface Dependencies {
  readonly florin: Florin;
  readonly orders: Orders;
  /** Where buyers find this shop. */
  readonly shopUrl: string;
  readonly webhookSecret: string;
  /** Something became of a payout. The shop keeps nothing of it. */
  readonly onPayout: () => void;
}

/** What the buyer reads. */
export const numberOf = ({ id }: Pick<Order, 'id'>) => `K-${id.slice(0, 8).toUpperCase()}`;

/** What Florin and the wallet show of the order: with the name of the shop, which buyers know. */
export const referenceOf = (order: Pick<Order, 'id'>) => `${shopName} ${numberOf(order)}`;

/** The name of the metadata of a payment that says to which order it belongs. */
export const orderName = 'order';

/** May be called again: by the webhook, and by the buyer's page when it is faster. */
export const keepStatus = (draft: Order, status: Order['status']) => {
  draft.status = status;
  if (status === 'captured') draft.paidAt ??= new Date().toISOString();
};

/**
 * What a status means for the cart that the order was made of. `open`: nobody has approved, and the payment can be stopped.
 * `taken`: money has moved or may still move, so the same cart must not be paid again. `over`: it has ended without money.
 * A Record, so that a new status does not compile until this is decided.
 */
const stages: Record<Order['status'], 'open' | 'taken' | 'over'> = {
  new: 'open',
  awaiting_approval: 'open',
  capturing: 'taken',
  authorizing: 'taken',
  authorized: 'taken',
  partially_captured: 'taken',
  validating: 'taken',
  releasing: 'taken',
  captured: 'taken',
  quarantined: 'taken',
  unknown: 'taken',
  cancelled: 'over',
  expired: 'over',
  failed: 'over',
};

export const stageOf = ({ status, paidAt }: Order) => (paidAt ? 'taken' : stages[status]);
