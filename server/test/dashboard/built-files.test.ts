import { mkdtemp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openBuiltFiles } from '../../src/dashboard/built-files.ts';

const givenFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'florin-built-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

/** A link to itself: it is there, and nobody can look at it. */
const makeUnreadable = async (folder: string) => {
  await rm(join(folder, 'index.html'), { force: true });
  await symlink('index.html', join(folder, 'index.html'));
};

test('pages that cannot be looked at are not taken for missing: 503 (A12)', async () => {
  const folder = await givenFolder();
  await makeUnreadable(folder);
  await expect(openBuiltFiles(folder).readPage()).rejects.toMatchObject({ code: 'temporarily_unavailable' });
});

test('pages that were read before are served while they cannot be looked at (A12)', async () => {
  const folder = await givenFolder();
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), 'the page');
  const built = openBuiltFiles(folder);
  expect(await built.readPage()).toBe('the page');
  await makeUnreadable(folder);
  expect(await built.readPage()).toBe('the page');
});

test('pages that are not there are missing', async () => {
  expect(await openBuiltFiles(await givenFolder()).readPage()).toBe(undefined);
});
