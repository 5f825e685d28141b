import { beforeAll, describe, expect, test } from 'vitest';
import { parseAnswer, sendRaw } from '../../http/raw-connection.ts';
import { startServer, type TestServer } from '../../support/server.ts';

/** One server for the whole file: no test here changes anything. */
let server: TestServer;
let apiKey: string;
let secret: string;
beforeAll(async () => {
  server = await startServer();
  ({ apiKey, secret } = await server.givenApiKey());
  return server.close;
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const grant = 'Grant_type=client_credentials';

const ask = (request: { headers?: Record<string, string>; query?: string; body?: string }) =>
  fetch(`${server.url}/oauth/api/v1/oauth/token${request.query ?? ''}`, {
    method: 'POST',
    headers: { ...form, ...request.headers },
    body: request.body ?? grant,
  });

const expectRefusal = async (answer: Response, error: string, description: string) => {
  expect(await answer.json()).toEqual({ error, error_description: description });
  expect(answer.status).toBe(400);
  expect(answer.headers.get('cache-control')).toBe('no-store');
};

describe('the Authorization header', () => {
  test('missing', async () => {
    await expectRefusal(
      await ask({}),
      'invalid_request',
      'The Authorization header is missing. Send "Authorization: basic <API_KEY>".',
    );
  });

  test.each(['Bearer', 'Digest', 'basic', ''])('another scheme, or no key after it: %s', async (scheme) => {
    const authorization = scheme === 'basic' ? 'basic' : `${scheme} ${apiKey}`.trim();
    await expectRefusal(
      await ask({ headers: { authorization } }),
      'invalid_request',
      'The Authorization header must be the word "basic", a space and the API key: "Authorization: basic <API_KEY>".',
    );
  });

  test.each([
    ['not base64', () => 'not!base64'],
    ['base64 of something else', () => Buffer.from('user:password').toString('base64')],
    ['no colon', () => Buffer.from('florin_sandbox_0123456789').toString('base64')],
    ['a key cut short', () => apiKey.slice(0, -4)],
    [
      'a key with an extra character',
      () => Buffer.from(`${Buffer.from(apiKey, 'base64').toString()}x`).toString('base64'),
    ],
    ['an access token', () => 'florin_sandbox_token_0123456789012345678901.abc'],
    ['very long', () => 'A'.repeat(10_000)],
  ])('a key that does not have our form: %s', async (_, key) => {
    await expectRefusal(
      await ask({ headers: { authorization: `basic ${key()}` } }),
      'invalid_request',
      'The text after "basic" is not an API key of this service. Compare it with the copy in the dashboard ' +
        '(DEVELOPERS, API Keys), or generate a new one.',
    );
  });
});

test('the header comes first: without it, a wrong form is not what is wrong', async () => {
  await expectRefusal(
    await ask({ body: 'Grant_type=password&Grant_type=password' }),
    'invalid_request',
    'The Authorization header is missing. Send "Authorization: basic <API_KEY>".',
  );
});

test('two Authorization headers: neither counts', async () => {
  const lines = [
    'POST /oauth/api/v1/oauth/token HTTP/1.1',
    'Host: a',
    'Connection: close',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${grant.length}`,
    `Authorization: basic ${apiKey}`,
    `Authorization: basic ${apiKey}`,
  ];
  const { status, body } = parseAnswer(await sendRaw(server.port, `${lines.join('\r\n')}\r\n\r\n${grant}`));
  expect(status).toBe(400);
  expect(JSON.parse(body)).toEqual({
    error: 'invalid_request',
    error_description: 'The Authorization header was sent more than once. Send it once.',
  });
});

describe('the API key in the wrong place', () => {
  const misplaced = (place: string) =>
    `The API key is in the ${place}. Send it in the header "Authorization: basic <API_KEY>", and revoke it in the ` +
    'dashboard if the URL may have been logged.';

  test.each(['api_key', 'apiKey', 'client_secret', 'authorization', 'whatever'])(
    'in the query as %s',
    async (name) => {
      await expectRefusal(
        await ask({ query: `?${name}=${encodeURIComponent(apiKey)}` }),
        'invalid_request',
        misplaced('query'),
      );
    },
  );

  test.each(['api_key', 'client_secret', 'whatever'])('in the body as %s', async (name) => {
    const body = `${grant}&${name}=${encodeURIComponent(apiKey)}`;
    await expectRefusal(await ask({ body }), 'invalid_request', misplaced('body'));
  });

  test('the two halves in the body, as client_secret_post does', async () => {
    const body = `${grant}&client_id=x&client_secret=${secret}`;
    await expectRefusal(await ask({ body }), 'invalid_request', misplaced('body'));
  });

  test.each(['key=', 'key=basic%20', ''])(
    'in the query after "%s", even with a right header',
    async (before) => {
      const headers = { authorization: `basic ${apiKey}` };
      await expectRefusal(
        await ask({ headers, query: `?${before}${apiKey}` }),
        'invalid_request',
        misplaced('query'),
      );
    },
  );
});

describe('Grant_type', () => {
  const authorized = (request: Parameters<typeof ask>[0]) =>
    ask({ ...request, headers: { authorization: `basic ${apiKey}`, ...request.headers } });

  test.each(['', 'scope=all'])('missing: "%s"', async (body) => {
    await expectRefusal(
      await authorized({ body }),
      'invalid_request',
      'Grant_type is missing. Send "Grant_type=client_credentials" in the form body.',
    );
  });

  test.each([`${grant}&${grant}`, `${grant}&grant_type=client_credentials`])('repeated: %s', async (body) => {
    await expectRefusal(
      await authorized({ body }),
      'invalid_request',
      'Grant_type was sent more than once. Send it once in the form body.',
    );
  });

  test.each(['Grant_type', 'grant_type'])('in the query as %s', async (name) => {
    await expectRefusal(
      await authorized({ query: `?${name}=client_credentials`, body: '' }),
      'invalid_request',
      'Grant_type is in the query. Send it in the form body.',
    );
  });

  test.each([
    ['application/json', '{"Grant_type":"client_credentials"}'],
    ['text/plain', grant],
    ['multipart/form-data; boundary=x', '--x--'],
  ])('not form-encoded: %s', async (type, body) => {
    await expectRefusal(
      await authorized({ headers: { 'content-type': type }, body }),
      'invalid_request',
      'The body is not form-encoded. Send "Grant_type=client_credentials" with ' +
        '"Content-Type: application/x-www-form-urlencoded".',
    );
  });

  test.each(['password', 'authorization_code', 'Client_Credentials', 'client_credentials ', ''])(
    'another value: "%s"',
    async (value) => {
      await expectRefusal(
        await authorized({ body: `Grant_type=${encodeURIComponent(value)}` }),
        'unsupported_grant_type',
        'Grant_type must be "client_credentials", in the form body.',
      );
    },
  );
});
