import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { findSetting, saveSetting } from '../database/kept-settings.ts';
import type { Database } from '../database/open-database.ts';
import { newSecret } from '../identifiers.ts';

export const tokenLifetimeSeconds = 32_400;

/** The signing key is stored, so that tokens from before a restart are valid after it. */
const loadKey = (database: Database) => {
  const secret = findSetting(database, 'token_secret') ?? newSecret();
  saveSetting(database, 'token_secret', secret);
  return createSecretKey(Buffer.from(secret));
};

/** A token contains its signed expiry time, so no token is stored. */
export const createTokens = (database: Database, clock: Clock) => {
  const key = loadKey(database);
  const signatureOf = (claims: string) => createHmac('sha256', key).update(claims).digest('base64url');

  const issue = (nonce: string): string => {
    const expiresAtMs = clock.nowMs() + tokenLifetimeSeconds * 1000;
    const claims = `${expiresAtMs.toString(36)}.${nonce}`;
    return `A21.${claims}.${signatureOf(claims)}`;
  };

  const isSignedByUs = (expiry: string, nonce: string, signature: string) => {
    const given = Buffer.from(signature);
    const expected = Buffer.from(signatureOf(`${expiry}.${nonce}`));
    return given.length === expected.length && timingSafeEqual(given, expected);
  };

  // A merchant sends the same token for hours.
  let lastSignedByUs: string | undefined;

  const isValid = (token: string): boolean => {
    const [prefix, expiry = '', nonce = '', signature = ''] = token.split('.');
    if (prefix !== 'A21') return false;
    if (token !== lastSignedByUs) {
      if (!isSignedByUs(expiry, nonce, signature)) return false;
      lastSignedByUs = token;
    }
    return Number.parseInt(expiry, 36) > clock.nowMs();
  };

  return { issue, isValid };
};

export type Tokens = ReturnType<typeof createTokens>;
