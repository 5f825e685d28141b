import { FlorinError, type EventPage, type Florin, type FlorinEvent } from '@florin/client';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Logger, ProcessContext, SettingsStoreService, type RequestContext } from '@vendure/core';
import { Connections, type Connection } from './connections.ts';
import { handleEvent } from './handle-event.ts';
import { findOldestOpen } from './open-payments.ts';
import { OpenShop } from './open-shop.ts';
import type { Shop } from './shop.ts';

const intervalMs = 60_000;
const pageSize = 100;
/** The clocks of the shop and of Florin may differ. */
const clockSkewMs = 3_600_000;
/** After so many events that fail in one run, Florin or the database is down. */
const failuresMax = 5;

/** The position up to which events were read, in Vendure's own store of settings, for each connection. */
export const cursorsField = 'cursors';
const cursorsKey = `florin.${cursorsField}`;

type Cursors = Readonly<Record<string, string>>;

const nameOf = ({ channelCode = '' }: Connection) => channelCode;

const readPage = async (florin: Florin, after: string | undefined, from: Date): Promise<EventPage> => {
  const start = { from: new Date(from.getTime() - clockSkewMs).toISOString(), limit: pageSize };
  if (after === undefined) return florin.events.page(start);
  try {
    return await florin.events.page({ after, limit: pageSize });
  } catch (error) {
    if (error instanceof FlorinError && error.code === 'cursor_expired') return florin.events.page(start);
    throw error;
  }
};

const tryToHandle = async (shop: Shop, event: FlorinEvent) => {
  try {
    await handleEvent(shop, event);
    return true;
  } catch (error) {
    Logger.error(`${event.id} could not be handled: ${String(error)}`, 'Florin');
    return false;
  }
};

/**
 * Reads the events that no webhook brought: when the server starts, and every minute while a payment or a refund is open. A webhook
 * may be lost in a proxy, or while the shop was closed for longer than Florin tries again. An event that a webhook has brought
 * changes nothing the second time.
 */
@Injectable()
export class EventReader implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #connections: Connections;
  readonly #shop: OpenShop;
  readonly #settings: SettingsStoreService;
  readonly #process: ProcessContext;
  #timer: NodeJS.Timeout | undefined;
  #isClosing = false;

  constructor(
    @Inject(Connections) connections: Connections,
    @Inject(OpenShop) shop: OpenShop,
    @Inject(SettingsStoreService) settings: SettingsStoreService,
    @Inject(ProcessContext) process: ProcessContext,
  ) {
    this.#connections = connections;
    this.#shop = shop;
    this.#settings = settings;
    this.#process = process;
  }

  onApplicationBootstrap() {
    if (this.#process.isServer) this.#schedule(0);
  }

  onApplicationShutdown() {
    this.#isClosing = true;
    clearTimeout(this.#timer);
  }

  /** One run after the other, so that a slow one does not meet the next. */
  #schedule(inMs: number) {
    if (this.#isClosing) return;
    this.#timer = setTimeout(() => void this.#run(inMs === 0), inMs);
  }

  async #run(isFirst: boolean) {
    for (const connection of this.#connections.list()) {
      try {
        await this.#readEvents(connection, isFirst);
      } catch (error) {
        Logger.error(`Events could not be read: ${String(error)}`, 'Florin');
      }
    }
    this.#schedule(intervalMs);
  }

  async #readEvents(connection: Connection, isFirst: boolean) {
    const shop = this.#shop.through(connection);
    const oldest = await findOldestOpen(shop.connection);
    if (oldest === undefined && !isFirst) return;
    const ctx = await shop.contexts.create({ apiType: 'admin' });
    let after = (await this.#readCursors(ctx))[nameOf(connection)];
    let failures = 0;
    for (let isLast = false; !isLast && !this.#isClosing;) {
      const { items, nextCursor } = await readPage(shop.florin, after, oldest ?? new Date());
      for (const event of items) {
        if (!(await tryToHandle(shop, event))) failures += 1;
        if (failures >= failuresMax) return;
      }
      // One event that fails is tried again in a minute, and does not hold up the others.
      if (failures === 0) await this.#keepCursor(ctx, connection, nextCursor);
      after = nextCursor;
      isLast = items.length < pageSize;
    }
  }

  async #keepCursor(ctx: RequestContext, connection: Connection, cursor: string) {
    const cursors = { ...(await this.#readCursors(ctx)), [nameOf(connection)]: cursor };
    await this.#settings.set(ctx, cursorsKey, cursors);
  }

  async #readCursors(ctx: RequestContext): Promise<Cursors> {
    return (await this.#settings.get<Cursors>(ctx, cursorsKey)) ?? {};
  }
}
