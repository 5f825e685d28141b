import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import { FlorinError, signTestWebhook, verifyWebhookRequest, type WebhookRequest } from '../src/index.ts';

const secret = `whsec_${Buffer.from('a secret of 32 bytes, for a test').toString('base64')}`;
const event = { id: 'evt_1', type: 'payment.captured', data: { name: 'Zoë' } };

const codeOf = async (request: WebhookRequest) => {
  const error: unknown = await verifyWebhookRequest(request, secret).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(FlorinError);
  return (error as FlorinError).code;
};

test('the standardwebhooks package accepts what signTestWebhook has signed', async () => {
  const { body, headers } = await signTestWebhook(event, secret);
  expect(new Webhook(secret).verify(body, { ...headers })).toEqual(event);
});

test('a test webhook with a time that is long past is refused as too old', async () => {
  const webhook = await signTestWebhook(event, secret, new Date(Date.now() - 3_600_000));
  expect(await codeOf(webhook)).toBe('webhook_too_old');
});

test('a request is taken in every form: of the web, wrapped, parsed with its raw body, text and bytes', async () => {
  const { body, headers } = await signTestWebhook(event, secret);
  const request = () => new Request('http://localhost/hooks', { method: 'POST', body, headers });
  const forms: WebhookRequest[] = [
    request(),
    { raw: request() },
    { headers, body: event, rawBody: Buffer.from(body) },
    { headers, body },
    { headers, body: Buffer.from(body) },
    { headers, body: Readable.from([body.slice(0, 10), Buffer.from(body.slice(10))]) },
  ];
  for (const form of forms) expect(await verifyWebhookRequest(form, secret)).toEqual(event);
});

/** Sends a body to a server of Node, and returns what `handle` made of the request. */
const receiveWith = async <T>(handle: (request: IncomingMessage) => Promise<T>, webhook: object) => {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const server = createServer((request, response) => {
    void handle(request)
      .then(resolve, reject)
      .finally(() => response.end());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const [made] = await Promise.all([
    promise,
    fetch(`http://127.0.0.1:${port}/`, { method: 'POST', ...webhook }),
  ]);
  return made;
};

test('the request of Node is read and verified', async () => {
  const webhook = await signTestWebhook(event, secret);
  expect(await receiveWith((request) => verifyWebhookRequest(request, secret), webhook)).toEqual(event);
});

test('a body that was parsed or read before is an error that says what to do', async () => {
  const { body, headers } = await signTestWebhook(event, secret);
  const parsed = verifyWebhookRequest({ headers, body: event }, secret);
  await expect(parsed).rejects.toThrow(/parsed.*express\.raw/);
  const used = new Request('http://localhost/hooks', { method: 'POST', body, headers });
  await used.text();
  await expect(verifyWebhookRequest(used, secret)).rejects.toThrow(/read before/);
  const consumed = receiveWith(
    async (request) => {
      for await (const _ of request);
      return verifyWebhookRequest(request, secret);
    },
    { body, headers },
  );
  await expect(consumed).rejects.toThrow(/read before/);
});

test('a forged request, one without a body and one that is too large are refused', async () => {
  const { body, headers } = await signTestWebhook(event, secret);
  expect(await codeOf({ headers, body: `${body} ` })).toBe('webhook_signature_invalid');
  expect(await codeOf({ headers })).toBe('webhook_signature_invalid');
  expect(await codeOf(new Request('http://localhost/', { method: 'POST', headers }))).toBe(
    'webhook_signature_invalid',
  );
  expect(await codeOf({ body })).toBe('webhook_malformed');
  const endless = Readable.from(
    (function* () {
      for (;;) yield Buffer.alloc(64_000);
    })(),
  );
  expect(await codeOf({ headers, body: endless })).toBe('webhook_malformed');
});
