import { expect, test } from 'vitest';
import { formatApiKey } from '../../src/access/api-keys/api-key.ts';
import { OAuthError } from '../../src/access/oauth/oauth-error.ts';
import { readTokenRequest, type TokenRequest } from '../../src/access/oauth/read-token-request.ts';

const parts = { id: `florin_sandbox_${'i'.repeat(22)}`, secret: 's'.repeat(43) };
const key = formatApiKey(parts);
const good: TokenRequest = {
  authorization: `basic ${key}`,
  query: '',
  form: 'Grant_type=client_credentials',
};

const refusalOf = (change: Partial<TokenRequest>) => {
  try {
    readTokenRequest({ ...good, ...change });
  } catch (error) {
    if (error instanceof OAuthError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'accepted';
};

test('a well-formed request gives the key, however its words are written', () => {
  expect(readTokenRequest(good)).toEqual(parts);
  expect(readTokenRequest({ ...good, authorization: `Basic  ${key} ` })).toEqual(parts);
  expect(readTokenRequest({ ...good, form: 'grant_type=client_credentials' })).toEqual(parts);
});

test.each<[string, Partial<TokenRequest>, RegExp]>([
  ['without a header', { authorization: undefined }, /^invalid_request: The Authorization header is missing/],
  [
    'with another scheme',
    { authorization: `bearer ${key}` },
    /^invalid_request: The Authorization header must be/,
  ],
  ['with a scheme alone', { authorization: 'basic' }, /^invalid_request: The Authorization header must be/],
  [
    'with more words',
    { authorization: `basic ${key} more` },
    /^invalid_request: The Authorization header must be/,
  ],
  [
    'with another key',
    { authorization: 'basic abc' },
    /^invalid_request: The text after "basic" is not an API key/,
  ],
  ['without a form', { form: undefined }, /^invalid_request: The body is not form-encoded/],
  ['without Grant_type', { form: '' }, /^invalid_request: Grant_type is missing/],
  [
    'with Grant_type twice',
    { form: `${good.form}&${good.form}` },
    /^invalid_request: Grant_type was sent more than once/,
  ],
  ['with another grant', { form: 'Grant_type=password' }, /^unsupported_grant_type: Grant_type must be/],
  ['with Grant_type in the query', { query: good.form! }, /^invalid_request: Grant_type is in the query/],
  ['with an empty Grant_type in the query', { query: 'grant_type=' }, /^accepted$/],
])('a request %s is answered as that', (_, change, answer) => {
  expect(refusalOf(change)).toMatch(answer);
});

test.each(['client_secret', 'apikey', 'api_key', 'Authorization', 'access_token'])(
  'a secret in the field %s is named, in the query and in the body',
  (name) => {
    expect(refusalOf({ query: `${name}=x` })).toMatch(/^invalid_request: The API key is in the query/);
    expect(refusalOf({ form: `${good.form}&${name}=x` })).toMatch(
      /^invalid_request: The API key is in the body/,
    );
    expect(refusalOf({ query: `${name}=` })).toBe('accepted');
    expect(refusalOf({ query: `other_${name}=x` })).toBe('accepted');
  },
);

test('a key is found wherever it was put, as a name or as one word of a value', () => {
  const text = encodeURIComponent(key);
  for (const fields of [`x=${text}`, `${text}=`, `${text}=x`, `x=basic%20${text}`]) {
    expect(refusalOf({ query: fields })).toMatch(/^invalid_request: The API key is in the query/);
    expect(refusalOf({ form: `${good.form}&${fields}` })).toMatch(
      /^invalid_request: The API key is in the body/,
    );
  }
});

test('a key in the wrong place explains a missing header, so it is named first', () => {
  const text = encodeURIComponent(key);
  expect(refusalOf({ authorization: undefined, form: `x=${text}` })).toMatch(/The API key is in the body/);
  expect(refusalOf({ authorization: undefined, query: `x=${text}` })).toMatch(/The API key is in the query/);
});

test('of more than 16 fields none is decoded', () => {
  const fields = (count: number) => Array.from({ length: count }, (_, index) => `x${index}=`).join('&');
  expect(refusalOf({ query: fields(16) })).toBe('accepted');
  expect(refusalOf({ query: fields(17) })).toMatch(/^invalid_request: The query has more than 16 fields/);
  expect(refusalOf({ form: `${good.form}&${fields(15)}` })).toBe('accepted');
  expect(refusalOf({ form: `${good.form}&${fields(16)}` })).toMatch(
    /^invalid_request: The body has more than 16/,
  );
});
