import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect } from '../../src/database/client.ts';
import { openEmbeddedPostgres } from '../../src/database/embedded-postgres.ts';
import { migrate } from '../../src/database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One PostgreSQL for the run, with a migrated sandbox database that each test file clones. */
export default async (project: TestProject) => {
  const folder = await mkdtemp(join(tmpdir(), 'florin-test-'));
  const postgres = await openEmbeddedPostgres(folder, { durable: false });
  const admin = connect(postgres.url, 1);
  await admin`create database sandbox_template`;
  await admin.end();
  const template = connect(postgres.url.replace(/\/postgres$/, '/sandbox_template'), 1);
  await migrate(template, 'sandbox', new Date());
  await template.end();
  project.provide('postgresUrl', postgres.url);

  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
};
