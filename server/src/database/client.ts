import { setTimeout as pause } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { elsewhere } from '../elsewhere.ts';
import { commit, makeClient, prepareConnection, send, type ConnectionOptions } from './connection.ts';
import { asDatabaseError, DatabaseAway, isStaleStatement, ReadOnlyServer } from './errors.ts';
import { makeHosts } from './hosts.ts';
import { openPool, type Pool, type PoolUsage } from './pool.ts';
import type { ServerMemory } from './server-memory.ts';
import { prepare, sqlMark, type Fragment, type Json, type Prepared, type Value } from './statement.ts';

/** A statement. It runs when it is awaited; inside another one it is a part of that. */
interface Statement<Rows> extends Fragment, Promise<Rows> {}

/** `sql<Row[]>\`select … where id = ${id}\``: what is inserted is sent as a value, never as a part of the text. */
type Tag = <Rows extends readonly object[] = Record<string, unknown>[]>(
  strings: TemplateStringsArray,
  ...inserted: readonly Value[]
) => Statement<Rows>;

interface Write extends Tag {
  /**
   * The same for a statement that has no effect, not even by a function that it calls. Outside of a transaction it may share a
   * connection with other reads, and is sent again when that connection is lost. A test checks that it has no effect.
   */
  readonly read: Tag;
  json(value: unknown): Json;
  /** Runs SQL as it is written, without values, and answers the rows of its last statement. For migrations and tests. */
  script<Rows extends readonly object[] = Record<string, unknown>[]>(text: string): Promise<Rows>;
}

/** Statements inside of one transaction. */
export interface Transaction extends Write {
  readonly isTransaction: true;
}

/** Statements that each stand for themselves, and the way to a transaction. */
export interface Sql extends Write {
  readonly isTransaction: false;
  /** Commits when the work resolves, and takes everything back when it rejects. */
  begin<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  begin<T>(mode: TransactionMode, work: (tx: Transaction) => Promise<T>): Promise<T>;
  usage(): PoolUsage;
  close(): Promise<void>;
}

type TransactionMode = 'isolation level repeatable read read only';

/**
 * How long we wait for a free or a new connection, and then for the answer to a statement. About as long as a caller
 * waits: after that it is better to answer that the database is away.
 */
const waitMs = 3000;
export const reportConnections = 4;

/**
 * Whatever happens to us, PostgreSQL ends what we began: a wait for a lock, an idle transaction, a client that has vanished without
 * a word.
 */
const limits = (patience: number) => ({
  // After waiting for a lock, a statement reads what others committed. Otherwise two transfers would take the same money.
  default_transaction_isolation: 'read committed',
  lock_timeout: `${2 * patience}s`,
  idle_in_transaction_session_timeout: `${5 * patience}s`,
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
  tcp_user_timeout: '20s',
});

/** Reads the password anew for each connection; undefined: it stands in the URL. */
type ReadPassword = (() => Promise<string>) | undefined;

interface ConnectOptions {
  readonly readPassword?: ReadPassword;
  /** How many times longer than usual each wait may take. A test on a busy machine is not about waiting. */
  readonly patience?: number;
  /** Which server was written to. Undefined: whichever can be written to is taken. */
  readonly memory?: ServerMemory | undefined;
}

export const connect = (
  url: string,
  connections: number,
  { readPassword, patience = 1, memory }: ConnectOptions = {},
): Sql => {
  const readers = Math.max(1, Math.floor(connections / 5));
  return makeSql(
    openPool(makeHosts(url, memory), {
      applicationName: 'florin',
      connections: Math.max(1, connections - readers),
      readers,
      connectMs: waitMs * patience,
      statementMs: waitMs * patience,
      readPassword,
      settings: {
        ...limits(patience),
        statement_timeout: `${5 * patience}s`,
        // Whatever runs on these connections finds its rows by an index, whatever its values are, so its plan is made once.
        // Left to itself PostgreSQL planned some statements at each call, which was about a fifth of its time for a payment.
        plan_cache_mode: 'force_generic_plan',
        // A plan that was made while a table was small would go on to read all of it.
        enable_seqscan: 'off',
        jit: 'off',
      },
    }),
  );
};

/**
 * Connections of their own for lists and reports: however long these take, they take nothing from payments. Their plans
 * are made for the very values asked for, since one for any value can be a hundred times slower for a rare one.
 */
export const connectForReports = (
  url: string,
  { readPassword, patience = 1, memory }: ConnectOptions = {},
): Sql => {
  const pool = openPool(makeHosts(url, memory), {
    applicationName: 'florin reports',
    connections: reportConnections,
    readers: 0,
    // Longer than the server's own limit, whose error says what was wrong.
    statementMs: (waitMs + 2000) * patience,
    connectMs: waitMs * patience,
    readPassword,
    settings: {
      ...limits(patience),
      // Longer than a statement may take, whose error tells the caller to ask for less.
      lock_timeout: `${4 * patience}s`,
      statement_timeout: `${3 * patience}s`,
      plan_cache_mode: 'force_custom_plan',
      // What a list needs is in memory or on a disk without arms; the default of 4 makes the planner join whole indexes.
      random_page_cost: 1.1,
    },
  });
  return makeSql({
    ...pool,
    run: (statement) => elsewhere(() => pool.run(statement)),
    withClient: (work) => elsewhere(() => pool.withClient(work)),
  });
};

