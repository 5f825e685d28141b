import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { givenServer } from '../support/server.ts';

/** Speaks no TLS, so OpenSSL complains. */
const givenPlainPort = async () => {
  const plain = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  plain.on('error', () => {});
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void plain.close());
  return (plain.address() as AddressInfo).port;
};

test('400: a notification whose certificate cannot be fetched gets no word of the cause (A7)', async () => {
  const walletUrl = `https://127.0.0.1:${await givenPlainPort()}`;
  const server = await givenServer({ WALLET_URL: walletUrl, WALLET_WEBHOOK_ID: 'WH-1' });
  const answer = await fetch(`${server.url}/wallet/notifications`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'paypal-transmission-id': 'id',
      'paypal-transmission-time': new Date().toISOString(),
      'paypal-transmission-sig': 'c2lnbmF0dXJl',
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': `${walletUrl}/v1/notifications/certs/CERT-1`,
    },
    body: '{}',
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    code: 'notification_refused',
    detail:
      'The notification is refused: its certificate cannot be fetched, and the wallet does not say whether it has sent it.',
  });
});
