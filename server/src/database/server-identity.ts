import type { QueryResult } from 'pg';

/**
 * What tells a PostgreSQL server from another: `initdb` gives each cluster an id, which its physical copies share, and
 * every promotion and every restore to a point in time begins the next timeline.
 */
export interface ServerIdentity {
  readonly systemId: string;
  readonly timeline: number;
}

/** The server that the database is on, as a row in it says (docs/decisions/067-the-server-that-was-written-to.md). */
export interface KnownServer extends ServerIdentity {
  /** When a person last said that the database is on this server now, as a number of milliseconds; 0: nobody had to. */
  readonly acceptedAtMs: number;
}

/**
 * Any role may ask for both. The timeline is that of what is written now: the control data have the one of the last
 * checkpoint, which a promoted server makes some time later. A standby writes nothing.
 */
export const identityColumns = `
  (select system_identifier::text from pg_control_system()) as "systemId",
  case when not pg_is_in_recovery()
    then ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::integer end as timeline`;

type Ask = (text: string) => Promise<QueryResult<KnownServer>>;

/** Undefined: no service has noted anything in this database yet. */
export const readServerRow = async (ask: Ask): Promise<KnownServer | undefined> => {
  const { rows } = await ask(`
    select system_id as "systemId", timeline,
      coalesce(extract(epoch from accepted_at) * 1000, 0)::double precision as "acceptedAtMs"
    from primary_server`);
  return rows[0];
};

/** What the row says holds for the server that it was written on. In a copy by dump or logical replication nobody vouches for it. */
export const asKnown = (identity: ServerIdentity, row: KnownServer | undefined): KnownServer | undefined => {
  if (row === undefined) return { ...identity, acceptedAtMs: 0 };
  return row.systemId === identity.systemId ? { ...identity, acceptedAtMs: row.acceptedAtMs } : undefined;
};

/** Whether the database has gone from the second server to the first. */
export const isLater = (one: KnownServer, other: KnownServer) => {
  if (one.acceptedAtMs !== other.acceptedAtMs) return one.acceptedAtMs > other.acceptedAtMs;
  return one.systemId === other.systemId && one.timeline > other.timeline;
};
