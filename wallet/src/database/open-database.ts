import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { createCommitGroup } from './commit-group.ts';
import { schema, schemaVersion } from './schema.ts';

type Values = readonly SQLInputValue[] | readonly [Readonly<Record<string, SQLInputValue>>];

/** A statement whose rows have this form. */
interface Statement<Row> extends Pick<StatementSync, 'run'> {
  readonly get: (...values: Values) => Row | undefined;
  readonly all: (...values: Values) => Row[];
}

export interface Database {
  /** A prepared statement, one for each text. Integers are read as bigint: a double cannot hold every amount. */
  readonly statement: <Row = Record<string, SQLOutputValue>>(sql: string) => Statement<Row>;
  /** Does all of the work or nothing. */
  readonly transaction: <T>(work: () => T) => T;
  /** Resolves when all work so far is committed; undefined when it already is. No answer may be sent before. */
  readonly committed: () => Promise<void> | undefined;
  readonly commitNow: () => void;
  readonly close: () => void;
}

const prepareDatabase = (connection: DatabaseSync): void => {
  // In WAL mode a commit has reached the kernel when it returns, so a killed process loses nothing that it has
  // answered. With `normal`, only a power failure can lose the last commits.
  connection.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on');
  // A checkpoint waits for the disk. One for every 40 MiB instead of 4 disturbs a benchmark less.
  connection.exec('pragma wal_autocheckpoint = 10000');
  // What a savepoint keeps to undo its work. By default SQLite writes it to a file once it is larger than 64 KiB.
  connection.exec('pragma temp_store = memory');
  const row = connection.prepare('pragma user_version').get();
  const version = Number(row?.['user_version'] ?? 0);
  if (version !== 0 && version !== schemaVersion) {
    throw new Error(
      `the simulated wallet's database has version ${version}, this program needs ${schemaVersion}: remove the file`,
    );
  }
  connection.exec(`begin; ${schema} pragma user_version = ${schemaVersion}; commit`);
};

/** The database has the names of buyers and the signing key. An earlier version made the folder readable for everybody. */
const makePrivateFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
};

export const openDatabase = (file: string): Database => {
  if (file !== ':memory:') makePrivateFolder(dirname(file));
  const connection = new DatabaseSync(file, { timeout: 5000 });
  prepareDatabase(connection);
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const prepared = connection.prepare(sql);
    prepared.setReadBigInts(true);
    statements.set(sql, prepared);
    return prepared;
  };
  const statement = <Row>(sql: string) => prepare(sql) as unknown as Statement<Row>;
  const group = createCommitGroup((sql) => void prepare(sql).run());
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
