import { useSyncExternalStore } from 'react';

let isLost = !navigator.onLine;
const listeners = new Set<() => void>();

const setLost = (isLostNow: boolean) => {
  if (isLost === isLostNow) return;
  isLost = isLostNow;
  for (const listen of listeners) listen();
};

/** The service has answered. */
export const noteReached = () => setLost(false);

/** The service could not be reached, or the browser says that it has no network. */
export const noteUnreached = () => setLost(true);

const subscribe = (listen: () => void) => {
  listeners.add(listen);
  return () => void listeners.delete(listen);
};

/** True from a call that didn't reach the service until one does. */
export const useIsConnectionLost = () => useSyncExternalStore(subscribe, () => isLost);
