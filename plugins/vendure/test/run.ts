import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Florin } from '../../../sdk/src/index.ts';
import { findFreePort } from '../../../server/test/support/free-port.ts';
import { startLossyProxy } from '../../test/lossy-proxy.ts';
import { runChecks, say } from '../../test/run-checks.ts';
import { startDatabase, startSandbox, type Stops } from '../../test/start-parts.ts';
import { checkJourneys } from './journeys.ts';
import { installVendure } from './install-vendure.ts';
import { checkRaces } from './races.ts';
import { signInAsAdmin } from './shop-api.ts';
import { startShop } from './start-shop.ts';
import { startStorefront } from './storefront.ts';

const run = async (stops: Stops) => {
  const program = await installVendure();
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

await runChecks(run);
