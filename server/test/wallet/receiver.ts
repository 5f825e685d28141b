import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { credentials } from './support.ts';

export interface ReceivedNotification {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** An address of this test that the wallet notifies. `next` waits for one more notification. */
export const givenReceiver = async (walletUrl: string) => {
  const received: ReceivedNotification[] = [];
  const waiting: ((notification: ReceivedNotification) => void)[] = [];
  const receive = async (request: IncomingMessage) => {
    const notification = { headers: request.headers, body: await buffer(request) };
    const waiter = waiting.shift();
    if (waiter) waiter(notification);
    else received.push(notification);
  };
  const server = createServer((request, response) => {
    void receive(request).then(() => response.writeHead(200).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const { webhookId, remove } = await registerReceiver(walletUrl, `http://127.0.0.1:${port}/hook`);
  onTestFinished(remove);
  const next = () =>
    new Promise<ReceivedNotification>((resolve) => {
      const notification = received.shift();
      if (notification) resolve(notification);
      else waiting.push(resolve);
    });
  return { webhookId, next };
};

/** Registers an address for every notification. */
export const registerReceiver = async (walletUrl: string, url: string) => {
  const post = async <T>(path: string, authorization: string, body: URLSearchParams | string) => {
    const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
    const headers = { authorization, ...type };
    const response = await fetch(walletUrl + path, { method: 'POST', headers, body });
    return (await response.json()) as T;
  };
  const { clientId, clientSecret } = credentials;
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const form = new URLSearchParams({ grant_type: 'client_credentials' });
  const token = await post<{ access_token: string }>('/v1/oauth2/token', `Basic ${basic}`, form);
  const hook = JSON.stringify({ url, event_types: [{ name: '*' }] });
  const bearer = `Bearer ${token.access_token}`;
  const { id: webhookId } = await post<{ id: string }>('/v1/notifications/webhooks', bearer, hook);
  const remove = async () => {
    const address = `${walletUrl}/v1/notifications/webhooks/${webhookId}`;
    // The wallet may have stopped before its receiver.
    await fetch(address, { method: 'DELETE', headers: { authorization: bearer } }).catch(() => {});
  };
  return { webhookId, remove };
};
