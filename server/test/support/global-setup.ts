import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connectAlone, type Sql } from '../../src/database/client.ts';
import { openEmbeddedPostgres } from '../../src/database/embedded-postgres.ts';
import { isContractHere } from '../wallet/contract.ts';
import { checkBooks } from './check-books.ts';
import { listInstalledPostgres } from './installed-postgres.ts';
import { makeServiceRole, prepareDatabase } from './service-role.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Each project of a run loads its own copy of this file, so they share PostgreSQL through the process. */
const run = globalThis as { florinTestPostgres?: Promise<TestPostgres>; florinTestProjects?: number };

type TestPostgres = Awaited<ReturnType<typeof startPostgres>>;

/** What the databases of all tests take, and as much again for everything else. */
const memoryBytes = 12 * 1024 ** 3;

/**
 * In memory where there is enough of it: each test has its own database, of hundreds of files, and making them on a disk takes a tenth
 * of the time of these tests.
 */
const findFolder = async () => {
  const memory = '/dev/shm';
  const free = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return Math.min(free, freemem()) >= memoryBytes ? memory : tmpdir();
};

/** PostgreSQL with a migrated database of each environment, which tests copy. */
export const startPostgres = async () => {
  const folder = await mkdtemp(join(await findFolder(), 'florin-test-'));
  const postgres = await openEmbeddedPostgres(folder, { durable: false });
  const admin = await connectAlone(postgres.url);
  await weakenPasswords(admin, postgres.url);
  await makeServiceRole(admin, postgres.url);
  const openTemplate = (name: string) => connectAlone(postgres.url.replace(/\/postgres$/, `/${name}`));
  await admin`create database sandbox_template`;
  const sandbox = await openTemplate('sandbox_template');
  await prepareDatabase(sandbox, 'sandbox', new Date());
  await sandbox.close();
  // What it is bound to is all that differs.
  await admin.script('create database production_template strategy file_copy template sandbox_template');
  const production = await openTemplate('production_template');
  await production`update installation set environment = 'production'`;
  await production.close();
  await admin.close();
  const stop = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { url: postgres.url, stop };
};

/** Thousands of connections are opened, and each would take milliseconds to make a guess at the password expensive. */
const weakenPasswords = async (admin: Sql, url: string) => {
  const { username, password } = new URL(url);
  await admin.script(`set scram_iterations = 1; alter role ${username} password '${password}'`);
};

/** One PostgreSQL for the run: the first project starts it, and the last one stops it. A run within a test uses that of the test. */
export default async (project: TestProject) => {
  const urlOfTest = process.env['TEST_POSTGRES_URL'];
  if (urlOfTest !== undefined) return project.provide('postgresUrl', urlOfTest);

  run.florinTestProjects = (run.florinTestProjects ?? 0) + 1;
  run.florinTestPostgres ??= startPostgres();
  const postgres = await run.florinTestPostgres;
  project.provide('postgresUrl', postgres.url);

  return async () => {
    run.florinTestProjects! -= 1;
    if (run.florinTestProjects !== 0) return;
    try {
      await checkBooks(postgres.url);
    } finally {
      await postgres.stop();
    }
    saySkipped();
  };
};

const saySkipped = () => {
  if (listInstalledPostgres().length === 0) {
    process.stderr.write(
      '\nSKIPPED: the test with an older PostgreSQL. There is none on this machine; on Debian: apt-get install postgresql\n',
    );
  }
  if (!isContractHere) {
    process.stderr.write(
      "\nSKIPPED: the wallet's published schemas. They are not at ../shared/wallet-openapi. Requests were held to our own description, and answers to what the connector reads.\n",
    );
  }
};
