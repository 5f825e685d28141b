import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { verifyWebhook } from '../src/index.ts';

const makeSecret = () =>
  `whsec_${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64')}`;
const secret = makeSecret();
const event = { id: 'evt_1', type: 'payment.captured', data: { name: 'Zoë' } };
const body = JSON.stringify(event);

/** As the independent package signs it. */
const sign = (by: readonly string[], at = new Date()) => ({
  'webhook-id': event.id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': by.map((one) => new Webhook(one).sign(event.id, at, body)).join(' '),
});

const inUpperCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]));

const after = (seconds: number) => new Date(Date.now() + seconds * 1000);

test('a webhook that the standardwebhooks package has signed is accepted, in every form of headers and body', async () => {
  const headers = sign([secret]);
  for (const form of [headers, new Headers(headers), inUpperCase(headers)])
    expect(await verifyWebhook(body, form, secret)).toEqual(event);
  expect(await verifyWebhook(new TextEncoder().encode(body), headers, secret)).toEqual(event);
});

test('while a secret is being changed either side may know both', async () => {
  const next = makeSecret();
  expect(await verifyWebhook(body, sign([secret, next]), secret)).toEqual(event);
  expect(await verifyWebhook(body, sign([secret, next]), next)).toEqual(event);
  expect(await verifyWebhook(body, sign([secret]), [next, secret])).toEqual(event);
});

test('another secret, another body and a signature of another kind are refused', async () => {
  const headers = sign([secret]);
  const refused = { name: 'FlorinError', code: 'webhook_signature_invalid' };
  await expect(verifyWebhook(body, headers, makeSecret())).rejects.toMatchObject(refused);
  await expect(verifyWebhook(`${body} `, headers, secret)).rejects.toMatchObject(refused);
  await expect(verifyWebhook(body, { ...headers, 'webhook-id': 'evt_2' }, secret)).rejects.toMatchObject(
    refused,
  );
  const ofOtherKind = headers['webhook-signature'].replace('v1,', 'v1a,');
  await expect(
    verifyWebhook(body, { ...headers, 'webhook-signature': ofOtherKind }, secret),
  ).rejects.toMatchObject(refused);
  await expect(
    verifyWebhook(body, { ...headers, 'webhook-signature': 'v1,%%% v1, nonsense' }, secret),
  ).rejects.toMatchObject(refused);
});

test('a webhook is accepted up to five minutes before and after its time', async () => {
  for (const seconds of [-298, 298])
    expect(await verifyWebhook(body, sign([secret], after(seconds)), secret)).toEqual(event);
  for (const seconds of [-302, 302]) {
    const headers = sign([secret], after(seconds));
    await expect(verifyWebhook(body, headers, secret)).rejects.toMatchObject({ code: 'webhook_too_old' });
  }
  const headers = { ...sign([secret]), 'webhook-timestamp': 'now' };
  await expect(verifyWebhook(body, headers, secret)).rejects.toMatchObject({ code: 'webhook_too_old' });
});

test('a missing header, a body that is parsed or not JSON and a secret of another form are told apart', async () => {
  const { 'webhook-id': _, ...headers } = sign([secret]);
  await expect(verifyWebhook(body, headers, secret)).rejects.toMatchObject({ code: 'webhook_malformed' });
  const at = new Date();
  const signature = new Webhook(secret).sign(event.id, at, 'not JSON');
  const signed = { ...sign([secret], at), 'webhook-signature': signature };
  await expect(verifyWebhook('not JSON', signed, secret)).rejects.toMatchObject({
    code: 'webhook_malformed',
  });
  await expect(verifyWebhook(body, sign([secret]), 'whsec_ä')).rejects.toMatchObject({
    code: 'invalid_argument',
  });
  const parsed = JSON.parse(body) as string;
  await expect(verifyWebhook(parsed, sign([secret]), secret)).rejects.toMatchObject({
    code: 'invalid_argument',
  });
  await expect(verifyWebhook(body, sign([secret]), [])).rejects.toMatchObject({ code: 'invalid_argument' });
});
