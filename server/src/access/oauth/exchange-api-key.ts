import type { Keyring } from '../../keyring.ts';
import type { Parts } from '../../parts.ts';
import { formatAccessToken, makeAccessTokenId } from './access-token.ts';
import { cached } from '../access-cache.ts';
import { OAuthError } from './oauth-error.ts';
import { readTokenRequest, type TokenRequest } from './read-token-request.ts';
import { deleteToken, findKey, findToken, insertToken, lockLivingKey, type TokenRow } from './queries.ts';

export interface IssuedToken {
  readonly apiKeyId: string;
  readonly accessToken: string;
  readonly expiresInSeconds: number;
}

/** A token, and the time at which it was seen to be alive. */
interface LivingToken {
  readonly token: TokenRow;
  readonly at: Date;
}

/** A token request, and the address that it came from. */
interface Asked extends TokenRequest {
  readonly address: string;
}

/** What was found about a key that is valid here. */
interface Told {
  readonly apiKeyId: string;
  readonly present: { readonly token: TokenRow; readonly accessToken: string } | undefined;
}

/** Exchanges an API key for its one access token: the living one, or a new one in the place of an expired one. */
export const makeExchangeApiKey = (parts: Parts) => {
  const { clock, keyring } = parts;
  // Only what lets somebody in is remembered: a request that is right, with a valid key, from an address that is
  // allowed, for which there is a token. By its text, so that a repeated one is not even read again.
  const recall = cached(
    ({ address, authorization, query, form }: Asked) => `${address}\n${authorization}\n${query}\n${form}`,
    (asked) => checkRequest(parts, asked),
    ({ present }) => present !== undefined,
  );

  const issue = (told: Told): IssuedToken | Promise<IssuedToken> => {
    const living = ifAlive(told.present?.token, clock(), keyring);
    return living
      ? tell(parts, told, living)
      : replaceToken(parts, told.apiKeyId).then((made) => tell(parts, told, made));
  };

  /** Throws, or rejects with, an OAuthError. A remembered answer comes at once, without a promise. */
  return (asked: Asked): IssuedToken | Promise<IssuedToken> => {
    const told = isShort(asked) ? recall(asked) : checkRequest(parts, asked);
    return told instanceof Promise ? told.then(issue) : issue(told);
  };
};

/** A bound on memory. What a client needs to send is far shorter. */
const rememberedLengthMax = 1000;

const isShort = ({ authorization = '', query, form = '' }: Asked) =>
  authorization.length + query.length + form.length <= rememberedLengthMax;

/**
 * Throws unless the request is right and its key valid here; answers the key's present token, if there is one. The same work for a key that is
 * unknown, wrong or revoked: proof and look-up both happen, always.
 */
const checkRequest = async (parts: Parts, { address, ...request }: Asked): Promise<Told> => {
  const key = readTokenRequest(request);
  const provenBy = parts.keyring.match('api-key', key.id, key.secret);
  const found = await findKey(parts.sql, key.id, address);
  if (!found || found.revoked || found.secretId !== provenBy) throw invalidClient();
  if (!found.addressAllowed) throw addressRefused(address);
  const { token } = found;
  const isTold = token !== undefined && parts.keyring.secretIds.includes(token.secretId);
  return { apiKeyId: key.id, present: isTold ? { token, accessToken: tellToken(parts, token) } : undefined };
};

const tell = (parts: Parts, { apiKeyId, present }: Told, { token, at }: LivingToken): IssuedToken => ({
  apiKeyId,
  accessToken: present?.token.id === token.id ? present.accessToken : tellToken(parts, token),
  // A token that still works never says 0.
  expiresInSeconds: Math.max(1, Math.floor((token.expiresAt.getTime() - at.getTime()) / 1000)),
});

/** The token is derived each time it is told; it is stored nowhere. */
const tellToken = ({ keyring, config }: Parts, { id, secretId }: TokenRow) =>
  formatAccessToken(config.environment, { id, proof: keyring.derive('access-token', id, secretId) });

/** A token whose secret has left the keyring can no longer be told to anyone, so it counts as expired. */
const ifAlive = (token: TokenRow | undefined, at: Date, { secretIds }: Keyring): LivingToken | undefined =>
  token && token.expiresAt > at && secretIds.includes(token.secretId) ? { token, at } : undefined;

/** Of callers that race for the first or the next token, one makes it, and the others find it made (spec §5.5). */
const replaceToken = ({ sql, clock, keyring, config }: Parts, keyId: string): Promise<LivingToken> =>
  sql.begin(async (tx) => {
    if (!(await lockLivingKey(tx, keyId))) throw invalidClient();
    const at = clock();
    const found = ifAlive(await findToken(tx, keyId), at, keyring);
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
