import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Florin } from '../../../sdk/src/index.ts';
import { findFreePort } from '../../../server/test/support/free-port.ts';
import { startLossyProxy } from '../../test/lossy-proxy.ts';
import { followReadme } from '../../test/readme/follow-readme.ts';
import { runChecks, say } from '../../test/run-checks.ts';
import { startDatabase, startSandbox, type Stops } from '../../test/start-parts.ts';
import { installVendure, pins } from './install-vendure.ts';
import { checkJourneys } from './journeys.ts';
import { checkMissedEvents } from './missed-events.ts';
import type { Parts } from './parts.ts';
import { checkRaces } from './races.ts';
import { checkRotation } from './rotation.ts';
import { signInAsAdmin } from './shop-api.ts';
import { startShop, type Settled } from './start-shop.ts';
import { startStorefront } from './storefront.ts';

const password = 'only-for-this-test';

const startParts = async (stops: Stops): Promise<Parts> => {
  const program = await installVendure();
  say('Vendure 3.7.3 is installed, with the packed @florin/client and @florin/vendure. Their types fit.');
  const folder = await mkdtemp(join(tmpdir(), 'florin-vendure-run-'));
  stops.push(() => rm(folder, { recursive: true, force: true }));
  const { florinUrl, walletUrl, operator, key } = await startSandbox(stops, folder);
  const databaseUrl = await startDatabase(stops, folder);
  const storefront = await startStorefront(stops);
  const proxy = await startLossyProxy(stops, florinUrl);
  const front = await startLossyProxy(stops, florinUrl);
  const { url: vendureUrl } = front;

  const florin = new Florin({ baseUrl: florinUrl, apiKey: key.apiKey });
  const endpoint = await florin.webhookEndpoints.create({ url: `${vendureUrl}/florin/webhook` });
  const frenchKey = await operator.createKey('The French shop', await operator.addPlatform('French'));
  const french = new Florin({ baseUrl: florinUrl, apiKey: frenchKey.apiKey });
  const frenchEndpoint = await french.webhookEndpoints.create({ url: `${vendureUrl}/florin/webhook/french` });

  const settled: Settled[] = [];
  const startAnother = async (own: object) => {
    const port = await findFreePort();
    const settings = {
      port,
      databaseUrl,
      vendureUrl,
      storefrontUrl: storefront.url,
      florinUrl: proxy.url,
      apiKey: key.apiKey,
      webhookSecret: endpoint.secret,
      password,
      french: { apiKey: frenchKey.apiKey, webhookSecret: frenchEndpoint.secret },
      isNew: false,
      losesWebhooks: false,
      ...own,
    };
    const started = await startShop(stops, program, settings, settled);
    await front.pointTo(`http://127.0.0.1:${port}`);
    return started;
  };
  const vendure = await startAnother({ isNew: true });
  say('Florin, the simulated wallet and Vendure are running.');
  const admin = await signInAsAdmin(vendureUrl, password);
  const variantId = await admin.createRecord();
  const running = {
    florin,
    florinUrl,
    french,
    operator,
    key,
    proxy,
    endpoint,
    walletUrl,
    vendureUrl,
    vendure,
  };
  return { ...running, startAnother, storefront, admin, variantId, settled, say };
};

await runChecks(async (stops) => {
  await followReadme({ plugin: 'vendure', shop: '3000', storefront: '4200', pins });
  if (process.argv.includes('--readme')) return;
  const parts = await startParts(stops);
  await checkJourneys(parts);
  await checkRaces(parts);
  await checkRotation(parts, await checkMissedEvents(parts));
});
