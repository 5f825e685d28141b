import * as oauth from 'oauth4webapi';
import * as openid from 'openid-client';
import { ClientCredentials } from 'simple-oauth2';
import { expect, test } from 'vitest';
import { givenServer } from '../../support/server.ts';

/** The issuer is the public address of the server. */
const given = async () => {
  const server = await givenServer();
  const { id, secret, apiKey } = await server.givenApiKey();
  return {
    server,
    id,
    secret,
    issuer: new URL(server.deps.config.publicUrl),
    token: await server.givenToken(apiKey),
  };
};

test('openid-client discovers the server and gets the token with client id and secret', async () => {
  const { server, id, secret, issuer, token } = await given();
  const config = await openid.discovery(issuer, id, undefined, openid.ClientSecretBasic(secret), {
    algorithm: 'oauth2',
    execute: [openid.allowInsecureRequests],
  });
  const tokens = await openid.clientCredentialsGrant(config);
  expect(tokens.access_token).toBe(token);
  expect(tokens.token_type).toBe('bearer');
  expect(tokens.expiresIn()).toBeGreaterThan(server.deps.config.tokenLifetimeSeconds - 1000);
});

test('oauth4webapi discovers the server and gets the token with client id and secret', async () => {
  const { id, secret, issuer, token } = await given();
  const insecure = { [oauth.allowInsecureRequests]: true };
  const discovered = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...insecure });
  const server = await oauth.processDiscoveryResponse(issuer, discovered);
  const client = { client_id: id };
  const auth = oauth.ClientSecretBasic(secret);
  const answer = await oauth.clientCredentialsGrantRequest(
    server,
    client,
    auth,
    new URLSearchParams(),
    insecure,
  );
  const tokens = await oauth.processClientCredentialsResponse(server, client, answer);
  expect(tokens.access_token).toBe(token);
});

test('simple-oauth2 gets the token with client id and secret', async () => {
  const { server, id, secret, token } = await given();
  const client = new ClientCredentials({
    client: { id, secret },
    auth: { tokenHost: server.url, tokenPath: '/oauth/api/v1/oauth/token' },
  });
  const accessToken = await client.getToken({});
  expect(accessToken.token['access_token']).toBe(token);
  expect(accessToken.expired()).toBe(false);
});

test('the metadata lists exactly what the server supports', async () => {
  const { server } = await given();
  const { publicUrl } = server.deps.config;
  const answer = await fetch(`${server.url}/.well-known/oauth-authorization-server`);
  expect(await answer.json()).toEqual({
    issuer: publicUrl,
    token_endpoint: `${publicUrl}/oauth/api/v1/oauth/token`,
    grant_types_supported: ['client_credentials'],
    response_types_supported: [],
    token_endpoint_auth_methods_supported: ['client_secret_basic'],
    service_documentation: `${publicUrl}/docs`,
  });
});

test.each(['client_secret=', 'client_id=&client_secret=', 'client_id=x&client_secret=&scope='])(
  'a client may send fields without a value beside Basic (RFC 6749 §3.2): %s',
  async (fields) => {
    const server = await givenServer();
    const { apiKey } = await server.givenApiKey();
    const body = new URLSearchParams(`grant_type=client_credentials&${fields}`);
    expect((await server.askToken(apiKey, { body })).status).toBe(200);
  },
);
