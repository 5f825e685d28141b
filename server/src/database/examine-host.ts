import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { Client } from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';
import { identityColumns } from './server-identity.ts';

const waitMs = 10_000;

export type ExaminedHost =
  | { readonly kind: 'away'; readonly host: string; readonly reason: string }
  | {
      readonly kind: 'primary' | 'standby';
      readonly host: string;
      readonly version: string;
      /** Undefined: it does not say, as some managed servers. */
      readonly systemId: string | undefined;
      readonly timeline: number | undefined;
      readonly isPooled: boolean;
      /** The protocol of the connection to it. Undefined: it is not encrypted. */
      readonly tls: string | undefined;
      readonly isLocal: boolean;
    };

/** Asks one server of DATABASE_URL who it is. Nothing is set or changed there. */
export const examineHost = async (
  address: string,
  readPassword: (() => Promise<string>) | undefined,
): Promise<ExaminedHost> => {
  const client = new Client({
    ...parseIntoClientConfig(address),
    ...(readPassword && { password: readPassword }),
    application_name: 'florin command',
    connectionTimeoutMillis: waitMs,
    query_timeout: waitMs,
  });
  client.on('error', () => undefined);
  const host = client.host.includes(':')
    ? `[${client.host}]:${client.port}`
    : `${client.host}:${client.port}`;
  try {
    await client.connect();
    const { rows } = await client.query<Row>(`
      select current_setting('server_version') as version, pg_backend_pid() as pid,
        pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "isReadOnly"`);
    const { version, pid, isReadOnly } = rows[0]!;
    const identity = await client
      .query<{ systemId: string; timeline: number | null }>(`select ${identityColumns}`)
      .then((answer) => answer.rows[0])
      .catch(() => undefined);
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    return {
      kind: isReadOnly ? 'standby' : 'primary',
      host,
      version,
      systemId: identity?.systemId,
      timeline: identity?.timeline ?? undefined,
      // A pooler gives each of its clients a process number of its own making.
      isPooled: pid !== (client as { processID?: number | null }).processID,
      tls: stream instanceof TLSSocket ? (stream.getProtocol() ?? 'TLS') : undefined,
      isLocal: /^(?:\/|127\.|::1$|localhost$)/.test(client.host),
    };
  } catch (error) {
    return {
      kind: 'away',
      host,
      reason: (error as Error).message || String((error as NodeJS.ErrnoException).code),
    };
  } finally {
    void client.end().catch(() => undefined);
  }
};

interface Row {
  readonly version: string;
  readonly pid: number;
  readonly isReadOnly: boolean;
}
