import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { problems, type ProblemCode } from '../../src/problem.ts';
import { operationsOf, type Description, type Operation } from '../docs/answers/described.ts';
import { signIn } from '../support/dashboard.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { parseAnswer, sendRaw } from './raw-connection.ts';

// Every call of the API is sent what is wrong in several ways at once. The answer says which check comes first: path, method,
// credentials, content type, length, JSON, fields.

const file = join(import.meta.dirname, '../../../docs/openapi.json');
const described = operationsOf(JSON.parse(await readFile(file, 'utf8')) as Description);
/** The token endpoint answers as RFC 6749 says. */
const isToken = ({ caller }: Operation) => caller === 'key';
const operations = described.filter((operation) => !isToken(operation));
const writing = operations.filter(({ method }) => method !== 'GET');

let server: TestServer;
let credentials: string;
beforeAll(async () => {
  const many = '100000';
  server = await startServer(
    { RATE_LIMIT_PER_ADDRESS: many, RATE_LIMIT_PER_KEY: many, RATE_LIMIT_FAILURES: many },
    { isQuiet: true },
  );
  const { cookie } = await signIn(server, await server.givenOperator());
  const token = await server.givenToken((await server.givenApiKey('all', true)).apiKey);
  credentials = `Authorization: Bearer ${token}\r\nCookie: ${cookie}\r\n`;
  return server.close;
});

const concrete = (path: string) => path.replaceAll(/\{\w+\}/g, 'none');

interface Sent {
  readonly type?: string;
  readonly body?: string;
  /** More than there is of the body: the rest never comes. */
  readonly length?: number;
  readonly with?: string;
}

/** The status, and the code of the problem. Fails when an error is not a problem as we describe it. */
const ask = async (method: string, path: string, sent: Sent = {}) => {
  const { type = 'text/plain', body = 'not JSON', length = body.length } = sent;
  const head = `${method} ${concrete(path)} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${sent.with ?? ''}`;
  const about = `Content-Type: ${type}\r\nContent-Length: ${length}\r\n`;
  const {
    status,
    headers,
    body: text,
  } = parseAnswer(await sendRaw(server.port, `${head}${about}\r\n${body}`));
  expect({ method, path, type: headers['content-type'] }).toEqual({
    method,
    path,
    type: 'application/problem+json',
  });
  const { code, requestId } = JSON.parse(text) as { code: ProblemCode; requestId: string };
  expect({ status, requestId }).toEqual({
    status: problems[code].status,
    requestId: headers['x-request-id'],
  });
  return { answer: `${status} ${code}`, allow: headers['allow'] };
};

/** Of calls that answer something else than they should. */
const findOthers = async (
  calls: readonly Operation[],
  expected: (operation: Operation) => string,
  sent: Sent,
) => {
  const others: string[] = [];
  for (const operation of calls) {
    const { method, path } = operation;
    const { answer } = await ask(method, path, sent);
    if (answer !== expected(operation)) others.push(`${method} ${path}: ${answer}`);
  }
  return others;
};

test('there are calls of platforms, of operators and of anybody to check', () => {
  const count = (caller: Operation['caller']) => operations.filter((one) => one.caller === caller).length;
  expect(count('platform')).toBeGreaterThan(30);
  expect(count('operator')).toBeGreaterThan(60);
  expect(count('anybody')).toBeGreaterThan(3);
});

test('a path under that of any call is 404 first, whatever else is wrong', async () => {
  const under = operations.map((operation) => ({ ...operation, path: `${operation.path}/none/none/none` }));
  expect(await findOthers(under, () => '404 not_found', { type: 'nonsense' })).toEqual([]);
});

/** Every method of Fastify that some call does not take. */
const methods = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'QUERY', 'TRACE'];

test('another method than those of a path is 405 with Allow first, whatever else is wrong', async () => {
  const paths = [...new Set(operations.map(({ path }) => path))];
  const formOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  for (const path of paths) {
    // PUT /accounts/balances is a call of /accounts/{accountId}.
    const same = described.filter((other) => formOf(other.path).test(concrete(path)));
    const taken = new Set(same.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])));
    // An answer to HEAD has no body to look at.
    for (const method of methods.filter((one) => !taken.has(one) && one !== 'HEAD')) {
      expect({ path, method, ...(await ask(method, path)) }).toEqual({
        path,
        method,
        answer: '405 method_not_allowed',
        allow: [...taken].toSorted().join(', '),
      });
    }
  }
});

