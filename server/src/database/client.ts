import postgres from 'postgres';

export type Sql = postgres.Sql<{ bigint: bigint }>;
export type Transaction = postgres.TransactionSql<{ bigint: bigint }>;

const secondsToConnect = 5;
const reportConnections = 4;

/**
 * Whatever runs on these connections finds its rows by an index. A plan is kept, and one that was made while a table was
 * small would go on to read all of it.
 */
const byIndexes = { enable_seqscan: 'off', jit: 'off' };

export const connect = (url: string, connections: number): Sql =>
  open(url, connections, { statement_timeout: 10_000, ...byIndexes });

/**
 * Connections of their own for lists and reports: however long these take, they take nothing from payments. Their plans
 * are made for the very values asked for, since one for any value can be a hundred times slower for a rare one.
 */
export const connectForReports = (url: string): Sql =>
  open(url, reportConnections, {
    application_name: 'florin reports',
    statement_timeout: 3000,
    plan_cache_mode: 'force_custom_plan',
    // What a list needs is in memory or on a disk without arms; the default of 4 makes the planner join whole indexes.
    random_page_cost: 1.1,
  });

const open = (url: string, connections: number, settings: Record<string, string | number>): Sql =>
  postgres(url, {
    max: connections,
    connect_timeout: secondsToConnect,
    // A short, even pause: after a restart of the database the first request should not wait for a long back-off.
    backoff: () => 0.1,
    types: { bigint: postgres.BigInt },
    onnotice: () => {},
    connection: { application_name: 'florin', TimeZone: 'UTC', ...settings },
  });

/** Resolves when the database answers. */
export const checkDatabase = async (sql: Sql) => {
  await sql`select 1`;
};

const connectionFaults = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
]);

/**
 * True for a database that is away, starting, stopping, full or out of connections: it is worth trying again.
 * PostgreSQL's error classes 08 (connection), 53 (resources) and 57P (operator intervention).
 */
export const isDatabaseAway = (error: unknown) => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return connectionFaults.has(code) || /^(08|53|57P|40001|40P01|25006|57014)/.test(code);
};

/** The statement has surely had no effect, because of what others did meanwhile, or took too long. */
export const wasTakenBack = (error: unknown) =>
  error instanceof Error && 'code' in error && /^(40001|40P01|57014)$/.test(String(error.code));

/** The statement took longer than its connection allows. */
export const isOutOfTime = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '57014';

/** A lock was not to be had within the time set for it. */
export const isLockTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '55P03';
