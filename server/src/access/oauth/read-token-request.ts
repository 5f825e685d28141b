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

/** Checks every rule for a well-formed token request (docs/authentication.md). Throws at the first broken rule. */
export const readTokenRequest = (request: TokenRequest): ApiKeyParts => {
  refuseMisplaced(new URLSearchParams(request.query), 'query');
  const form = readForm(request);
  requireGrantType(form);
  refuseMisplaced(form, 'body');
  return readAuthorization(request.authorization);
};

/** Refuses a key in the URL, because URLs are logged, or in the body, which is for Grant_type. */
const refuseMisplaced = (parameters: URLSearchParams, place: 'query' | 'body') => {
  for (const [name, value] of parameters) {
    const isGrantType = isNamed(name, 'grant_type');
    if (isGrantType && place === 'query') {
      throw new OAuthError('invalid_request', 'Grant_type is in the query. Send it in the form body.');
    }
    if (isGrantType) continue;
    if (
      /^(client_secret|api_?key|authorization|access_token)$/i.test(name) ||
      parseApiKey(value) !== undefined
    ) {
      throw new OAuthError(
        'invalid_request',
        `The API key is in the ${place}. Send it in the header "Authorization: basic <API_KEY>", ` +
          'and revoke it in the dashboard if the URL may have been logged.',
      );
    }
  }
};

const readForm = ({ form }: TokenRequest) => {
  if (form === undefined) {
    throw new OAuthError(
      'invalid_request',
      'The body is not form-encoded. Send "Grant_type=client_credentials" with ' +
        '"Content-Type: application/x-www-form-urlencoded".',
    );
  }
  return new URLSearchParams(form);
};

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

const readAuthorization = (authorization: string | undefined) => {
  if (authorization === undefined) {
    throw new OAuthError(
      'invalid_request',
      'The Authorization header is missing. Send "Authorization: basic <API_KEY>".',
    );
  }
  const [, scheme, credentials] = /^(\S+) +(\S+) *$/.exec(authorization) ?? [];
  if (scheme?.toLowerCase() !== 'basic') {
    throw new OAuthError(
      'invalid_request',
      'The Authorization header must be the word "basic", a space and the API key: "Authorization: basic <API_KEY>".',
    );
  }
  const key = parseApiKey(credentials!);
  if (!key)
    throw new OAuthError(
      'invalid_request',
      `The text after "basic" is not an API key of this service. ${checkKey}`,
    );
  return key;
};

const isNamed = (name: string, expected: string) => name.toLowerCase() === expected;
