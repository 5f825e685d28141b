import { AsyncLocalStorage } from 'node:async_hooks';
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
  readonly storefrontUrl: string;
  readonly florinUrl: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  readonly password: string;
}

const settings = JSON.parse(String(process.argv[2])) as Settings;
const { port, databaseUrl, storefrontUrl, florinUrl, apiKey, webhookSecret, password } = settings;

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
      vendureUrl: `http://127.0.0.1:${port}`,
      storefrontUrl: (orderCode, outcome) => `${storefrontUrl}/${outcome}/${orderCode}`,
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
await app.get(Populator).populateInitialData({
  defaultLanguage: LanguageCode.en,
  defaultZone: 'Europe',
  countries: [{ code: 'NL', name: 'Netherlands', zone: 'Europe' }],
  taxRates: [{ name: 'Standard', percentage: 21 }],
  shippingMethods: [{ name: 'Post', price: 450 }],
  paymentMethods: [payBy('Florin', false), payBy('Florin later', true)],
  collections: [],
});

// In the context of the request that settles a payment: so the test can count which of the two was faster.
app.get(EventBus).registerBlockingEventHandler({
  id: 'report-settled-payments',
  event: PaymentStateTransitionEvent,
  handler: ({ toState, payment }) => {
    if (toState === 'Settled') process.send?.({ settled: payment.transactionId, by: currentPath.getStore() });
  },
});

process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));
process.on('disconnect', () => process.exit(1));
process.send?.({ ready: true });
