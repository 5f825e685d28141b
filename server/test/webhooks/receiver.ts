import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished } from 'vitest';
import type { makeClient } from '../payments/support.ts';
import { hasEndpoint } from '../../src/webhooks/make-lines-query.ts';
import type { TestServer } from '../support/server.ts';
import { until } from '../support/until.ts';

interface Heard {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly event: { readonly id: string; readonly type: string; readonly transactionId: string | null };
}

type Answer = (heard: Heard, response: ServerResponse, count: number) => void;

/** A real receiver of webhooks. It accepts everything, unless the test says how it answers. */
export const startReceiver = async (answer: Answer = (_heard, response) => response.writeHead(204).end()) => {
  const heard: Heard[] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const headers = request.headers as Record<string, string>;
    const one = { path: request.url!, headers, body, event: JSON.parse(body) as Heard['event'] };
    heard.push(one);
    answer(one, response, heard.length);
  };
  const server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    url,
    heard,
    /** Waits until it has heard so many webhooks. */
    hears: (count: number) => until(() => expect(heard.length).toBeGreaterThanOrEqual(count)),
    /** Waits until it has heard of the event so often. */
    hearsOf: (eventId: string, times = 1) =>
      until(() =>
        expect(heard.filter(({ event }) => event.id === eventId).length).toBeGreaterThanOrEqual(times),
      ),
  };
};

type Client = Awaited<ReturnType<typeof makeClient>>;

/** Everything that has happened by now has been given to the endpoints that there are. */
export const untilHandedOut = ({ sql }: Pick<TestServer, 'sql'>) =>
  until(async () => {
    const rows = await sql`
        select from event_head, webhook_head
        where (event_head.position = webhook_head.position or not ${hasEndpoint(sql)}) and not exists (select from new_events)`;
    expect(rows).toHaveLength(1);
  });

export interface Endpoint {
  readonly id: string;
  readonly secret: string;
  readonly publicKey: string;
  readonly enabled: boolean;
  readonly disabledReason: string | null;
}

/** Registers an endpoint, which is removed after the test. */
export const givenEndpoint = async (client: Client, url: string, more: object = {}) => {
  const answer = await client.call('POST', '/webhook-endpoints', { url, ...more });
  expect(answer.status).toBe(201);
  const endpoint = (await answer.json()) as Endpoint;
  onTestFinished(async () => {
    await client.call('DELETE', `/webhook-endpoints/${endpoint.id}`);
  });
  return endpoint;
};

/** The time of the next try has come. */
export const makeDue = async ({ sql }: Pick<TestServer, 'sql'>, { id }: Endpoint) => {
  await sql`update webhook_lines set due_at = now() where endpoint_id = ${id} and not is_held`;
  await sql`update webhook_queues set due_at = now(), paused_until = '-infinity' where endpoint_id = ${id}`;
};

interface Delivery {
  readonly eventId: string;
  readonly type: string;
  readonly accepted: boolean;
  readonly answerStatus: number | null;
  readonly error: string | null;
  readonly answerHead: string | null;
  readonly tryNumber: number;
  readonly durationMs: number;
  readonly createdAt: string;
  readonly nextTryAt: string | null;
  readonly request: { readonly headers: Record<string, string>; readonly body: string | null };
}

export const deliveriesOf = async (client: Client, { id }: Endpoint, query = '') => {
  const answer = await client.call('GET', `/webhook-endpoints/${id}/deliveries${query}`);
  return ((await answer.json()) as { items: Delivery[] }).items;
};

/** Waits for the log to have so many entries. */
export const untilLogged = (client: Client, endpoint: Endpoint, count: number) =>
  until(async () => {
    const deliveries = await deliveriesOf(client, endpoint);
    expect(deliveries.length).toBeGreaterThanOrEqual(count);
    return deliveries;
  });
