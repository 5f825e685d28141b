import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { findSetting, saveSetting } from '../../src/database/kept-settings.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { schemaVersion } from '../../src/database/schema.ts';

const givenDatabase = () => {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-database-'));
  const file = join(folder, 'wallet.sqlite');
  const database = openDatabase(file);
  const other = new DatabaseSync(file);
  onTestFinished(() => {
    database.close();
    other.close();
    rmSync(folder, { recursive: true });
  });
  return {
    file,
    database,
    seenFromOutside: () => other.prepare('select value from kept_settings').all().length,
  };
};

test('the work of a turn is committed when `committed` resolves, and not before', async () => {
  const { database, seenFromOutside } = givenDatabase();
  database.transaction(() => saveSetting(database, 'token_secret', 'a'));
  expect(seenFromOutside()).toBe(0);
  await database.committed();
  expect(seenFromOutside()).toBe(1);
  expect(database.committed()).toBeUndefined();
});

test('only the work that fails is undone; the rest of its turn is committed', async () => {
  const { database, seenFromOutside } = givenDatabase();
  database.transaction(() => saveSetting(database, 'token_secret', 'kept'));
  const failing = () =>
    database.transaction(() => {
      saveSetting(database, 'token_secret', 'undone');
      throw new Error('refused');
    });
  expect(failing).toThrow('refused');
  await database.committed();
  expect(findSetting(database, 'token_secret')).toBe('kept');
  expect(seenFromOutside()).toBe(1);
});

test('a turn whose first work fails has nothing of it, and commits what comes after', async () => {
  const { database, seenFromOutside } = givenDatabase();
  const failing = () =>
    database.transaction(() => {
      saveSetting(database, 'token_secret', 'undone');
      throw new Error('refused');
    });
  expect(failing).toThrow('refused');
  expect(findSetting(database, 'token_secret')).toBeUndefined();
  database.transaction(() => saveSetting(database, 'signing_identity', 'kept'));
  await database.committed();
  expect(findSetting(database, 'token_secret')).toBeUndefined();
  expect(seenFromOutside()).toBe(1);
});

test('a database of another version is refused', () => {
  const { file, database } = givenDatabase();
  database.statement('pragma user_version = 99').run();
  expect(() => openDatabase(file)).toThrow(
    `has version 99, this program needs ${schemaVersion}: remove the file`,
  );
});