test('without credentials nothing is said about the body or the query', async () => {
  const closed = operations.filter(({ caller }) => caller !== 'anybody');
  const asked = closed.map((operation) => ({ ...operation, path: `${operation.path}?xyzzy=1` }));
  const refusal = ({ caller }: Operation) => (caller === 'platform' ? '401 unauthorized' : '401 signed_out');
  expect(await findOthers(asked, refusal, { length: 10_000_000 })).toEqual([]);
});

test('another content type is 415 before anything is said about the length, the JSON or the query', async () => {
  const asked = writing.map((operation) => ({ ...operation, path: `${operation.path}?xyzzy=1` }));
  const sent = { with: credentials, length: 10_000_000 };
  expect(await findOthers(asked, () => '415 unsupported_media_type', sent)).toEqual([]);
});

test('a body that is too large is 413 before any of it is read', async () => {
  const sent = { with: credentials, type: 'application/json', length: 8 * 1024 * 1024 + 1 };
  expect(await findOthers(writing, () => '413 body_too_large', sent)).toEqual([]);
});

test('a body that is not JSON is 400 before anything is said about the query or an id', async () => {
  const asked = writing.map((operation) => ({ ...operation, path: `${operation.path}?xyzzy=1` }));
  const sent = { with: credentials, type: 'application/json' };
  expect(await findOthers(asked, () => '400 malformed_body', sent)).toEqual([]);
});

interface Takes {
  readonly operationId: string;
  readonly parameters?: readonly { readonly in: string }[];
  readonly requestBody?: object;
}

/** The calls that are described with something that they take. */
const findTaking = async (isTaken: (described: Takes) => boolean) => {
  const { paths } = JSON.parse(await readFile(file, 'utf8')) as {
    paths: Record<string, Record<string, Takes>>;
  };
  const ids = Object.values(paths).flatMap((calls) => Object.values(calls).filter(isTaken));
  return operations.filter(({ id }) => ids.some(({ operationId }) => operationId === id));
};

test('an unknown parameter of a call that takes a query is 400 before an id is looked for', async () => {
  const asked = await findTaking(({ parameters = [] }) => parameters.some((one) => one.in === 'query'));
  expect(asked.length).toBeGreaterThan(20);
  const misspelt = asked.map((operation) => ({ ...operation, path: `${operation.path}?xyzzy=1` }));
  const sent = { with: credentials, body: '' };
  expect(await findOthers(misspelt, () => '400 invalid_request', sent)).toEqual([]);
});

test.each(['null', '[]', '"text"', '1', 'true'])(
  'the body %s is 400 for every call that takes a body',
  async (body) => {
    const asked = await findTaking(({ requestBody }) => requestBody !== undefined);
    expect(asked.length).toBeGreaterThan(30);
    const sent = { with: credentials, type: 'application/json', body };
    expect(await findOthers(asked, () => '400 invalid_request', sent)).toEqual([]);
  },
);

test('the token endpoint answers each of these as RFC 6749 says', async () => {
  const token = described.find(isToken);
  const askToken = async (method: string, about: string, body: string) => {
    const head = `${method} ${token!.path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${about}\r\n\r\n`;
    const { status, headers, body: text } = parseAnswer(await sendRaw(server.port, `${head}${body}`));
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    return [status, (JSON.parse(text) as { error: string }).error];
  };
  const form = 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length';
  expect(await askToken('PUT', 'Content-Type: nonsense\r\nContent-Length: 8', 'not JSON')).toEqual([
    405,
    'invalid_request',
  ]);
  expect(await askToken('POST', `${form}: 10000000`, '')).toEqual([413, 'invalid_request']);
  expect(await askToken('POST', 'Content-Type: application/json\r\nContent-Length: 2', '{}')).toEqual([
    400,
    'invalid_request',
  ]);
  expect(await askToken('POST', `${form}: 3`, 'a=b')).toEqual([400, 'invalid_request']);
});
