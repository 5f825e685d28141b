import { isBefore } from '../../clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import { parseAccessToken } from './access-token.ts';
import { cached } from '../access-cache.ts';
import { findTokenOfActiveKey } from './queries.ts';
import type { Rights } from '../rights.ts';

/** Who is calling the payment API. */
export interface Client extends Rights {
  readonly apiKeyId: string;
  /** The owner of what it may see and do. */
  readonly platformId: number;
}

export type TokenCheck =
  | { outcome: 'valid'; client: Client }
  | { outcome: 'invalid' }
  | { outcome: 'address_refused' };

type TokenLookup = TokenCheck & { expiresAt?: Date };

/** Checks a bearer token: first that we issued it, then that it is still valid. */
export const makeCheckAccessToken = (deps: Dependencies) => {
  const lookUpCached = cached(
    ({ text, address }: { text: string; address: string }) => `${text} ${address}`,
    ({ text, address }) => lookUpToken(deps, text, address),
    ({ outcome }) => outcome === 'valid',
  );
  const checkExpiry = (found: TokenLookup): TokenCheck =>
    found.expiresAt && !isBefore(deps.clock(), found.expiresAt) ? { outcome: 'invalid' } : found;

  return (text: string, address: string): TokenCheck | Promise<TokenCheck> => {
    const found = lookUpCached({ text, address });
    return found instanceof Promise ? found.then(checkExpiry) : checkExpiry(found);
  };
};

const lookUpToken = async (
  { sql, keyring, config }: Dependencies,
  text: string,
  address: string,
): Promise<TokenLookup> => {
  const token = parseAccessToken(config.environment, text);
  const secretId = token && keyring.match('access-token', token.id, token.proof);
  if (!token || secretId === undefined) return { outcome: 'invalid' };
  const found = await findTokenOfActiveKey(sql, token.id, address);
  if (found?.secretId !== secretId) return { outcome: 'invalid' };
  if (!found.addressAllowed) return { outcome: 'address_refused' };
  const { apiKeyId, platformId, rights, mayBookRefunds, expiresAt } = found;
  return { outcome: 'valid', client: { apiKeyId, platformId, rights, mayBookRefunds }, expiresAt };
};
