import { pino } from 'pino';
import { buildApp } from './app.ts';
import { makeMovableClock, systemClock } from './clock.ts';
import { readConfig } from './start/config.ts';
import { connect } from './database/client.ts';
import { makeKeyring } from './keyring.ts';
import { connectWallet } from './wallet/providers.ts';

/** The OpenAPI description of a default sandbox. It starts nothing and opens no connection. */
export const describeDefaultApi = async () => {
  const config = readConfig({ DATABASE_URL: 'postgres://localhost/florin' });
  const keyring = makeKeyring('sandbox', ['not used for anything']);
  const sql = connect('postgres://localhost/florin', 1);
  const log = pino({ level: 'silent' });
  const wallet = connectWallet(config, { clock: systemClock, log });
  const testClock = makeMovableClock(systemClock);
  const { clock } = testClock;
  const app = await buildApp({
    config,
    sql,
    reports: sql,
    checks: sql,
    clock,
    realClock: systemClock,
    testClock,
    keyring,
    log,
    wallet,
  });
  await app.ready();
  const description = await app.describeApi();
  await app.close();
  return description;
};
