import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Order, Orders } from '../payments/order.ts';

export const isOrderId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

/** The oldest are removed. */
const ordersMax = 1000;

/** The orders: in memory, and each in a file of its own that is replaced as a whole. */
export const openOrders = async (folder: string, onChange: (order: Order) => void): Promise<Orders> => {
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
    find: (id) => (id === undefined ? undefined : orders.get(id)),
    newestFirst,
    add: (order) =>
      inTurn(async () => {
        if (!orders.has(order.id)) await save(order);
        return orders.get(order.id)!;
      }),
    change: (id, work) =>
      inTurn(async () => {
        const draft = structuredClone(orders.get(id)!);
        const result = await work(draft);
        await save(draft);
        return result;
      }),
  };
};
