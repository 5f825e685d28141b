import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Delivery, Payment, PaymentRedirection, Refund } from '@florin/client';
import type { Language } from './texts/languages.ts';

interface OrderLine {
  readonly goodId: string;
  readonly name: string;
  readonly quantity: number;
  readonly unitAmount: number;
}

/** An event of Florin that arrived, and whether it was the first time. */
interface ArrivedWebhook {
  readonly id: string;
  readonly type: string;
  readonly sequence: number;
  readonly arrivedAt: string;
  readonly handling: 'handled' | 'repeated' | 'too_early';
}

export interface Order {
  /** Nobody can guess it: everybody who has the address of an order may see it. */
  readonly id: string;
  readonly createdAt: string;
  readonly language: Language;
  readonly lines: readonly OrderLine[];
  readonly totalAmount: number;
  readonly delivery: Delivery | undefined;
  /** What init has answered. Undefined: it has not. */
  payment?: PaymentRedirection;
  /**
   * As Florin has told it last, by a webhook or when it was asked. `new`: its payment is not started. `unknown`: Florin knows
   * no such payment of this shop's API key.
   */
  status: Payment['status'] | 'new' | 'unknown';
  paidAt?: string;
  refunds: Record<string, Pick<Refund, 'amount' | 'status'>>;
  /** The number of the newest event that was handled. */
  lastSequence: number;
  webhooks: ArrivedWebhook[];
}

/** What the buyer and the wallet read. */
export const numberOf = ({ id }: Pick<Order, 'id'>) => `K-${id.slice(0, 8).toUpperCase()}`;

export const isOrderId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

/** The oldest are removed. */
const ordersMax = 1000;

/** The orders: in memory, and each in a file of its own that is replaced as a whole. */
export const openOrders = async (folder: string, onChange: (order: Order) => void) => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const orders = new Map<string, Order>();
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.json'))) {
    const order = JSON.parse(await readFile(join(folder, file), 'utf8')) as Order;
    orders.set(order.id, order);
  }

  const fileOf = (id: string) => join(folder, `${id}.json`);
  const newestFirst = () =>
    [...orders.values()].toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));

  const save = async (order: Order) => {
    const draft = `${fileOf(order.id)}.new`;
    await writeFile(draft, JSON.stringify(order, undefined, 2), { mode: 0o600, flush: true });
    await rename(draft, fileOf(order.id));
    orders.set(order.id, order);
    for (const { id } of newestFirst().slice(ordersMax)) {
      orders.delete(id);
      await rm(fileOf(id), { force: true });
    }
    onChange(order);
  };

  let lastTurn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = lastTurn.then(work);
    lastTurn = turn.catch(() => undefined);
    return turn;
  };

  return {
    find: (id: string | undefined) => (id === undefined ? undefined : orders.get(id)),
    newestFirst,
    /** Of two with the same id, the first counts. */
    add: (order: Order): Promise<Order> =>
      inTurn(async () => {
        if (!orders.has(order.id)) await save(order);
        return orders.get(order.id)!;
      }),
    /** One change at a time, as a whole: when `work` throws, nothing of it is kept. */
    change: <T>(id: string, work: (draft: Order) => T | Promise<T>): Promise<T> =>
      inTurn(async () => {
        const draft = structuredClone(orders.get(id)!);
        const result = await work(draft);
        await save(draft);
        return result;
      }),
  };
};

export type Orders = Awaited<ReturnType<typeof openOrders>>;

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
