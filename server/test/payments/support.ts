import type { KeyRights } from '../../src/access/rights.ts';
import { beforeAll } from 'vitest';
import { startServer, type ServerOptions, type TestServer } from '../support/server.ts';
import { credentials, startWallet, type SimulatedWallet } from '../wallet/support.ts';

export const walletSettings = (wallet: SimulatedWallet) => ({
  WALLET_URL: wallet.url,
  WALLET_CLIENT_ID: credentials.clientId,
  WALLET_CLIENT_SECRET: credentials.clientSecret,
});

/** One simulated wallet and one service for a whole file. */
export const givenShop = ({
  settings = {},
  ...options
}: ServerOptions & { readonly settings?: Readonly<Record<string, string>> } = {}) => {
  const shop = {} as { wallet: SimulatedWallet; server: TestServer; client: Client };
  beforeAll(async () => {
    shop.wallet = await startWallet();
    shop.server = await startServer({ ...walletSettings(shop.wallet), ...settings }, options);
    shop.client = await makeClient(shop.server);
    return async () => {
      await shop.server.close();
      await shop.wallet.close();
    };
  });
  return shop;
};

/** One item that comes to the usual total. */
export const item = {
  merchantAccountId: 'm',
  description: 'A song',
  quantity: 1,
  unitAmount: 1000,
  type: 'digital',
};

export const initBody = (changes: { transaction?: object; [part: string]: unknown } = {}) => ({
  redirections: {
    returnURL: 'https://shop.example.com/thanks?cart=7#top',
    cancelURL: 'https://shop.example.com/cart',
  },
  items: [
    { merchantAccountId: 'merchant-1', description: 'A song', quantity: 2, unitAmount: 500, type: 'digital' },
  ],
  ...changes,
  transaction: { accountId: 'shop', totalAmount: 1000, ...changes.transaction },
});

export interface Outcome {
  readonly id: string;
  readonly extOrderId: string;
  readonly redirectionUrl: string;
}

type Client = Awaited<ReturnType<typeof makeClient>>;

interface WantedClient {
  readonly platformId?: number;
  readonly mayBookRefunds?: boolean;
  readonly rights?: KeyRights;
}

/** Another key of the first platform. */
export const makeClient = async (
  server: TestServer,
  { platformId = 1, mayBookRefunds = false, rights = 'everything' }: WantedClient = {},
) => {
  const key = await server.givenApiKey('test', mayBookRefunds, { platformId, rights });
  const token = await server.givenToken(key.apiKey);
  return { key, token, platformId, ...makeCalls(server.url, token) };
};

/** A key of another platform, which sees nothing of the first one. */
export const makeStranger = async (server: TestServer) =>
  makeClient(server, { platformId: await server.givenPlatform() });

/** What a platform calls, at this address. */
export const makeCalls = (url: string, token: string) => {
  const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    fetch(`${url}/webservice/v2${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  const init = (body: unknown = initBody(), headers: Record<string, string> = {}) =>
    call('POST', '/moneyins/ext/init', body, headers);
  const givenPayment = async (changes: Parameters<typeof initBody>[0] = {}) => {
    const answer = await init(initBody(changes));
    if (answer.status !== 200) throw new Error(`init answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Outcome;
  };
  const resume = (id: string) => call('POST', `/moneyins/ext/${id}/resume`);
  const read = async (id: string) =>
    (await (await call('GET', `/moneyins/${id}`)).json()) as Record<string, unknown>;
  return { call, init, givenPayment, resume, read };
};

/** The postings of a payment, smallest first. The wallet's fees have tests of their own. */
export const postingsOf = async ({ sql }: Pick<TestServer, 'sql'>, paymentId: string) => {
  const rows = await sql<{ kind: string; account: string | null; amount: number }[]>`
    select kind, account, sum(amount)::float8 as amount
    from transfers, lateral (values
      (from_kind, from_account_id, -amount_minor), (to_kind, to_account_id, amount_minor)) as side (kind, account, amount)
    where payment_id = ${paymentId} and 'wallet_fee' not in (from_kind, to_kind) group by entry_number, kind, account order by amount`;
  return rows.map((row) => ({ ...row }));
};
