import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { beforeAll } from 'vitest';
import { connectAlone } from '../../src/database/client.ts';
import { openEmbeddedPostgres, type EmbeddedPostgres } from '../../src/database/embedded-postgres.ts';
import { makeClient, walletSettings } from '../payments/support.ts';
import { makeGate } from '../support/own-cluster.ts';
import { givenServer } from '../support/server.ts';
import { makeServiceRole, prepareDatabase } from '../support/service-role.ts';
import { givenWallet } from '../wallet/support.ts';

export type TestPostgres = ReturnType<typeof makePostgres>;

/**
 * A PostgreSQL that can be stopped and started. Each start has another port, so everybody connects through a gate with a
 * fixed port.
 */
const makePostgres = (folder: string) => {
  const gate = makeGate();
  let postgres: EmbeddedPostgres | undefined;
  const own = () => new URL(postgres!.url);
  return {
    folder,
    start: async () => {
      postgres = await openEmbeddedPostgres(folder, { durable: false });
      await gate.open(Number(own().port));
    },
    stop: async () => {
      await postgres?.stop();
      if (postgres) await gate.close();
      postgres = undefined;
    },
    host: () => `127.0.0.1:${gate.port()}`,
    password: () => own().password,
    /** Runs SQL whether or not the server can be written to. */
    ask: async <Row extends object>(text: string) => {
      const client = new Client({ connectionString: postgres!.url });
      await client.connect();
      const { rows } = await client.query<Row>(text);
      await client.end();
      return rows;
    },
  };
};

/** From its next start on it follows the other one, and can only be read. */
export const standBehind = async (standby: TestPostgres, primary: TestPostgres) => {
  const data = join(standby.folder, 'postgres');
  const [host, port] = primary.host().split(':');
  const primaryInfo = `host=${host} port=${port} user=florin password=${primary.password()}`;
  await writeFile(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${primaryInfo}'\n`);
  await writeFile(join(data, 'standby.signal'), '');
};

/** How many connections of services there are. */
export const countOfService = async (server: TestPostgres) => {
  const [row] = await server.ask<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where application_name in ('florin', 'florin reports')`,
  );
  return row!.count;
};

/** A primary with the schema in it, and a hot standby, for a whole file. */
export const givenTwoServers = () => {
  const given = {} as { primary: TestPostgres; standby: TestPostgres; password: string };
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'florin-pair-'));
    const [one, two] = [join(folder, 'one'), join(folder, 'two')];
    const [primary, standby] = [makePostgres(one), makePostgres(two)];
    await mkdir(one);
    await primary.start();
    const password = primary.password();
    Object.assign(given, { primary, standby, password });
    await prepare(urlOf(password, primary));
    // A copy of a stopped server is as good as a backup, and needs no other program.
    await primary.stop();
    await mkdir(two);
    for (const name of ['postgres-password', 'postgres'])
      spawnSync('cp', ['-a', join(one, name), join(two, name)]);
    await primary.start();
    await standBehind(standby, primary);
    await standby.start();
    return async () => {
      await Promise.all([primary.stop(), standby.stop()]);
      await rm(folder, { recursive: true, force: true });
    };
  });
  return given;
};

const prepare = async (url: string) => {
  const owner = await connectAlone(url);
  await makeServiceRole(owner, url);
  await prepareDatabase(owner, 'sandbox', new Date());
  await owner.close();
};

export const urlOf = (password: string, ...servers: readonly TestPostgres[]) =>
  `postgres://florin:${password}@${servers.map((server) => server.host()).join(',')}/postgres`;

/** A service with these servers, and a shop that uses it. */
export const givenShopWith = async (databaseUrl: string) => {
  const wallet = await givenWallet();
  const server = await givenServer({ ...walletSettings(wallet), DATABASE_URL: databaseUrl });
  const client = await makeClient(server);
  const isReady = async () => (await fetch(`${server.url}/health/ready`)).ok;
  return { wallet, server, client, isReady };
};
