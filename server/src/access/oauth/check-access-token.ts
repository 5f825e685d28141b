import type { Parts } from '../../parts.ts';
import { parseAccessToken } from './access-token.ts';
import { cached } from '../access-cache.ts';
import { findLivingKeysToken } from './queries.ts';

/** Who is calling the payment API. */
export interface Client {
  readonly apiKeyId: string;
}

export type TokenCheck =
  | { outcome: 'valid'; client: Client }
  | { outcome: 'invalid' }
  | { outcome: 'address_refused' };

type Look = TokenCheck & { expiresAt?: Date };

/** Checks a bearer token: first that we made it, then that it still holds. */
export const makeCheckAccessToken = (parts: Parts) => {
  const recall = cached(
    ({ text, address }: { text: string; address: string }) => `${text} ${address}`,
    ({ text, address }) => look(parts, text, address),
    ({ outcome }) => outcome === 'valid',
  );
  const atThisTime = (found: Look): TokenCheck =>
    found.expiresAt && found.expiresAt <= parts.clock() ? { outcome: 'invalid' } : found;

  return (text: string, address: string): TokenCheck | Promise<TokenCheck> => {
    const found = recall({ text, address });
    return found instanceof Promise ? found.then(atThisTime) : atThisTime(found);
  };
};

const look = async ({ sql, keyring }: Parts, text: string, address: string): Promise<Look> => {
  const token = parseAccessToken(text);
  const provenBy = token && keyring.match('access-token', token.id, token.proof);
  if (!token || provenBy === undefined) return { outcome: 'invalid' };
  const found = await findLivingKeysToken(sql, token.id, address);
  if (found?.secretId !== provenBy) return { outcome: 'invalid' };
  if (!found.addressAllowed) return { outcome: 'address_refused' };
  return { outcome: 'valid', client: { apiKeyId: found.apiKeyId }, expiresAt: found.expiresAt };
};
