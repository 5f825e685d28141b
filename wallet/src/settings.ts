import { join } from 'node:path';
import type { WalletOptions } from './wallet.ts';

export interface Settings extends WalletOptions {
  readonly host: string;
  readonly port: number;
}
export type SettingsOutcome = { readonly settings: Settings } | { readonly errors: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;

const readInteger = (text: string, min: number, max: number): number | undefined => {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
};

const isWebUrl = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);

/** Reads all settings and reports every error at once. */
export const readSettings = (environment: Environment): SettingsOutcome => {
  const errors: string[] = [];
  const read = (name: string, fallback: string): string => {
    const value = environment[name] ?? fallback;
    if (value.trim() === '')
      errors.push(`${name} is empty. Set it, or remove it to use the default (${fallback}).`);
    return value;
  };
  const readNumber = (name: string, fallback: string, min: number, max: number): number => {
    const text = read(name, fallback);
    const value = readInteger(text, min, max);
    if (value === undefined && text.trim() !== '') {
      errors.push(`${name} is "${text}": it must be a whole number from ${min} to ${max}.`);
    }
    return value ?? Number(fallback);
  };

  const port = readNumber('WALLET_PORT', '8090', 0, 65_535);
  const publicUrl = read('WALLET_PUBLIC_URL', `http://localhost:${port}`);
  if (publicUrl.trim() !== '' && !isWebUrl(publicUrl)) {
    errors.push(`WALLET_PUBLIC_URL is "${publicUrl}": it must be an http or https address.`);
  }
  const clientId = read('WALLET_CLIENT_ID', 'florin-sandbox');
  // RFC 7617 §2: the first colon ends the user name, so a client id with a colon could never sign in.
  if (clientId.includes(':'))
    errors.push('WALLET_CLIENT_ID contains a colon, which HTTP Basic cannot carry.');
  const settings = {
    port,
    host: read('HOST', '127.0.0.1'),
    // With port 0 the system chooses the port. The address is then known only after listening.
    publicUrl:
      port === 0 && environment['WALLET_PUBLIC_URL'] === undefined ? '' : publicUrl.replace(/\/+$/, ''),
    databaseFile: join(read('FLORIN_DATA_DIR', '.florin'), 'wallet', 'wallet.sqlite'),
    clientId,
    clientSecret: read('WALLET_CLIENT_SECRET', 'florin-sandbox-secret'),
    orderLifetimeSeconds: readNumber('WALLET_ORDER_LIFETIME_SECONDS', '10800', 1, 31_536_000),
  };
  return errors.length > 0 ? { errors } : { settings };
};
