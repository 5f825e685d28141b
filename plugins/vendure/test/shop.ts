import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { FlorinPlugin } from '@florin/vendure';
import {
  bootstrap,
  DefaultLogger,
  EventBus,
  LanguageCode,
  LogLevel,
  PaymentStateTransitionEvent,
  Populator,
  type VendureConfig,
} from '@vendure/core';

/** A shop with one delivery and two ways to pay. Its settings come as an argument; it sends a message when it is ready. */
interface Settings {
  readonly port: number;
  readonly databaseUrl: string;
  /** Its public address. */
  readonly vendureUrl: string;
  readonly storefrontUrl: string;
  readonly florinUrl: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  readonly password: string;
  /** Of a platform of its own, for the channel `french`. */
  readonly french: { readonly apiKey: string; readonly webhookSecret: string };
  /** Whether its database is empty. */
  readonly isNew: boolean;
  /** Whether it answers webhooks and loses them. */
  readonly losesWebhooks: boolean;
}

const settings = JSON.parse(String(process.argv[2])) as Settings;
const { port, databaseUrl, vendureUrl, storefrontUrl, florinUrl, apiKey, webhookSecret, password, french } =
  settings;
let { losesWebhooks } = settings;

/** The path of the request that is being worked on. */
const currentPath = new AsyncLocalStorage<string>();

const config: VendureConfig = {
  apiOptions: {
    port,
    hostname: '127.0.0.1',
    adminApiPath: 'admin-api',
    shopApiPath: 'shop-api',
    middleware: [
      {
        route: '/',
        beforeListen: true,
        handler: (request: { path: string }, _response: unknown, next: () => void) =>
          currentPath.run(request.path, next),
      },
      {
        route: '/florin/webhook',
        beforeListen: true,
        handler: (_request: unknown, response: ServerResponse, next: () => void) =>
          losesWebhooks ? response.writeHead(204).end() : next(),
      },
    ],
  },
  authOptions: { tokenMethod: 'bearer', superadminCredentials: { identifier: 'admin', password } },
  dbConnectionOptions: { type: 'postgres', url: databaseUrl, synchronize: true, poolSize: 20 },
  paymentOptions: { paymentMethodHandlers: [] },
  logger: new DefaultLogger({ level: LogLevel.Warn, timestamp: false }),
  plugins: [
    FlorinPlugin.init({
      baseUrl: florinUrl,
      apiKey,
      webhookSecret,
      vendureUrl,
      storefrontUrl: (orderCode, outcome) => `${storefrontUrl}/${outcome}/${orderCode}`,
      channels: {
        french: {
          ...french,
          storefrontUrl: (orderCode, outcome, { channelCode, languageCode, currencyCode }) =>
            `${storefrontUrl}/${outcome}/${orderCode}/${channelCode}/${languageCode}/${currencyCode}`,
        },
      },
    }),
  ],
};

const payBy = (name: string, captureLater: boolean) => ({
  name,
  handler: {
    code: 'florin',
    arguments: [
      { name: 'accountId', value: 'song-shop' },
      { name: 'captureLater', value: String(captureLater) },
    ],
  },
});

const app = await bootstrap(config);
const populate = () =>
  app.get(Populator).populateInitialData({
    defaultLanguage: LanguageCode.en,
    defaultZone: 'Europe',
    countries: [{ code: 'NL', name: 'Netherlands', zone: 'Europe' }],
    taxRates: [{ name: 'Standard', percentage: 21 }],
    shippingMethods: [{ name: 'Post', price: 450 }],
    paymentMethods: [payBy('Florin', false), payBy('Florin later', true)],
    collections: [],
  });
if (settings.isNew) await populate();

// In the context of the request that settles a payment: so the test can count which of the two was faster.
app.get(EventBus).registerBlockingEventHandler({
  id: 'report-settled-payments',
  event: PaymentStateTransitionEvent,
  handler: ({ toState, payment }) => {
    if (toState === 'Settled') process.send?.({ settled: payment.transactionId, by: currentPath.getStore() });
  },
});

process.on('message', (message: { losesWebhooks: boolean }) => void ({ losesWebhooks } = message));
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));
process.on('disconnect', () => process.exit(1));
process.send?.({ ready: true });
