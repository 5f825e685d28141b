import {
  Client,
  types as standardTypes,
  type ClientBase,
  type CustomTypesConfig,
  type QueryConfig,
  type QueryResult,
} from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';
import { invariant } from '../invariant.ts';
import { asDatabaseError, ReadOnlyServer } from './errors.ts';
import type { Hosts } from './hosts.ts';
import { identityColumns, readServerRow, type ServerIdentity } from './server-identity.ts';
import type { Prepared } from './statement.ts';

/** What connections are opened with. */
export interface ConnectionOptions {
  readonly applicationName: string;
  /** Settings of PostgreSQL for each connection. */
  readonly settings: Readonly<Record<string, string | number>>;
  /** The longest that one statement may take, as we see it; undefined: as long as it needs. */
  readonly statementMs: number | undefined;
  /** How long we wait until a new connection can be used, over all hosts. */
  readonly connectMs: number;
  /** Read anew for each connection, so that it can be changed while we run; undefined: it stands in the address. */
  readonly readPassword?: (() => Promise<string>) | undefined;
}

const keepAliveDelayMs = 10_000;

const { builtins } = standardTypes;

/** Text of the form `2026-11-15 18:00:00.123+00`. */
const parseMoment = (text: string) => {
  const iso = text.replace(' ', 'T');
  if (iso.endsWith('+00')) return new Date(`${iso.slice(0, -3)}Z`);
  return new Date(/[+-]\d\d$/.test(iso) ? `${iso}:00` : iso);
};

// PostgreSQL's number for bigint[], which the driver's types do not list.
const bigintList = 1016 as never;
const parseTexts = standardTypes.getTypeParser(bigintList) as (text: string) => (string | null)[];

const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [builtins.INT8]: BigInt,
  [bigintList]: (text) => parseTexts(text).map((entry) => entry && BigInt(entry)),
  [builtins.TIMESTAMPTZ]: parseMoment,
};

const types: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (format === 'binary' ? undefined : parsers[oid]) ?? standardTypes.getTypeParser(oid, format),
};

interface Known {
  readonly address: string;
  /** How often the primary had moved when it was opened. */
  readonly moves: number;
  readonly hosts: Hosts;
  /** Which server it is; undefined: nobody had asked for that when it was opened. */
  identity: ServerIdentity | undefined;
  /** When it has to be ready for use, by the clock of `performance`. */
  readonly readyUntil: number;
  /** A pooler hands the server's sessions around: what is set or prepared in one may be gone in the next statement. */
  isShared: boolean;
}

const known = new WeakMap<ClientBase, Known>();

export const addressOf = (client: ClientBase) => known.get(client)!.address;
export const isShared = (client: ClientBase) => known.get(client)!.isShared;

/** The primary has moved since the connection was opened. */
export const isOutdated = (client: ClientBase, hosts: Hosts) => {
  const { moves, identity } = known.get(client)!;
  return moves !== hosts.moves() || hosts.memory?.isOther(identity) === true;
};

/** A client of the host that is the primary as far as we know, not connected yet. */
export const makeClient = (
  hosts: Hosts,
  { applicationName, statementMs, connectMs, readPassword }: ConnectionOptions,
  isPipelined = false,
) => {
  const address = hosts.current();
  // A host that does not answer leaves time to try the others.
  const openMs = Math.floor(connectMs / hosts.count);
  const client = new Client({
    ...parseIntoClientConfig(address),
    ...(readPassword && { password: readPassword }),
    application_name: applicationName,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelayMs,
    connectionTimeoutMillis: openMs,
    ...(statementMs !== undefined && { query_timeout: statementMs }),
    types,
    pipeline: isPipelined,
  });
  // A connection that goes while nobody uses it emits an error, and without a listener the process would end.
  client.on('error', () => undefined);
  const readyUntil = performance.now() + openMs;
  known.set(client, {
    address,
    hosts,
    moves: hosts.moves(),
    identity: undefined,
    readyUntil,
    isShared: true,
  });
  return client;
};

const probe = `
  select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "isReadOnly",
    pg_backend_pid() as pid`;

interface Probed {
  readonly isReadOnly: boolean;
  readonly pid: number;
  readonly systemId?: string;
  readonly timeline?: number;
}

/**
 * Refuses a server that cannot be written to or is not the one that was, and sets what the connection needs. Behind a pooler nothing is set: it would
 * hold for everybody who gets the session next. There the settings belong to the role (docs/operating.md).
 */
export const prepareConnection = async (client: Client, { settings }: ConnectionOptions) => {
  const connection = known.get(client)!;
  const { readyUntil, hosts } = connection;
  const { memory } = hosts;
  const leftMs = () => Math.max(1, Math.floor(readyUntil - performance.now()));
  const ask = <Row extends object = Probed>(text: string) =>
    client.query<Row>({ text, query_timeout: leftMs() } as QueryConfig);
  const asksIdentity = memory?.isArmed() === true;
  const [row] = (await ask(asksIdentity ? `${probe}, ${identityColumns}` : probe)).rows;
  if (row!.isReadOnly) throw new ReadOnlyServer('The database server is read-only.');
  if (asksIdentity) {
    connection.identity = { systemId: row!.systemId!, timeline: row!.timeline! };
    await memory.check(`${client.host}:${client.port}`, connection.identity, () => readServerRow(ask));
  }
  // A pooler gives each of its clients a process number of its own making.
  const isDirect = row!.pid === (client as { processID?: number | null }).processID;
  if (!isDirect) return;
  const assignments = Object.entries(settings).map(([name, value]) => `set ${name} = '${value}'`);
  await ask(assignments.join('; '));
  connection.isShared = false;
};

/** Sends one statement and answers its rows. */
export const send = async (client: ClientBase, statement: Prepared, statementMs?: number) =>
  (await exchange(client, statement, statementMs)).rows;

/** Commits, or rejects: after a failed statement PostgreSQL answers a commit with a rollback, without an error. */
export const commit = async (client: ClientBase) => {
  const { command } = await exchange(client, { text: 'commit', values: [], name: undefined });
  invariant(command === 'COMMIT', 'the work of a transaction has hidden the error of a statement');
};

type Result = QueryResult<Record<string, unknown>>;

const exchange = async (
  client: ClientBase,
  { text, values, name }: Prepared,
  statementMs?: number,
): Promise<Result> => {
  const query = {
    text,
    values: values as unknown[],
    ...(name !== undefined && !isShared(client) && { name }),
    ...(statementMs !== undefined && { query_timeout: statementMs }),
  };
  try {
    // A script of many statements has a result for each.
    const results: Result | Result[] = await client.query(query);
    return Array.isArray(results) ? results.at(-1)! : results;
  } catch (error) {
    throw asDatabaseError(error);
  }
};
