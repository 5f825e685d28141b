import type { Client } from 'pg';
import {
  addressOf,
  isOutdated,
  isShared,
  makeClient,
  prepareConnection,
  send,
  type ConnectionOptions,
} from './connection.ts';
import { asDatabaseError, endsConnection } from './errors.ts';
import type { Hosts } from './hosts.ts';
import type { Prepared } from './statement.ts';

/**
 * Connections that take many reads at a time: each sends its statements one after the other without waiting for answers.
 * Measured: twice as many reads a second for half of our processor's time (docs/decisions/007-driver-and-deadlines.md).
 */
export const makeReaders = (hosts: Hosts, options: ConnectionOptions, count: number) => {
  const readers: (Promise<Client> | undefined)[] = Array.from({ length: count }, () => undefined);
  let next = 0;
  /** A pooler gives each statement another session: its answers must not be mixed up. */
  let isBehindPooler = false;

  const open = async () => {
    const client = makeClient(hosts, options, true);
    try {
      await client.connect();
      await prepareConnection(client, options);
    } catch (error) {
      hosts.skip(addressOf(client));
      void client.end().catch(() => undefined);
      throw asDatabaseError(error);
    }
    return client;
  };

  const drop = (index: number, opened: Promise<Client>) => {
    if (readers[index] !== opened) return;
    readers[index] = undefined;
    void opened.then((client) => client.end()).catch(() => undefined);
  };

  const openAt = (index: number) => {
    const opened = open();
    readers[index] = opened;
    // One that could not be opened is tried again by the next read, whatever the error was.
    opened.catch(() => drop(index, opened));
    return opened;
  };

  return {
    isUsable: () => count > 0 && !isBehindPooler,
    /** Returns undefined, and sends nothing, when the statement has to go another way. */
    run: async (statement: Prepared, statementMs?: number) => {
      const index = (next = (next + 1) % count);
      const opened = readers[index] ?? openAt(index);
      const client = await opened;
      isBehindPooler ||= isShared(client);
      if (isBehindPooler || isOutdated(client, hosts)) {
        drop(index, opened);
        return undefined;
      }
      try {
        return await send(client, statement, statementMs);
      } catch (error) {
        if (endsConnection(error)) drop(index, opened);
        throw error;
      }
    },
    close: async () => {
      await Promise.allSettled(readers.map(async (opened) => (await opened)?.end()));
    },
  };
};
