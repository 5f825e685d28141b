import { expect, test } from 'vitest';
import { accept, invite } from '../operators/invitations/invitation.ts';
import { givenShop } from '../payments/support.ts';
import { withOtherLastBit } from '../support/base64url.ts';
import { signInAndConfirm } from '../support/dashboard.ts';

const shop = givenShop();

/** Other texts for the same bytes: with another last bit, with padding, and in base64's own alphabet. */
const respell = (text: string) =>
  [withOtherLastBit(text), `${text}=`, text.replaceAll('-', '+').replaceAll('_', '/')].filter(
    (other) => other !== text,
  );

test('an access token has one spelling', async () => {
  const { token } = shop.client;
  expect((await shop.server.ping(token)).status).toBe(200);
  const [prefix = '', proof = ''] = token.split('.');
  for (const other of respell(proof)) expect((await shop.server.ping(`${prefix}.${other}`)).status).toBe(401);
  // The environment in its name proves nothing, so it could be exchanged.
  expect((await shop.server.ping(token.replace('sandbox', 'production'))).status).toBe(401);
});

test('an API key has one spelling', async () => {
  const { apiKey, id, secret } = shop.client.key;
  const withOtherSecret = Buffer.from(`${id}:${withOtherLastBit(secret)}`).toString('base64');
  // Form-encoded once more, its last character has bits that stand for nothing, and padding.
  const encoded = Buffer.from(`${id}:${secret.slice(0, -1)}%${secret.codePointAt(42)!.toString(16)}`);
  const padded = encoded.toString('base64');
  expect(padded).toMatch(/[^=]=$/);
  expect((await shop.server.askToken(apiKey)).status).toBe(200);
  expect((await shop.server.askToken(padded)).status).toBe(200);
  const unpadded = padded.slice(0, -1);
  const others = [`${apiKey}=`, unpadded, `${withOtherLastBit(unpadded)}=`];
  for (const key of others) expect((await shop.server.askToken(key)).status).toBe(400);
  expect((await shop.server.askToken(withOtherSecret)).status).toBe(401);
});

test('the state of a return link has one spelling, and another one changes nothing (A1)', async () => {
  const payment = await shop.client.givenPayment();
  const { redirectUrl } = await shop.wallet.approve(payment.extOrderId);
  const { publicUrl } = shop.server.deps.config;
  const link = new URL(redirectUrl!.replace(publicUrl, shop.server.url));
  for (const other of respell(link.searchParams.get('state')!)) {
    const altered = new URL(link);
    altered.searchParams.set('state', other);
    expect((await fetch(altered, { redirect: 'manual' })).status).toBe(404);
  }
  expect((await shop.wallet.truth(payment.extOrderId)).captureCount).toBe(0);
  expect((await fetch(link, { redirect: 'manual' })).headers.get('location')).toContain('outcome=success');
});

test('an invitation has one spelling', async () => {
  const administrator = await signInAndConfirm(shop.server, await shop.server.givenOperator());
  const { token } = await invite(administrator, 'one-spelling@example.com');
  const [id = '', proof = ''] = token.split('.');
  for (const other of respell(proof)) expect((await accept(shop.server, `${id}.${other}`)).status).toBe(404);
  expect((await accept(shop.server, token)).status).toBe(201);
});
