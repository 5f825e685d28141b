import { isoTime, now, secondsFrom } from '../clock.ts';
import type { Wallet } from '../wallet.ts';
import {
  findNextDue,
  getDelivery,
  listDueDeliveries,
  markDelivery,
  releaseHeldBack,
  type DueDelivery,
} from './queries.ts';
import { sendNotification } from './send-notification.ts';

export type Courier = {
  wake: () => void;
  /** Stops and waits for what is on its way. */
  close: () => Promise<void>;
};

const most = { inFlight: 32, tries: 25 };
const longestWaitMs = 60_000;

/** 25 tries over about three days: seconds at first, then hours. */
const retryDelaySeconds = (tries: number): number => Math.min(2 ** tries, 6 * 3600);

/** Sends what is due. One order's notifications go one after another; different orders do not wait for each other. */
export const createCourier = (wallet: Wallet): Courier => {
  const ordersOnTheWay = new Map<string, Promise<void>>();
  const stop = new AbortController();
  let scheduled = false;
  let timer: NodeJS.Timeout | undefined;

  const settle = (delivery: DueDelivery, outcome: Awaited<ReturnType<typeof sendNotification>>): void => {
    const { database, clock } = wallet;
    const tries = delivery.tries + 1n;
    const mark = (state: Parameters<typeof markDelivery>[2], dueAt: string) =>
      markDelivery(database, delivery.sequence, state, tries, dueAt);
    if (outcome === 'failed') {
      const dueAt = secondsFrom(clock, retryDelaySeconds(Number(tries)));
      mark(tries >= most.tries ? 'given_up' : 'waiting', dueAt);
      return;
    }
    mark(outcome, now(clock));
    if (outcome === 'delivered') releaseHeldBack(database, delivery.webhook_id);
  };

  const carry = async (delivery: DueDelivery): Promise<void> => {
    const outcome = await sendNotification(wallet, delivery, stop.signal);
    // What a shutdown interrupted stays due.
    if (outcome !== 'failed' || !stop.signal.aborted) settle(delivery, outcome);
    ordersOnTheWay.delete(delivery.order_id);
    wake();
  };

  const sleepUntilDue = (): void => {
    clearTimeout(timer);
    const dueAt = findNextDue(wallet.database);
    if (dueAt === undefined) return;
    const waitMs = Math.min(Math.max(Date.parse(dueAt) - wallet.clock.nowMs(), 100), longestWaitMs);
    timer = setTimeout(wake, waitMs).unref();
  };

  const look = (): void => {
    scheduled = false;
    if (stop.signal.aborted) return;
    wallet.database.commitNow();
    const due = listDueDeliveries(wallet.database, isoTime(wallet.clock.nowMs()), 4 * most.inFlight);
    for (const { sequence, order_id: orderId } of due) {
      if (ordersOnTheWay.size >= most.inFlight) return;
      if (ordersOnTheWay.has(orderId)) continue;
      ordersOnTheWay.set(orderId, carry(getDelivery(wallet.database, sequence)));
    }
    if (ordersOnTheWay.size === 0) sleepUntilDue();
  };

  const wake = (): void => {
    if (scheduled || stop.signal.aborted) return;
    scheduled = true;
    setImmediate(look);
  };

  return {
    wake,
    close: async () => {
      stop.abort();
      clearTimeout(timer);
      await Promise.allSettled(ordersOnTheWay.values());
    },
  };
};
