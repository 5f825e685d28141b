import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Florin } from '../../../sdk/src/index.ts';
import { findFreePort } from '../../../server/test/support/free-port.ts';
import { checkJourneys } from './journeys.ts';
import { installShop } from './install-shop.ts';
import { startLossyProxy } from './lossy-proxy.ts';
import { checkRaces } from './races.ts';
import { signInAsAdmin } from './shop-api.ts';
import { startDatabase, startSandbox, startShop, type Stops } from './start-parts.ts';
import { startStorefront } from './storefront.ts';

const startedAt = performance.now();
const say = (text: string) =>
  process.stdout.write(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${text}\n`);

const run = async (stops: Stops) => {
  const program = await installShop();
  say('Vendure 3.7.3 is installed, with the packed @florin/client and @florin/vendure. Their types fit.');
  const folder = await mkdtemp(join(tmpdir(), 'florin-vendure-run-'));
  stops.push(() => rm(folder, { recursive: true, force: true }));
  const { florinUrl, walletUrl, apiKey } = await startSandbox(stops, folder);
  const databaseUrl = await startDatabase(stops, folder);
  const storefront = await startStorefront(stops);
  const proxy = await startLossyProxy(stops, florinUrl);
  const port = await findFreePort();
  const vendureUrl = `http://127.0.0.1:${port}`;
  const florin = new Florin({ baseUrl: florinUrl, apiKey });
  const endpoint = await florin.webhookEndpoints.create({ url: `${vendureUrl}/florin/webhook` });
  const password = 'only-for-this-test';
  const { settled } = await startShop(stops, program, {
    port,
    databaseUrl,
    storefrontUrl: storefront.url,
    florinUrl: proxy.url,
    apiKey,
    webhookSecret: endpoint.secret,
    password,
  });
  say('Florin, the simulated wallet and Vendure are running.');
  const admin = await signInAsAdmin(vendureUrl, password);
  const variantId = await admin.createRecord();
  const parts = {
    florin,
    proxy,
    endpoint,
    walletUrl,
    vendureUrl,
    storefront,
    admin,
    variantId,
    settled,
    say,
  };
  await checkJourneys(parts);
  await checkRaces(parts);
};

const stops: Stops = [];
try {
  await run(stops);
  say('Everything is as it should be.');
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(
    `${error instanceof assert.AssertionError ? error.message : String((error as Error).stack)}\n`,
  );
} finally {
  for (const stop of stops.toReversed()) await stop();
}
process.exit();
