import { join } from 'node:path';
import type { WalletOptions } from './wallet.ts';

export type Settings = WalletOptions & { host: string; port: number };
export type SettingsOutcome = { settings: Settings } | { faults: string[] };

type Environment = Readonly<Record<string, string | undefined>>;

const readInteger = (text: string, least: number, most: number): number | undefined => {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
};

const isWebUrl = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);

/** Reads the whole environment before it judges: whoever starts the wallet learns of every mistake at once. */
export const readSettings = (environment: Environment): SettingsOutcome => {
  const faults: string[] = [];
  const read = (name: string, fallback: string): string => {
    const value = environment[name] ?? fallback;
    if (value.trim() === '')
      faults.push(`${name} is empty: leave it out for its default (${fallback}), or set it.`);
    return value;
  };
  const readNumber = (name: string, fallback: string, least: number, most: number): number => {
    const text = read(name, fallback);
    const value = readInteger(text, least, most);
    if (value === undefined && text.trim() !== '') {
      faults.push(`${name} is "${text}": it must be a whole number from ${least} to ${most}.`);
    }
    return value ?? Number(fallback);
  };

  const port = readNumber('WALLET_PORT', '8090', 0, 65_535);
  const publicUrl = read('WALLET_PUBLIC_URL', `http://localhost:${port}`);
  if (publicUrl.trim() !== '' && !isWebUrl(publicUrl)) {
    faults.push(`WALLET_PUBLIC_URL is "${publicUrl}": it must be an http or https address.`);
  }
  const clientId = read('WALLET_CLIENT_ID', 'florin-sandbox');
  // RFC 7617 §2: the first colon ends the user name, so a client id with one could never sign in.
  if (clientId.includes(':'))
    faults.push('WALLET_CLIENT_ID contains a colon, which HTTP Basic cannot carry.');
  const settings = {
    port,
    host: read('HOST', '127.0.0.1'),
    // Port 0 lets the system choose; the address is then known only after listening.
    publicUrl:
      port === 0 && environment['WALLET_PUBLIC_URL'] === undefined ? '' : publicUrl.replace(/\/+$/, ''),
    databaseFile: join(read('FLORIN_DATA_DIR', '.florin'), 'wallet', 'wallet.sqlite'),
    clientId,
    clientSecret: read('WALLET_CLIENT_SECRET', 'florin-sandbox-secret'),
    orderLifetimeSeconds: readNumber('WALLET_ORDER_LIFETIME_SECONDS', '10800', 1, 31_536_000),
  };
  return faults.length > 0 ? { faults } : { settings };
};
