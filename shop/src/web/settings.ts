export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Where buyers and Florin find this shop. */
  readonly shopUrl: string;
  readonly florinUrl: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  /** Where the wallet's browser SDKs come from, and where buyers approve. */
  readonly walletUrl: string;
  readonly walletClientId: string;
  readonly ordersDir: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** README.md has the same table in words. */
export const readSettings = (environ: Environment): Settings => {
  const need = (name: string) => {
    const value = environ[name];
    if (value) return value;
    throw new Error(`Set ${name}. npm start does so by itself; shop/README.md says how to do it by hand.`);
  };
  const port = Number(environ['SHOP_PORT'] ?? 8100);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error('SHOP_PORT is a port from 1 to 65535.');
  return {
    host: environ['HOST'] ?? '127.0.0.1',
    port,
    shopUrl: new URL(environ['SHOP_PUBLIC_URL'] ?? `http://localhost:${port}`).origin,
    florinUrl: environ['FLORIN_URL'] ?? 'http://localhost:8080',
    apiKey: need('FLORIN_API_KEY'),
    webhookSecret: need('FLORIN_WEBHOOK_SECRET'),
    walletUrl: new URL(environ['WALLET_BROWSER_URL'] ?? 'http://localhost:8090').origin,
    walletClientId: environ['WALLET_CLIENT_ID'] ?? 'florin-sandbox',
    ordersDir: `${environ['FLORIN_DATA_DIR'] ?? '.florin'}/shop/orders`,
  };
};
