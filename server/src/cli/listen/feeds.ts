import { StartFault } from '../../start/start-fault.ts';
import { bodyOf, sendRequest } from '../sandbox/http-call.ts';
import type { Platform } from '../sandbox/platform.ts';
import { readEvents, readLastEvents, type FedEvent } from '../sandbox/read-events.ts';
import type { Feed } from './follow-events.ts';

/** The events of one key, as its platform reads them. */
export const feedOfKey = (platform: Platform): Feed => {
  let cursor: string | undefined;
  return {
    skip: async () => {
      ({ cursor } = await readLastEvents(platform, 0));
    },
    next: async () => {
      const page = await readEvents(platform, cursor);
      cursor = page.nextCursor;
      return page.items;
    },
    close: async () => {},
  };
};

interface Page {
  readonly items: readonly FedEvent[];
  readonly nextCursor: string | null;
}

const pagesMax = 1000;

const noResult = () => undefined;

/** The events of every platform, as an operator sees them in the dashboard: the newest first, so each look reads back to the last one. */
export const feedOfSandbox = (url: string, cookie: string): Feed => {
  let lastId: string | undefined;
  const ask = async (method: 'GET' | 'DELETE', path: string) => {
    const request = { method, url: `${url}/dashboard/api${path}`, headers: { cookie } };
    return bodyOf(request, await sendRequest(request));
  };
  const readPage = async (cursor: string | null, limit: number) => {
    const query = new URLSearchParams({ limit: String(limit), ...(cursor !== null && { after: cursor }) });
    return (await ask('GET', `/events?${query.toString()}`)) as Page;
  };
  const readNew = async () => {
    const found: FedEvent[] = [];
    let cursor: string | null = null;
    for (let count = 0; count < pagesMax; count += 1) {
      const { items, nextCursor }: Page = await readPage(cursor, 100);
      const end = items.findIndex(({ id }) => id === lastId);
      found.push(...(end === -1 ? items : items.slice(0, end)));
      if (end !== -1 || nextCursor === null) return found.toReversed();
      cursor = nextCursor;
    }
    throw new StartFault('There are more events than this command can read.');
  };
  return {
    skip: async () => {
      lastId = (await readPage(null, 1)).items[0]?.id;
    },
    next: async () => {
      const events = await readNew();
      lastId = events.at(-1)?.id ?? lastId;
      return events;
    },
    // Without a sandbox, the session ends by itself after half an hour.
    close: () => ask('DELETE', '/session').then(noResult, noResult),
  };
};