/** One connection for checks alone: they must not wait behind the work that they are about. */
export const connectForChecks = (
  url: string,
  { readPassword, patience = 1, memory }: ConnectOptions = {},
): Sql =>
  makeSql(
    openPool(makeHosts(url, memory), {
      applicationName: 'florin checks',
      connections: 1,
      readers: 0,
      connectMs: waitMs * patience,
      statementMs: waitMs * patience,
      readPassword,
      settings: { ...limits(patience), statement_timeout: `${5 * patience}s` },
    }),
  );

/** Nobody waits for an answer, and the machine may be busy with the start. */
const aloneConnectMs = 10_000;

/** One connection, for work that may take as long as it needs: migrations, and locks that are held for long. */
export const connectAlone = async (url: string, readPassword?: ReadPassword): Promise<Sql> => {
  const options: ConnectionOptions = {
    applicationName: 'florin command',
    settings: { lock_timeout: '2s' },
    statementMs: undefined,
    connectMs: aloneConnectMs,
    readPassword,
  };
  const hosts = makeHosts(url);
  for (let tries = 1; ; tries += 1) {
    const client = makeClient(hosts, options);
    try {
      await client.connect();
      await prepareConnection(client, options);
      return makeSql({
        run: (statement) => send(client, statement),
        withClient: (work) => work(client),
        usage: () => ({ inUse: 1, idle: 0, waiting: 0 }),
        close: () => client.end(),
      });
    } catch (error) {
      void client.end().catch(() => undefined);
      hosts.skip(hosts.current());
      if (tries >= hosts.count) throw asDatabaseError(error);
    }
  }
};

const makeSql = (pool: Pool): Sql => {
  const run = (statement: Prepared) => pool.run(statement);
  const begin = async <T>(mode: string, work: (tx: Transaction) => Promise<T>): Promise<T> => {
    const inTransaction = (named: boolean) =>
      pool.withClient((client) => transact(client, mode, named, work));
    // A connection that has lost its prepared statements has done nothing yet that would not be taken back.
    return inTransaction(true).catch((error: unknown) => {
      if (!isStaleStatement(error)) throw error;
      return inTransaction(false);
    });
  };
  return Object.assign(makeWrite(run), {
    isTransaction: false as const,
    begin: <T>(first: string | ((tx: Transaction) => Promise<T>), second?: (tx: Transaction) => Promise<T>) =>
      typeof first === 'string' ? begin(first, second!) : begin('', first),
    usage: () => pool.usage(),
    close: () => pool.close(),
  });
};

const transact = async <T>(
  client: ClientBase,
  mode: string,
  named: boolean,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  const plain = (text: string) => send(client, { text, values: [], name: undefined });
  await plain(`begin ${mode}`);
  try {
    const run = (statement: Prepared) => send(client, named ? statement : { ...statement, name: undefined });
    const done = await work(Object.assign(makeWrite(run), { isTransaction: true as const }));
    await commit(client);
    return done;
  } catch (error) {
    // A connection that is lost or silent is dropped, and then PostgreSQL rolls back by itself.
    if (!(error instanceof DatabaseAway)) await plain('rollback').catch(() => undefined);
    throw error;
  }
};

const makeTag =
  (run: (statement: Prepared) => Promise<unknown[]>): Tag =>
  <Rows>(strings: TemplateStringsArray, ...inserted: readonly Value[]) =>
    makeStatement<Rows>({ [sqlMark]: true, strings, inserted }, run);

/** JSON is read back as numbers, so no more is lost by writing a bigint as one. */
const writeWhole = (_name: string, value: unknown) => (typeof value === 'bigint' ? Number(value) : value);

const makeWrite = (run: (statement: Prepared) => Promise<unknown[]>): Write =>
  Object.assign(makeTag(run), {
    read: makeTag((statement) => run({ ...statement, isRead: true })),
    json: (value: unknown): Json => ({ json: JSON.stringify(value, writeWhole) }),
    script: <Rows>(text: string) =>
      run({ text, values: [], name: undefined }) as Promise<unknown> as Promise<Rows>,
  });

const makeStatement = <Rows>(
  fragment: Fragment,
  run: (statement: Prepared) => Promise<unknown[]>,
): Statement<Rows> => {
  let running: Promise<Rows> | undefined;
  const start = () => (running ??= run(prepare(fragment)) as Promise<unknown> as Promise<Rows>);
  return {
    ...fragment,
    // oxlint-disable-next-line unicorn/no-thenable -- a statement runs when it is awaited
    then: (onDone, onFailed) => start().then(onDone, onFailed),
    catch: (onFailed) => start().catch(onFailed),
    finally: (onEnd) => start().finally(onEnd),
    [Symbol.toStringTag]: 'Statement',
  };
};

const readinessMs = 900;

/** Resolves when the primary answers, and rejects within a second otherwise. */
export const checkDatabase = async (sql: Sql) => {
  const asked = sql.read<{ isReadOnly: boolean }[]>`
    select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "isReadOnly"`;
  const tooLate = new AbortController();
  const late = pause(readinessMs, undefined, { signal: tooLate.signal }).then(() => {
    throw new DatabaseAway('The database does not answer in time.');
  });
  const [row] = await Promise.race([asked, late]).finally(() => tooLate.abort());
  if (row!.isReadOnly) throw new ReadOnlyServer('The database server is read-only.');
};
