import { Pool as DriverPool, type Client, type ClientBase, type PoolClient } from 'pg';
import {
  addressOf,
  isOutdated,
  makeClient,
  prepareConnection,
  send,
  type ConnectionOptions,
} from './connection.ts';
import {
  asDatabaseError,
  DatabaseAway,
  endsConnection,
  isReadOnly,
  isStaleStatement,
  WrongServer,
} from './errors.ts';
import type { Hosts } from './hosts.ts';
import { makeReaders } from './pipelined-reads.ts';
import type { Prepared } from './statement.ts';

type Rows = Record<string, unknown>[];

export interface Pool {
  /** Runs one statement by itself. */
  run(statement: Prepared, statementMs?: number): Promise<Rows>;
  /** Gives one connection to the work alone. */
  withClient<T>(work: (client: ClientBase) => Promise<T>): Promise<T>;
  /** How many connections are at work, and how many callers wait for one. */
  usage(): PoolUsage;
  close(): Promise<void>;
}

export interface PoolUsage {
  readonly inUse: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface PoolOptions extends ConnectionOptions {
  readonly connections: number;
  /** How many further connections take statements that only read, many at a time. */
  readonly readers: number;
}

const closeMs = 5000;
/** So that connections spread anew over servers that come and go. */
const lifeSeconds = 900;

/** Connections to the primary among the hosts. Every wait in here has an end. */
export const openPool = (hosts: Hosts, options: PoolOptions): Pool => {
  const pool = makeDriverPool(hosts, options);
  const readers = makeReaders(hosts, options, options.readers);

  const acquire = async (): Promise<PoolClient> => {
    const deadline = performance.now() + options.connectMs;
    let refusal: WrongServer | undefined;
    for (let tries = 1; performance.now() < deadline; tries += 1) {
      const address = hosts.current();
      try {
        const client = await pool.connect();
        if (!isOutdated(client, hosts)) return client;
        client.release(true);
      } catch (error) {
        hosts.skip(address);
        // It says more than that the other hosts are away.
        if (error instanceof WrongServer) refusal = error;
        if (tries >= hosts.count) throw refusal ?? asDatabaseError(error);
      }
    }
    throw new DatabaseAway('No connection to the database was free in time.');
  };

  const withClient = async <T>(work: (client: ClientBase) => Promise<T>): Promise<T> => {
    const client = await acquire();
    try {
      const done = await work(client);
      client.release();
      return done;
    } catch (error) {
      if (isReadOnly(error) && !isOutdated(client, hosts)) hosts.leave(addressOf(client));
      client.release(endsConnection(error) || !isIdle(client));
      throw error;
    }
  };

  const runAlone = (statement: Prepared, statementMs?: number) =>
    withClient((client) => send(client, statement, statementMs));

  /** A read that was not sent, or was lost with its connection, is sent again in the time that is left. */
  const read = async (statement: Prepared, statementMs = options.statementMs ?? Infinity) => {
    const deadline = performance.now() + statementMs;
    const leftMs = () => Math.floor(deadline - performance.now());
    try {
      const rows = await readers.run(statement, statementMs);
      if (rows !== undefined) return rows;
    } catch (error) {
      if (!endsConnection(error) || leftMs() <= 0) throw error;
    }
    return runAlone(statement, Math.max(1, leftMs()));
  };

  return {
    run: async (statement, statementMs) => {
      try {
        return await (statement.isRead && readers.isUsable()
          ? read(statement, statementMs)
          : runAlone(statement, statementMs));
      } catch (error) {
        if (!isStaleStatement(error)) throw error;
        return runAlone({ ...statement, name: undefined }, statementMs);
      }
    },
    withClient,
    usage: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => {
      const ended = Promise.all([pool.end(), readers.close()]);
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, closeMs).unref())]);
    },
  };
};

const makeDriverPool = (hosts: Hosts, options: PoolOptions) => {
  const pool = new DriverPool({
    max: options.connections,
    connectionTimeoutMillis: options.connectMs,
    idleTimeoutMillis: 0,
    maxLifetimeSeconds: lifeSeconds,
    // Called with `new` by the pool: the host is chosen anew for each connection.
    Client: function OwnClient() {
      return makeClient(hosts, options);
    } as unknown as typeof Client,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it
    onConnect: (client) => prepareConnection(client as Client, options),
  });
  pool.on('error', () => undefined);
  return pool;
};

/** No transaction was left open on it. */
const isIdle = (client: ClientBase) =>
  (client as unknown as { getTransactionStatus(): string | null }).getTransactionStatus() === 'I';
