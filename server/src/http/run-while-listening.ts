import type { App } from './fastify.ts';

type Stop = () => void | Promise<void>;

/**
 * Runs background work while the service listens. All of it is told to stop at once, while the last requests are still
 * answered: each may take some seconds to end, and one after the other would take longer than a stop may take
 * (docs/reliability.md#f15).
 */
export const runWhileListening = (app: App, works: readonly (() => Stop)[]) => {
  let stops: readonly Stop[] = [];
  let stopping: Promise<unknown> | undefined;
  app.addHook('onListen', async () => {
    stops = works.map((start) => start());
  });
  app.addHook('preClose', async () => {
    stopping = Promise.allSettled(stops.map(async (stop) => stop()));
  });
  app.addHook('onClose', async () => void (await stopping));
};
