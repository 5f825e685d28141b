import type { Keyring } from '../../keyring.ts';
import type { Dependencies } from '../../dependencies.ts';
import { formatAccessToken, makeAccessTokenId } from './access-token.ts';
import { isBefore } from '../../clock.ts';
import { cached } from '../access-cache.ts';
import { OAuthError } from './oauth-error.ts';
import { readTokenRequest, type TokenRequest } from './read-token-request.ts';
import { deleteToken, findKey, findToken, insertToken, lockLivingKey, type TokenRow } from './queries.ts';

export interface IssuedToken {
  readonly apiKeyId: string;
  readonly platformId: number;
  readonly accessToken: string;
  readonly expiresInSeconds: number;
}

/** A token, and the time at which it was valid. */
interface ValidToken {
  readonly token: TokenRow;
  readonly at: Date;
}

/** A token request, and the address that it came from. */
interface TokenCall extends TokenRequest {
  readonly address: string;
}

/** A valid key and, if it has one that we can derive again, its access token. */
interface KeyCheck {
  readonly apiKeyId: string;
  readonly platformId: number;
  readonly current: { readonly token: TokenRow; readonly accessToken: string } | undefined;
}

/** Exchanges an API key for its one access token: the current one, or a new one when that has expired. */
export const makeExchangeApiKey = (deps: Dependencies) => {
  const { clock, keyring } = deps;
  // Only successful checks are cached: a well-formed request with a valid key, from an allowed address, for a key that
  // has a token. The cache key is the text of the request, so a repeated request is not parsed again.
  const checkCached = cached(
    ({ address, authorization, query, form }: TokenCall) => `${address}\n${authorization}\n${query}\n${form}`,
    (call) => checkRequest(deps, call),
    ({ current }) => current !== undefined,
  );

  const issue = (check: KeyCheck): IssuedToken | Promise<IssuedToken> => {
    const valid = findValid(check.current?.token, clock(), keyring);
    return valid
      ? toIssuedToken(deps, check, valid)
      : replaceToken(deps, check.apiKeyId).then((created) => toIssuedToken(deps, check, created));
  };

  /** Throws, or rejects with, an OAuthError. A cached answer is returned without a promise. */
  return (call: TokenCall): IssuedToken | Promise<IssuedToken> => {
    const check = isShort(call) ? checkCached(call) : checkRequest(deps, call);
    return check instanceof Promise ? check.then(issue) : issue(check);
  };
};

/** Limits the memory of the cache. A normal request is far shorter. */
const cachedLengthMax = 1000;

const isShort = ({ authorization = '', query, form = '' }: TokenCall) =>
  authorization.length + query.length + form.length <= cachedLengthMax;

/**
 * Throws unless the request is well formed and its key is valid here. For an unknown, wrong or revoked key the work is
 * the same: the proof is checked and the key is looked up in every case.
 */
const checkRequest = async (deps: Dependencies, { address, ...request }: TokenCall): Promise<KeyCheck> => {
  const key = readTokenRequest(request);
  const secretId = deps.keyring.match('api-key', key.id, key.secret);
  const found = await findKey(deps.sql, key.id, address);
  if (!found || found.revoked || found.secretId !== secretId) throw invalidClient();
  if (!found.addressAllowed) throw addressRefused(address);
  const { token } = found;
  const isDerivable = token !== undefined && deps.keyring.secretIds.includes(token.secretId);
  const current = isDerivable ? { token, accessToken: deriveAccessToken(deps, token) } : undefined;
  return { apiKeyId: key.id, platformId: found.platformId, current };
};

const toIssuedToken = (
  deps: Dependencies,
  { apiKeyId, platformId, current }: KeyCheck,
  { token, at }: ValidToken,
): IssuedToken => ({
  apiKeyId,
  platformId,
  accessToken: current?.token.id === token.id ? current.accessToken : deriveAccessToken(deps, token),
  // At least 1: the token still works.
  expiresInSeconds: Math.max(1, Math.floor((token.expiresAt.getTime() - at.getTime()) / 1000)),
});

/** The token itself is not stored. It is derived from its id each time. */
const deriveAccessToken = ({ keyring, config }: Dependencies, { id, secretId }: TokenRow) =>
  formatAccessToken(config.environment, { id, proof: keyring.derive('access-token', id, secretId) });

/** A token whose secret is no longer in the keyring cannot be derived again, so it counts as expired. */
const findValid = (token: TokenRow | undefined, at: Date, { secretIds }: Keyring): ValidToken | undefined =>
  token && isBefore(at, token.expiresAt) && secretIds.includes(token.secretId) ? { token, at } : undefined;

/** When several callers need a new token at the same time, one creates it and the others find it. */
const replaceToken = ({ sql, clock, keyring, config }: Dependencies, keyId: string): Promise<ValidToken> =>
  sql.begin(async (tx) => {
    if (!(await lockLivingKey(tx, keyId))) throw invalidClient();
    const at = clock();
    const found = findValid(await findToken(tx, keyId), at, keyring);
    if (found) return found;
    const token = {
      id: makeAccessTokenId(),
      secretId: keyring.currentSecretId,
      expiresAt: new Date(at.getTime() + config.tokenLifetimeSeconds * 1000),
    };
    await deleteToken(tx, keyId);
    await insertToken(tx, keyId, token, at);
    return { token, at };
  });

const invalidClient = () =>
  new OAuthError(
    'invalid_client',
    'The API key is not valid here. Check the key and Grant_type, that the key is of this environment and has not ' +
      'been revoked, your firewall, and with the operator that your address is on the allow list.',
  );

const addressRefused = (address: string) =>
  new OAuthError(
    'invalid_client',
    `The API key may not be used from the address ${address}. Ask the operator to put it on the allow list, and check ` +
      'your firewall if it is not the address you expect.',
  );
