import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, test } from 'vitest';
import { describeDefaultApi } from '../../src/describe-api.ts';
import { cpuMsOf } from '../support/cpu-time.ts';
import { signIn } from '../support/dashboard.ts';
import { startServer, type TestServer } from '../support/server.ts';

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

interface Operation {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

const { paths } = (await describeDefaultApi()) as unknown as {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

/** What the description leaves out and everybody can call. */
const undescribed = [
  ['POST', '/wallet/notifications'],
  ['GET', '/checkout/unknown/return'],
  ['POST', '/nothing'],
].map(([method, path]) => ({ method: method!, path: path!, operation: {} as Partial<Operation> }));

/** Signing out would end the session of the other requests. */
const operations = Object.entries(paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path: path.replaceAll(/\{\w+\}/g, 'unknown'),
      operation,
    })),
  )
  .filter(({ operation: { operationId } }) => operationId !== 'signOut')
  .map((known): (typeof undescribed)[number] => known)
  .concat(undescribed);

let server: TestServer;
let credentials: Record<string, string>;
let boundMs: number;
beforeAll(async () => {
  const unlimited = '1000000';
  server = await startServer({
    RATE_LIMIT_FAILURES: unlimited,
    RATE_LIMIT_PER_KEY: unlimited,
    RATE_LIMIT_PER_ADDRESS: unlimited,
  });
  const { apiKey } = await server.givenApiKey();
  const { cookie } = await signIn(server, await server.givenOperator());
  credentials = { authorization: `Bearer ${await server.givenToken(apiKey)}`, cookie };
  const plain = () => ask('POST', '/webservice/v2/moneyins/ext/init', plainBody);
  await cpuMsOf(20, plain);
  boundMs = ratio * (await cpuMsOf(50, plain));
  return server.close;
});

/** How many times the CPU time of a plain request that is refused. What grows with the square of a body takes a hundred times. */
const ratio = 6;

const ask = async (method: string, path: string, body?: string) => {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      ...credentials,
      'sec-fetch-site': 'same-origin',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
  });
  return { text: await answer.text() };
};

const size = 250_000;

/** As large as the hostile ones, and refused too. */
const plainBody = JSON.stringify({ padding: 'x'.repeat(size) });

const repeated = (text: string) => text.repeat(size / text.length).replace(/,$/, '');
const names = Array.from({ length: 20_000 }, (_, index) => `"f${index}":0`).join(',');

const lists = (count: number, members: string) => `[${members}0],`.repeat(count).replace(/,$/, '');

/** Bodies that are cheap to send and dear to answer. The parts are those of the call that starts a payment. */
const hostileBodies: Readonly<Record<string, string>> = {
  'very many empty items': `{"items":[${repeated('{},')}]}`,
  'a thousand empty items': JSON.stringify({ items: Array.from({ length: 1000 }, () => ({})) }),
  'very many ranges': `{"ranges":[${repeated('1,')}]}`,
  'a long unknown name': JSON.stringify({ transaction: { ['x'.repeat(size)]: 1 } }),
  'a long name twice': `{"${'x'.repeat(size / 2)}":1,"${'x'.repeat(size / 2)}":1}`,
  'many unknown names': `{"transaction":{${names}},"redirections":{}}`,
  'a thousand unknown names': JSON.stringify({
    transaction: Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`unknown-${index}`, 1])),
  }),
  'lists in lists': `[${repeated('[[[[[],[]]]]],')}]`,
  'very many escapes': `{"a":"${String.raw`\ud83d\ude00`.repeat(size / 12)}"}`,
  'very many short texts': `[[${repeated(`${String.raw`"\ud83d\ude00"`},`)}]]`,
  'very many short lists': `[${lists(1000, '{},'.repeat(80))}]`,
  'very many decimals in lists': `[${lists(100, '1.0,'.repeat(600))}]`,
  'a long number': `{"transaction":{"totalAmount":${'9'.repeat(size)}}}`,
  'an open text': `{"a":"${String.raw`\"`.repeat(size / 2)}`,
};

/** A body in which every text is as long as fits. */
const longTexts = (schema: Schema, text: string): unknown => {
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [name, longTexts(property, text)]),
    );
  return schema.items ? [longTexts(schema.items, text)] : text;
};

const countTexts = (schema: Schema): number =>
  schema.properties
    ? Object.values(schema.properties).reduce((sum, property) => sum + countTexts(property), 0)
    : schema.items
      ? countTexts(schema.items)
      : 1;

const bodiesFor = ({ requestBody }: Partial<Operation>) => {
  const schema = requestBody?.content['application/json']?.schema;
  if (!schema) return hostileBodies;
  const length = Math.floor((size - 2000) / Math.max(1, countTexts(schema)));
  return {
    ...hostileBodies,
    'long texts': JSON.stringify(longTexts(schema, 'a'.repeat(length))),
    'long texts of colons': JSON.stringify(longTexts(schema, 'a:/.@'.repeat(length / 5))),
  };
};

/** A URL has to fit into the headers. */
const urlLength = 15_000;

const queriesFor = ({ parameters = [] }: Partial<Operation>) => {
  const known = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  return Object.fromEntries([
    ['very many parameters', 'a&'.repeat(urlLength / 2)],
    ['very many escapes', `a=${'%20'.repeat(urlLength / 3)}`],
    ...known.flatMap((name) => [
      [`a long ${name}`, `${name}=${'1'.repeat(urlLength)}`],
      [`very many times ${name}`, `${name}=1&`.repeat(urlLength / (name.length + 3))],
    ]),
  ]) as Record<string, string>;
};

/** Collects what earlier requests have left, so that no later one pays for it. */
const collectGarbage = (() => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
})();

/**
 * What is wrong with the answer, or nothing. A request that seems dear may have paid for the garbage of others. So it is measured
 * without that, ten times as often, and the average decides.
 */
const findFault = async (name: string, send: () => Promise<{ text: string }>) => {
  const { text } = await send();
  if (text.length > 100_000) return [`${name}: the answer has ${text.length} characters`];
  if ((await cpuMsOf(2, send)) <= boundMs) return [];
  collectGarbage();
  const ms = await cpuMsOf(20, send);
  return ms > boundMs ? [`${name}: ${ms} ms, and the bound is ${boundMs} ms`] : [];
};

describe('no request costs much more than a plain one that is refused (A16)', () => {
  test.each(operations)('$method $path', async ({ method, path, operation }) => {
    const hasBody = method !== 'GET';
    // The first request compiles the schemas of the route.
    await ask(method, path, hasBody ? plainBody : undefined);
    const faults: string[] = [];
    for (const [name, body] of Object.entries(hasBody ? bodiesFor(operation) : {})) {
      faults.push(...(await findFault(name, () => ask(method, path, body))));
    }
    for (const [name, query] of Object.entries(queriesFor(operation))) {
      faults.push(...(await findFault(name, () => ask(method, `${path}?${query}`))));
    }
    expect(faults).toEqual([]);
  });
});
