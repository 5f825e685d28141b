import { expect, test } from 'vitest';
import { formatApiKey, makeApiKeyId, parseApiKey } from '../../src/access/api-keys/api-key.ts';
import {
  formatAccessToken,
  hasAccessToken,
  makeAccessTokenId,
  parseAccessToken,
} from '../../src/access/oauth/access-token.ts';

const id = 'florin_sandbox_0123456789abcdefABCDEF';
const secret = 'a-_'.repeat(14) + 'Z';
const base64 = (text: string) => Buffer.from(text).toString('base64');

test('a key that was formatted is read as its two halves, in either environment', () => {
  expect(parseApiKey(formatApiKey({ id, secret }))).toEqual({ id, secret });
  const ofProduction = { id: id.replace('sandbox', 'production'), secret };
  expect(parseApiKey(formatApiKey(ofProduction))).toEqual(ofProduction);
});

test('a key whose halves a client has form-encoded first is the same key', () => {
  expect(parseApiKey(base64(`${id}:${secret}`.replaceAll('_', '%5F').replaceAll('-', '%2d')))).toEqual({
    id,
    secret,
  });
});

test.each([
  ['without its padding', base64(`${id}:${secret}`.replace('_', '%5F')).replaceAll('=', '')],
  ['with white space', `${formatApiKey({ id, secret })} `],
  ['without an environment', base64(`florin_${'a'.repeat(22)}:${secret}`)],
  ['of another environment', base64(`florin_staging_${'a'.repeat(22)}:${secret}`)],
  ['with a shorter id', base64(`${id.slice(0, -1)}:${secret}`)],
  ['with a longer id', base64(`${id}x:${secret}`)],
  ['with a shorter secret', base64(`${id}:${secret.slice(1)}`)],
  ['with a longer secret', base64(`${id}:${secret}x`)],
  ['with text before it', base64(`x${id}:${secret}`)],
  ['with another sign in the secret', base64(`${id}:${secret.slice(1)}+`)],
  ['without a secret', base64(id)],
  ['that is empty', ''],
])('a key %s is none', (_, text) => {
  expect(parseApiKey(text)).toBeUndefined();
});

test('ids of keys and tokens are 128 random bits, and a key shows its environment', () => {
  expect(makeApiKeyId('production')).toMatch(/^florin_production_[\w-]{22}$/);
  expect(makeAccessTokenId()).toMatch(/^[\w-]{22}$/);
  expect(makeAccessTokenId()).not.toBe(makeAccessTokenId());
});

const token = { id: 'i'.repeat(22), proof: 'p'.repeat(43) };

test('a token is read in its own environment, and in no other', () => {
  const text = formatAccessToken('sandbox', token);
  expect(parseAccessToken('sandbox', text)).toEqual(token);
  expect(parseAccessToken('production', text)).toBeUndefined();
});

test.each([
  ['with text before it', `x${formatAccessToken('sandbox', token)}`],
  ['with text after it', `${formatAccessToken('sandbox', token)}x`],
  ['without its proof', `florin_sandbox_token_${token.id}.`],
  ['without its id', `florin_sandbox_token_.${token.proof}`],
])('a token %s is none, but is found in the text of a log', (_, text) => {
  expect(parseAccessToken('sandbox', text)).toBeUndefined();
  expect(hasAccessToken(text)).toBe(text.includes(token.id) && text.includes(token.proof));
});
