import { parseApiKey, type ApiKeyParts } from '../api-keys/api-key.ts';
import { OAuthError } from './oauth-error.ts';

/** A token request as it arrived. Nothing of it is checked yet. */
export interface TokenRequest {
  readonly authorization: string | undefined;
  /** What follows the question mark. */
  readonly query: string;
  /** The form as text. Undefined when the body was not form-encoded. */
  readonly form: string | undefined;
}

const checkKey = 'Compare it with the copy in the dashboard (DEVELOPERS, API Keys), or generate a new one.';

/** A token request has one field. More fields than this are refused before any of them is decoded. */
const fieldsMax = 16;

/**
 * Checks every rule for a well-formed token request (docs/authentication.md). Throws at the first broken rule. The
 * header comes first; a key in the wrong place is named even then, because it may explain why the header is missing.
 */
export const readTokenRequest = (request: TokenRequest): ApiKeyParts => {
  const key = readAuthorization(request.authorization);
  refuseMisplaced(readFields(request.query, 'query'), 'query');
  const form = request.form === undefined ? undefined : readFields(request.form, 'body');
  if (key instanceof OAuthError) {
    if (form) refuseMisplaced(form, 'body');
    throw key;
  }
  if (!form) throw notAForm();
  requireGrantType(form);
  refuseMisplaced(form, 'body');
  return key;
};

const readFields = (text: string, location: Location) => {
  if (text.split('&', fieldsMax + 1).length > fieldsMax) {
    throw new OAuthError(
      'invalid_request',
      `The ${location} has more than ${fieldsMax} fields. Send Grant_type alone, in the form body.`,
    );
  }
  return new URLSearchParams(text);
};

type Location = 'query' | 'body';

/** Refuses a key in the URL, because URLs are logged, or in the body, which is for Grant_type. */
const refuseMisplaced = (parameters: URLSearchParams, location: Location) => {
  for (const [name, value] of parameters) {
    const hasKey = [name, ...value.split(' ')].some((word) => parseApiKey(word) !== undefined);
    // RFC 6749 §3.2: a parameter without a value counts as absent. Some clients send an empty client_secret.
    if (value === '' && !hasKey) continue;
    const isGrantType = isNamed(name, 'grant_type');
    if (isGrantType && location === 'query') {
      throw new OAuthError('invalid_request', 'Grant_type is in the query. Send it in the form body.');
    }
    if (isGrantType) continue;
    if (hasKey || /^(client_secret|api_?key|authorization|access_token)$/i.test(name)) {
      throw new OAuthError(
        'invalid_request',
        `The API key is in the ${location}. Send it in the header "Authorization: basic <API_KEY>", ` +
          'and revoke it in the dashboard if the URL may have been logged.',
      );
    }
  }
};

const notAForm = () =>
  new OAuthError(
    'invalid_request',
    'The body is not form-encoded. Send "Grant_type=client_credentials" with ' +
      '"Content-Type: application/x-www-form-urlencoded".',
  );

const requireGrantType = (form: URLSearchParams) => {
  const given = [...form].filter(([name]) => isNamed(name, 'grant_type')).map(([, value]) => value);
  if (given.length === 0) {
    throw new OAuthError(
      'invalid_request',
      'Grant_type is missing. Send "Grant_type=client_credentials" in the form body.',
    );
  }
  if (given.length > 1) {
    throw new OAuthError(
      'invalid_request',
      'Grant_type was sent more than once. Send it once in the form body.',
    );
  }
  if (given[0] !== 'client_credentials') {
    throw new OAuthError(
      'unsupported_grant_type',
      'Grant_type must be "client_credentials", in the form body.',
    );
  }
};

/** The key, or what is wrong with the header. */
const readAuthorization = (authorization: string | undefined): ApiKeyParts | OAuthError => {
  if (authorization === undefined) {
    return new OAuthError(
      'invalid_request',
      'The Authorization header is missing. Send "Authorization: basic <API_KEY>".',
    );
  }
  const [, scheme, credentials] = /^(\S+) +(\S+) *$/.exec(authorization) ?? [];
  if (scheme?.toLowerCase() !== 'basic') {
    return new OAuthError(
      'invalid_request',
      'The Authorization header must be the word "basic", a space and the API key: "Authorization: basic <API_KEY>".',
    );
  }
  return (
    parseApiKey(credentials!) ??
    new OAuthError('invalid_request', `The text after "basic" is not an API key of this service. ${checkKey}`)
  );
};

const isNamed = (name: string, expected: string) => name.toLowerCase() === expected;
