import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';
import { findSetting, saveSetting } from '../database/kept-settings.ts';
import type { Database } from '../database/open-database.ts';
import { newSecret } from '../identifiers.ts';
import type { Wallet } from '../wallet.ts';

export const tokenLifetimeSeconds = 32_400;

/** The signing key is stored, so that tokens from before a restart are valid after it. */
export const loadTokenKey = (database: Database): KeyObject => {
  const secret = findSetting(database, 'token_secret') ?? newSecret();
  saveSetting(database, 'token_secret', secret);
  return createSecretKey(Buffer.from(secret));
};

const signatureOf = (wallet: Wallet, claims: string): string =>
  createHmac('sha256', wallet.tokenKey).update(claims).digest('base64url');

/** A token contains its signed expiry time, so no token is stored. */
export const issueToken = (wallet: Wallet, nonce: string): string => {
  const expiresAtMs = wallet.clock.nowMs() + tokenLifetimeSeconds * 1000;
  const claims = `${expiresAtMs.toString(36)}.${nonce}`;
  return `A21.${claims}.${signatureOf(wallet, claims)}`;
};

export const isTokenValid = (wallet: Wallet, token: string): boolean => {
  const [prefix, expiry = '', nonce = '', signature = ''] = token.split('.');
  if (prefix !== 'A21') return false;
  const given = Buffer.from(signature);
  const expected = Buffer.from(signatureOf(wallet, `${expiry}.${nonce}`));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  return Number.parseInt(expiry, 36) > wallet.clock.nowMs();
};
