import { sendDashboardExample } from './dashboard-examples.ts';
import { deafUrl, givenPayments } from './platform-answers.ts';
import type { Described, Description, Operation, Schema } from './described.ts';
import { givenSeller } from '../../payouts/payout-support.ts';
import type { World } from './world.ts';

type ByName<T> = Readonly<Record<string, () => Promise<T>>>;

/** What an API client sends that is given nothing but the description: every field with its example. */
export const bodyExampleOf = ({ components }: Description, { requestBody }: Described): unknown => {
  const valueOf = ({ $ref, ...own }: Schema): unknown => {
    const named = $ref === undefined ? {} : components.schemas[$ref.replace('#/components/schemas/', '')]!;
    const { examples, properties, items, default: standard, enum: values } = { ...named, ...own };
    if (examples !== undefined) return examples[0];
    if (properties !== undefined)
      return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, valueOf(field)]));
    if (items !== undefined) return [valueOf(items)];
    return standard ?? values?.[0] ?? true;
  };
  const content = Object.values(requestBody?.content ?? {})[0];
  return content === undefined ? undefined : (content.example ?? valueOf(content.schema));
};

/** Ids stand for something that has to be there, in the state that the call needs. By the names of their fields. */
const idsOf = (world: World, { id: operationId }: Operation): ByName<string> => {
  const { client } = world;
  const { approved, authorized, captured } = givenPayments(world);
  const payments: ByName<string> = {
    changeOrder: async () => (await client.givenPayment()).id,
    resumePayment: approved,
    validatePayment: authorized,
    cancelPayment: approved,
  };
  const idOf = async (answer: Promise<Response>) => ((await (await answer).json()) as { id: string }).id;
  return {
    transactionId: payments[operationId] ?? captured,
    refundId: async () => idOf(client.call('PUT', `/refund/${await captured()}`)),
    transferId: async () => {
      await captured();
      const order = { debitAccountId: 'shop', creditAccountId: 'other-shop', amount: 500, currency: 'EUR' };
      return idOf(client.call('POST', '/p2p', order));
    },
    payoutId: async () => {
      await captured();
      await givenSeller(world, 'shop');
      return idOf(client.call('POST', '/payouts', { accountId: 'shop', amount: 1, currency: 'EUR' }));
    },
    accountId: async () => idOf(client.call('PUT', '/accounts/my-shop')),
    eventId: async () => `evt_${(await client.givenPayment()).id}_1`,
    endpointId: () => idOf(client.call('POST', '/webhook-endpoints', { url: deafUrl })),
  };
};

/** What the example of a call needs beside ids. */
const preparations = (world: World, initExample: unknown): ByName<void> => ({
  // Money on the account that the example takes it from: the example of init, paid for.
  transferMoney: () => pay(world, initExample),
  createPayout: async () => {
    await pay(world, initExample);
    await givenSeller(world, 'my-shop');
  },
});

const pay = async ({ client, wallet }: World, initExample: unknown) => {
  const started = (await (await client.init(initExample)).json()) as { id: string; extOrderId: string };
  await wallet.approve(started.extOrderId);
  await client.resume(started.id);
};

/** Sends the example of a call, with ids that are there. */
export const sendExample = async (world: World, description: Description, operation: Operation) => {
  const example = bodyExampleOf(description, describedAs(description, operation.id));
  if (operation.path.startsWith('/dashboard/')) return sendDashboardExample(world, operation, example);
  if (operation.caller === 'platform') return sendPlatformExample(world, description, operation);
  const { client, server } = world;
  return operation.caller === 'key'
    ? server.askToken(client.key.apiKey, { body: new URLSearchParams(example as Record<string, string>) })
    : fetch(`${server.url}${operation.path}`);
};

const describedAs = ({ paths }: Description, id: string) =>
  Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .find(({ operationId }) => operationId === id)!;

const sendPlatformExample = async (world: World, description: Description, operation: Operation) =>
  (await givenPlatformExample(world, description, operation))();

/** Prepares what the example of a platform's call needs, and returns what sends it, as often as it is called. */
export const givenPlatformExample = async (world: World, description: Description, operation: Operation) => {
  const described = (id: string) => describedAs(description, id);
  const ids = idsOf(world, operation);
  await preparations(world, bodyExampleOf(description, described('initPayment')))[operation.id]?.();
  let path = operation.path.replace('/webservice/v2', '');
  for (const [place, name = ''] of path.matchAll(/\{(\w+)\}/g))
    path = path.replace(place, await ids[name]!());
  const body = bodyExampleOf(description, described(operation.id)) as object | undefined;
  const isWithEvent = body !== undefined && 'eventId' in body;
  const sent = isWithEvent ? { ...body, eventId: await ids['eventId']!() } : body;
  return (headers?: Record<string, string>) => world.client.call(operation.method, path, sent, headers);
};
