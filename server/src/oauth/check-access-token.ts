import { batched } from '../database/batched.ts';
import type { Parts } from '../parts.ts';
import { parseAccessToken } from './access-token.ts';
import { findTokens } from './queries.ts';

/** Who is calling the payment API. */
export interface Client {
  readonly apiKeyId: string;
}

export type TokenCheck =
  | { outcome: 'valid'; client: Client }
  | { outcome: 'invalid' }
  | { outcome: 'address_refused' };

/** Checks a bearer token: first that we made it, then that it still holds. */
export const makeCheckAccessToken = ({ sql, clock, keyring }: Parts) => {
  const findToken = batched((asked: Parameters<typeof findTokens>[1]) => findTokens(sql, asked));

  return async (text: string, address: string): Promise<TokenCheck> => {
    const token = parseAccessToken(text);
    if (!token) return { outcome: 'invalid' };
    const provenBy = keyring.match('access-token', token.id, token.proof);
    const found = await findToken({ id: token.id, address });
    if (!found || found.secretId !== provenBy || found.expiresAt <= clock()) return { outcome: 'invalid' };
    if (!found.addressAllowed) return { outcome: 'address_refused' };
    return { outcome: 'valid', client: { apiKeyId: found.apiKeyId } };
  };
};
