import { isIP } from 'node:net';
import { findAccountIdFault } from '../account-id.ts';
import { findIbanFault, isBic, normaliseIban } from '../iban.ts';
import { currencyDigits } from '../money.ts';

/**
 * Turns the text of a setting into its value. The message of the error it throws continues a sentence after the name.
 */
export type Parse<T> = (given: string) => T;

export const text: Parse<string> = (given) => given;

export const textUpTo =
  (lengthMax: number): Parse<string> =>
  (given) => {
    const length = Array.from(given).length;
    if (length > lengthMax) throw new Error(`must have at most ${lengthMax} characters, not ${length}`);
    return given;
  };

/** A header of the wallet's API, which takes up to 36 characters. */
export const partnerId: Parse<string> = (given) => {
  if (!/^[!-~]{1,36}$/.test(given)) throw new Error('must have 1 to 36 visible ASCII characters');
  return given;
};

/** The characters that the wallet takes for a card statement. */
export const softDescriptor: Parse<string> = (given) => {
  if (!/^[A-Za-z0-9*. -]{1,22}$/.test(given))
    throw new Error(
      'must have 1 to 22 letters without accents, digits, spaces, dashes, asterisks or periods',
    );
  return given;
};

export const accountId: Parse<string> = (given) => {
  const fault = findAccountIdFault(given);
  if (fault !== undefined) throw new Error(fault);
  return given;
};

export const iban: Parse<string> = (given) => {
  const found = normaliseIban(given);
  const fault = findIbanFault(found);
  if (fault !== undefined) throw new Error(fault);
  return found;
};

export const bic: Parse<string> = (given) => {
  if (!isBic(given)) throw new Error('is not a BIC: 8 or 11 capital letters and digits, such as COBADEFF');
  return given;
};

export const oneOf =
  <T extends string>(...allowed: readonly T[]): Parse<T> =>
  (given) => {
    const found = allowed.find((candidate) => candidate === given);
    if (found === undefined) throw new Error(`must be one of ${allowed.join(', ')}, not "${given}"`);
    return found;
  };

export const wholeNumber =
  (from: number, to: number): Parse<number> =>
  (given) => {
    const number = /^\d{1,15}$/.test(given) ? Number(given) : Number.NaN;
    if (!(number >= from && number <= to)) {
      throw new Error(`must be a whole number from ${from} to ${to}, not "${given}"`);
    }
    return number;
  };

export const httpUrl: Parse<string> = (given) => {
  const url = URL.parse(given);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`must be an http or https URL, not "${given}"`);
  if (url.username || url.password || url.search || url.hash) {
    throw new Error('must not contain a user name, query or fragment');
  }
  return url.href.replace(/\/$/, '');
};

const smtpPorts: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

const namesOfThisMachine: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The messages do not contain the value, because that may contain a password. */
export const smtpUrl: Parse<{
  host: string;
  port: number;
  isTls: boolean;
  isOfThisMachine: boolean;
  user: string | undefined;
  password: string | undefined;
}> = (given) => {
  const url = URL.parse(given);
  const port = smtpPorts[url?.protocol ?? ''];
  if (!url?.hostname || port === undefined)
    throw new Error(
      'must be an address such as smtps://user@mail.example.com or smtp://mail.example.com:587',
    );
  if (url.search || url.hash || !['', '/'].includes(url.pathname))
    throw new Error(
      'must have nothing after the host and the port; in its password write / as %2F and # as %23',
    );
  return {
    host: url.hostname.replaceAll(/^\[|\]$/g, ''),
    port: url.port === '' ? port : Number(url.port),
    isTls: url.protocol === 'smtps:',
    isOfThisMachine: namesOfThisMachine.has(url.hostname),
    user: url.username === '' ? undefined : decodeURIComponent(url.username),
    password: url.password === '' ? undefined : decodeURIComponent(url.password),
  };
};

/** A name and an address, or an address alone. */
export const mailSender: Parse<{ name: string; address: string }> = (given) => {
  const {
    name = '',
    inBrackets,
    alone,
  } = /^(?:(?<name>[^<>"\p{Cc}]*?) *<(?<inBrackets>[^\s@<>,]+@[^\s@<>,]+)>|(?<alone>[^\s@<>,]+@[^\s@<>,]+))$/u.exec(
    given,
  )?.groups ?? {};
  const address = inBrackets ?? alone;
  if (address === undefined)
    throw new Error('must be an address such as florin@example.com or Florin <florin@example.com>');
  return { name, address };
};

/** The value of DATABASE_URL that means the PostgreSQL of the data folder. */
export const embedded = 'embedded';

/** The messages do not contain the value, because that may contain a password. */
export const databaseUrl: Parse<string> = (given) => {
  if (given === embedded) return given;
  if (!/^postgres(ql)?:\/\//.test(given)) throw new Error(`must start with postgres://, or be ${embedded}`);
  // The first host stands for all of them, and a URL without a host means a socket of this machine.
  const ofOneHost = given.replace(/,[^/?@]*(?=[/?]|$)/, '').replace('@/', '@socket/');
  if (!URL.canParse(ofOneHost))
    throw new Error(
      'cannot be read as a URL; in its password write / as %2F, ? as %3F and # as %23, or use DATABASE_PASSWORD_FILE',
    );
  return given;
};

export const secret: Parse<string> = (given) => {
  if (given.length < 32)
    throw new Error('must have 32 characters or more; make one with: openssl rand -base64 48');
  return given;
};

/** One that can be in a comma-separated list later on. */
export const listableSecret: Parse<string> = (given) => {
  if (given.includes(','))
    throw new Error(
      'must not contain a comma, because FLORIN_SECRET_PREVIOUS could not list it later; a secret in FLORIN_SECRET_FILE may',
    );
  return secret(given);
};

export const listenAddress: Parse<string> = (given) => {
  // One address: for the name localhost, Fastify would open a second server that our hooks do not know.
  if (given === 'localhost') return '127.0.0.1';
  if (isIP(given) === 0) throw new Error(`must be an IP address or localhost, not "${given}"`);
  return given;
};

export const listOf =
  <T>(parse: Parse<T>): Parse<T[]> =>
  (given) =>
    given
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map(parse);

export const dnsServer: Parse<string> = (given) => {
  const host = /^\[(?<v6>.+)\](?::\d{1,5})?$|^(?<v4>[\d.]+)(?::\d{1,5})?$/.exec(given)?.groups;
  if (isIP(host?.['v6'] ?? host?.['v4'] ?? given) === 0)
    throw new Error(`must be an IP address, with a port or without, not "${given}"`);
  return given;
};

export const currencyCode: Parse<string> = (given) => {
  if (currencyDigits(given) === undefined)
    throw new Error(`must be an ISO 4217 code such as EUR, not "${given}"`);
  return given;
};
