import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { createCommitGroup } from './commit-group.ts';
import { schema, schemaVersion } from './schema.ts';

export type Database = {
  /** A prepared statement, made once per text. Integers come back as bigint: money never fits a double by luck. */
  statement: (sql: string) => StatementSync;
  /** All of the work or nothing of it. */
  transaction: <T>(work: () => T) => T;
  /** Settles when everything done so far is committed; undefined when it already is. No answer may leave before. */
  committed: () => Promise<void> | undefined;
  commitNow: () => void;
  close: () => void;
};

const prepareStore = (connection: DatabaseSync): void => {
  // In WAL mode a commit has reached the kernel when it returns, so a killed process loses nothing it acknowledged;
  // `normal` gives up only what a power cut would take from the last moments.
  connection.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on');
  // A checkpoint waits for the disk; every 40 MiB instead of every 4 keeps it out of the way of a benchmark.
  connection.exec('pragma wal_autocheckpoint = 10000');
  const row = connection.prepare('pragma user_version').get();
  const version = Number(row?.['user_version'] ?? 0);
  if (version > schemaVersion) {
    throw new Error(`the wallet's database is of version ${version}, this program knows ${schemaVersion}`);
  }
  connection.exec(`begin; ${schema} pragma user_version = ${schemaVersion}; commit`);
};

export const openDatabase = (file: string): Database => {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const connection = new DatabaseSync(file, { timeout: 5000 });
  prepareStore(connection);
  const statements = new Map<string, StatementSync>();
  const statement = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const prepared = connection.prepare(sql);
    prepared.setReadBigInts(true);
    statements.set(sql, prepared);
    return prepared;
  };
  const group = createCommitGroup((sql) => void statement(sql).run());
  return {
    statement,
    transaction: group.transaction,
    committed: group.committed,
    commitNow: group.commitNow,
    close: () => {
      group.commitNow();
      connection.close();
    },
  };
};
