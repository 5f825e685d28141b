import { StartFault } from '../../start/start-fault.ts';
import type { Platform } from './platform.ts';

/** An event as the API answers it. */
export interface FedEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: string;
  readonly transactionId: string | null;
}

interface Page {
  readonly items: readonly FedEvent[];
  readonly nextCursor: string;
}

const pageMax = 100;
const pagesMax = 10_000;

/** The events after a cursor, a page at most. */
export const readEvents = async (
  { ask }: Platform,
  after: string | undefined,
  filter: Readonly<Record<string, string>> = {},
) => {
  const query = new URLSearchParams({ limit: String(pageMax), ...filter, ...(after && { after }) });
  return (await ask({ method: 'GET', path: `/events?${query.toString()}` })) as Page;
};

/** The last events, and the cursor after them. The feed begins with the oldest, so it is read to its end. */
export const readLastEvents = async (
  platform: Platform,
  count: number,
  filter: Readonly<Record<string, string>> = {},
) => {
  let last: FedEvent[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < pagesMax; page += 1) {
    const read = await readEvents(platform, cursor, filter);
    last = count === 0 ? [] : [...last, ...read.items].slice(-count);
    cursor = read.nextCursor;
    if (read.items.length < pageMax) return { last, cursor };
  }
  throw new StartFault('There are more events than this command can read.');
};
