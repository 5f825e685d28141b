import { isoTime, now, secondsFromNow } from '../clock.ts';
import type { DeliveryOutcome } from '../faults/delivery.ts';
import type { Wallet } from '../wallet.ts';
import {
  findNextDue,
  getDelivery,
  listDueDeliveries,
  markDelivery,
  releaseHeldBack,
  type DeliveryState,
  type DueDelivery,
} from './queries.ts';
import { sendNotification } from './send-notification.ts';

export interface DeliveryQueue {
  /** Looks for due notifications, after the current turn of the event loop. */
  readonly wake: () => void;
  /** Stops, and waits for the deliveries that are running. */
  readonly close: () => Promise<void>;
}

const limits = { running: 32, tries: 25 };
const longestWaitMs = 60_000;

/** 25 tries over about three days: seconds at first, then hours. */
const retryDelaySeconds = (tries: number): number => Math.min(2 ** tries, 6 * 3600);

/** Sends what is due. The notifications of one order are sent one after another; orders do not wait for each other. */
export const createDeliveryQueue = (wallet: Wallet): DeliveryQueue => {
  const runningByOrder = new Map<string, Promise<void>>();
  const stop = new AbortController();
  let scheduled = false;
  let timer: NodeJS.Timeout | undefined;

  const recordOutcome = (delivery: DueDelivery, outcome: DeliveryOutcome): void => {
    const { database, clock } = wallet;
    const tries = delivery.tries + 1n;
    const mark = (state: DeliveryState, dueAt: string) =>
      markDelivery(database, delivery.sequence, state, tries, dueAt);
    if (outcome === 'failed') {
      const dueAt = secondsFromNow(clock, retryDelaySeconds(Number(tries)));
      mark(tries >= limits.tries ? 'given_up' : 'waiting', dueAt);
      return;
    }
    mark(outcome, now(clock));
    if (outcome === 'delivered') releaseHeldBack(database, delivery.webhook_id);
  };

  const deliver = async (delivery: DueDelivery): Promise<void> => {
    const outcome = await sendNotification(wallet, delivery, stop.signal);
    // A delivery that the shutdown interrupted stays due.
    if (outcome !== 'failed' || !stop.signal.aborted) recordOutcome(delivery, outcome);
    runningByOrder.delete(delivery.order_id);
    wake();
  };

  const waitUntilDue = (): void => {
    clearTimeout(timer);
    const dueAt = findNextDue(wallet.database);
    if (dueAt === undefined) return;
    const waitMs = Math.min(Math.max(Date.parse(dueAt) - wallet.clock.nowMs(), 100), longestWaitMs);
    timer = setTimeout(wake, waitMs).unref();
  };

  const deliverDue = (): void => {
    scheduled = false;
    if (stop.signal.aborted) return;
    wallet.database.commitNow();
    const due = listDueDeliveries(wallet.database, isoTime(wallet.clock.nowMs()), 4 * limits.running);
    for (const { sequence, order_id: orderId } of due) {
      if (runningByOrder.size >= limits.running) return;
      if (runningByOrder.has(orderId)) continue;
      runningByOrder.set(orderId, deliver(getDelivery(wallet.database, sequence)));
    }
    if (runningByOrder.size === 0) waitUntilDue();
  };

  const wake = (): void => {
    if (scheduled || stop.signal.aborted) return;
    scheduled = true;
    setImmediate(deliverDue);
  };

  return {
    wake,
    close: async () => {
      stop.abort();
      clearTimeout(timer);
      await Promise.allSettled(runningByOrder.values());
    },
  };
};
