import { randomBytes } from 'node:crypto';
import type { Keyring } from '../../keyring.ts';

/** Half a year after the last sign-in in a browser, its operator is a stranger there again. */
export const deviceLifetimeSeconds = 180 * 24 * 60 * 60;

/**
 * Names a browser in which the operator has signed in. Only we can make one, and it is nowhere stored: the proof is derived from
 * the operator's address, an id and the end. It gives no access; wrong passwords with it have a count of their own.
 */
export const makeDeviceToken = (keyring: Keyring, email: string, at: Date) => {
  const id = randomBytes(16).toString('base64url');
  const expiresAt = Math.floor(at.getTime() / 1000) + deviceLifetimeSeconds;
  return `${id}.${expiresAt}.${keyring.derive('device', `${email} ${id} ${expiresAt}`, keyring.currentSecretId)}`;
};

/** The id of the device, if the token was made for this operator and has not expired. */
export const findDeviceId = (keyring: Keyring, token: string, email: string, at: Date) => {
  const [, id, expiresAt, proof] = /^([\w-]{22})\.(\d{1,12})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined || expiresAt === undefined || proof === undefined) return undefined;
  const isOurs = keyring.match('device', `${email} ${id} ${expiresAt}`, proof) !== undefined;
  return isOurs && Number(expiresAt) * 1000 > at.getTime() ? id : undefined;
};
