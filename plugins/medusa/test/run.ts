import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Florin } from '../../../sdk/src/index.ts';
import { findFreePort } from '../../../server/test/support/free-port.ts';
import { startLossyProxy } from '../../test/lossy-proxy.ts';
import { followReadme } from '../../test/readme/follow-readme.ts';
import { runChecks, say } from '../../test/run-checks.ts';
import { startDatabase, startSandbox, type Stops } from '../../test/start-parts.ts';
import { signInAsAdmin } from './admin.ts';
import { openApi } from './call-json.ts';
import { checkCaptures } from './captures.ts';
import { checkCartChanges } from './cart-changes.ts';
import { installMedusa, pins } from './install-medusa.ts';
import { checkJourneys } from './journeys.ts';
import { checkMissedEvents } from './missed-events.ts';
import { checkRaces } from './races.ts';
import { startShop } from './start-shop.ts';
import { startStorefront } from './storefront.ts';

const administrator = { email: 'admin@shop.example', password: 'only-for-this-test' };

const startParts = async (stops: Stops) => {
  const program = await installMedusa();
  say('Medusa 2.21.2 is installed, with the packed @florin/client and @florin/medusa. Their types fit.');
  const folder = await mkdtemp(join(tmpdir(), 'florin-medusa-run-'));
  stops.push(() => rm(folder, { recursive: true, force: true }));
  const { florinUrl, walletUrl, key } = await startSandbox(stops, folder);
  const { apiKey } = key;
  const databaseUrl = await startDatabase(stops, folder);
  const storefront = await startStorefront(stops);
  const proxy = await startLossyProxy(stops, florinUrl);
  const port = await findFreePort();
  const medusaUrl = `http://127.0.0.1:${port}`;
  const florin = new Florin({ baseUrl: florinUrl, apiKey });
  const endpoint = await florin.webhookEndpoints.create({ url: `${medusaUrl}/hooks/payment/florin_main` });
  const settings = {
    DATABASE_URL: databaseUrl,
    FLORIN_URL: proxy.url,
    FLORIN_API_KEY: apiKey,
    FLORIN_WEBHOOK_SECRET: endpoint.secret,
    STOREFRONT_URL: storefront.url,
  };
  const logFile = await startShop(stops, program, port, settings, administrator);
  const admin = await signInAsAdmin(medusaUrl, administrator.email, administrator.password);
  const shop = await admin.openShop();
  const store = openApi(medusaUrl, { 'x-publishable-api-key': shop.publishableKey });
  say('Florin, the simulated wallet and Medusa are running.');
  return { florin, proxy, endpoint, walletUrl, medusaUrl, logFile, storefront, admin, store, shop, say };
};

await runChecks(async (stops) => {
  await followReadme({ plugin: 'medusa', shop: '9000', storefront: '8000', pins });
  if (process.argv.includes('--readme')) return;
  const parts = await startParts(stops);
  await checkJourneys(parts);
  await checkCartChanges(parts);
  await checkCaptures(parts);
  await checkMissedEvents(parts);
  await checkRaces(parts);
});
