import { parseAnswer, sendRaw } from '../../http/raw-connection.ts';
import type { TestServer } from '../../support/server.ts';
import type { Operation } from './described.ts';
import type { World } from './world.ts';

type Call = (init?: RequestInit, query?: string) => Promise<Response>;

const nobody = '00000000-0000-4000-8000-000000000000';

/** The path with ids of nothing. */
const pathOf = ({ path }: Operation, id = nobody) => path.replaceAll(/\{\w+\}/g, id);

const at =
  ({ url }: TestServer, operation: Operation, headers: Record<string, string>, id?: string): Call =>
  (init = {}, query = '') =>
    fetch(`${url}${pathOf(operation, id)}${query}`, {
      method: operation.method,
      redirect: 'manual',
      ...init,
      headers: { ...headers, ...(init.headers as Record<string, string>) },
    });

/** What can be done to every operation, whatever it does. Each of these is one request, and one answer. */
export const provokeGenerally = async (world: World, operation: Operation): Promise<Response[]> => {
  const { server, production, isInProduction, busy, withoutDatabase } = world;
  const credentials = credentialsOf(world, operation);
  const call = at(server, operation, credentials);
  return [
    await at(server, operation, {})(),
    await call({}, '?a=%00'),
    await withoutHost(server, operation),
    await callTooOften(busy, operation),
    await at(withoutDatabase, operation, credentials)(bodyOf(operation)),
    ...(operation.path.includes('{') ? [await at(server, operation, credentials, '%00')()] : []),
    ...(operation.method === 'GET' ? [] : await sendBadBodies(call)),
    ...(operation.caller === 'platform' ? await callAsPlatforms(world, operation) : []),
    ...(operation.path.startsWith('/dashboard/') ? await callAsOperators(world, operation) : []),
    ...(isInProduction(operation) ? [await at(production, operation, credentials)()] : []),
  ];
};

const credentialsOf = ({ client, sessions }: World, { caller }: Operation): Record<string, string> => {
  switch (caller) {
    case 'platform':
      return { authorization: `Bearer ${client.token}` };
    case 'key':
      return { authorization: `basic ${client.key.apiKey}` };
    case 'operator':
      return { cookie: sessions.administrator };
    case 'anybody':
      return {};
    default:
      return caller satisfies never;
  }
};

/** Valid for the few calls that reach the database without a session. */
const bodyOf = ({ caller, method }: Operation): RequestInit => {
  if (caller === 'key') return { body: new URLSearchParams({ Grant_type: 'client_credentials' }) };
  const body = { email: 'a@example.com', password: 'a long enough password', token: 'none' };
  return caller !== 'anybody' || method === 'GET'
    ? {}
    : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
};

const sendBadBodies = async (call: Call) => {
  const send = (type: string, body: string) => call({ headers: { 'content-type': type }, body });
  return [
    await send('application/json', '{'),
    await send('text/plain', 'x'),
    await send('application/json', ' '.repeat(256 * 1024 + 1)),
  ];
};

const callAsPlatforms = async ({ server, elsewhere, reader }: World, operation: Operation) => [
  await at(server, operation, { authorization: 'Bearer unknown' })(),
  await at(server, operation, { authorization: `Bearer ${elsewhere.token}` })(),
  await at(server, operation, { authorization: `Bearer ${reader.token}` })(),
];

const callAsOperators = async ({ server, sessions }: World, operation: Operation) => [
  await at(server, operation, { 'sec-fetch-site': 'cross-site' })(),
  await at(server, operation, { cookie: sessions.newcomer })(),
  await at(server, operation, { cookie: sessions.viewer })(),
];

/** One call a minute is allowed. The first one may end a minute, and then the second one begins the next: the third comes too often. */
const callTooOften = async (busy: TestServer, operation: Operation) => {
  await fetch(`${busy.url}/`);
  const call = at(busy, operation, {});
  const answer = await call();
  return answer.status === 429 ? answer : call();
};

const withoutHost = async ({ port }: TestServer, operation: Operation) => {
  const text = `${operation.method} ${pathOf(operation)} HTTP/1.1\r\nConnection: close\r\n\r\n`;
  const { status, body } = parseAnswer(await sendRaw(port, text));
  return new Response(body, { status });
};
