import { AsyncLocalStorage } from 'node:async_hooks';

/** The place of a request among those that this process works on (http/overload.ts). */
export interface Slot {
  leave(): void;
  comeBack(): void;
}

/** Whose place it is, for everything that runs for a request. */
export const currentSlot = new AsyncLocalStorage<Slot>();

/**
 * Runs what waits for someone else: the wallet, a receiver, a turn in another line. Meanwhile the request gives its place to
 * others, because it takes nothing of what they need; so those who wait for the wallet never keep out those who do not.
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
