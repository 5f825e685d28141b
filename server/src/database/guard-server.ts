import { program } from '../program.ts';
import { Client, DatabaseError } from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';
import type { Sql } from './client.ts';
import { DatabaseAway, type WrongServer } from './errors.ts';
import { splitHosts } from './hosts.ts';
import { noteServer } from './primary-server.ts';
import { asKnown, identityColumns, isLater, readServerRow, type KnownServer } from './server-identity.ts';
import type { ServerMemory } from './server-memory.ts';

/** Each host is asked for this long. Nobody waits for one that is away. */
const askMs = 3000;

/** What a host says about where the database is. */
interface Testimony {
  /** The host itself, if it can be written to. */
  readonly own: KnownServer | undefined;
  /** The row that it has, or has got as a standby. */
  readonly row: KnownServer | undefined;
  /** It could not be reached, or did not answer in time. */
  readonly isAway: boolean;
}

interface Guard {
  readonly url: string;
  readonly readPassword: (() => Promise<string>) | undefined;
  /** What this machine has noted at an earlier start. */
  readonly recorded: KnownServer | undefined;
}

/**
 * Finds out which server was written to last, by all hosts and by what was recorded, and takes no other one from then on
 * (docs/reliability.md#f32). False: the server does not say who it is, as some managed ones, and nothing can be compared.
 */
export const guardServer = async (sql: Sql, memory: ServerMemory, guard: Guard): Promise<boolean> => {
  const latest = await findLatestServer(guard);
  if (latest === undefined) return false;
  memory.learn(latest);
  // On a connection that has been checked, or not at all.
  await noteServer(sql);
  return true;
};

/** Undefined: none of them says who it is. */
export const findLatestServer = async ({ url, readPassword, recorded }: Guard) => {
  const said = await Promise.all(splitHosts(url).map((address) => askHost(address, readPassword)));
  const latest = findLatest([recorded, ...said.flatMap(({ row, own }) => [row, own])]);
  if (latest === undefined && said.some(({ isAway }) => isAway))
    throw new DatabaseAway('it does not say in time which server it is');
  return latest;
};

/** If servers have nothing to do with each other, the first one counts. */
const findLatest = (servers: readonly (KnownServer | undefined)[]) =>
  servers.reduce((latest, server) => {
    if (latest === undefined || server === undefined) return latest ?? server;
    return isLater(server, latest) ? server : latest;
  }, undefined);

const askHost = async (address: string, readPassword: Guard['readPassword']): Promise<Testimony> => {
  const client = new Client({
    ...parseIntoClientConfig(address),
    ...(readPassword && { password: readPassword }),
    application_name: 'florin',
    connectionTimeoutMillis: askMs,
    query_timeout: askMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const row = await readServerRow((text) => client.query(text));
    const { rows } = await client.query<{ systemId: string; timeline: number | null }>(
      `select ${identityColumns}`,
    );
    const { systemId, timeline } = rows[0]!;
    const own = timeline === null ? undefined : asKnown({ systemId, timeline }, row);
    return { row, own, isAway: false };
  } catch (error) {
    return { row: undefined, own: undefined, isAway: !(error instanceof DatabaseError) };
  } finally {
    void client.end().catch(() => undefined);
  }
};

/** Why a service does not start on the wrong server. */
export const explainWrongServer = ({ message }: WrongServer) =>
  `The database server is not the one that was written to before: ${message}.\n` +
  'If it is an old primary, keep it away from services: stop it, or make it a standby of the new one.\n' +
  `If the database was moved or restored there on purpose: ${program} migrate --accept-server (docs/operating.md).`;
