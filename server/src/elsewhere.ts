import { AsyncLocalStorage } from 'node:async_hooks';

/** The slot of a request among those that this process works on (http/overload.ts). */
export interface Slot {
  leave(): void;
  comeBack(): void;
}

/** The slot of the request, for everything that runs for it. */
export const currentSlot = new AsyncLocalStorage<Slot>();

/**
 * Runs what waits for someone else: the wallet, a receiver, a turn in another line. Meanwhile the request gives its slot to others,
 * because it uses nothing that they need. So requests that wait for the wallet never keep out those that don't.
 */
export const elsewhere = async <T>(wait: () => Promise<T>): Promise<T> => {
  const slot = currentSlot.getStore();
  if (slot === undefined) return wait();
  slot.leave();
  try {
    return await wait();
  } finally {
    slot.comeBack();
  }
};
