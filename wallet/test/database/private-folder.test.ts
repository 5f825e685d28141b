import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../src/database/open-database.ts';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('the data folder is readable by its owner only, also one that an earlier version made', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'data', 'wallet', 'wallet.sqlite');
  openDatabase(file).close();
  expect([join(folder, 'data'), dirname(file)].map(modeOf)).toEqual(['700', '700']);
  chmodSync(dirname(file), 0o755);
  openDatabase(file).close();
  expect(modeOf(dirname(file))).toBe('700');
});
