import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export type ReceivedNotification = {
  headers: IncomingHttpHeaders;
  raw: string;
  event: { id: string; event_type: string; resource: Record<string, unknown> };
};

/** A merchant's address for notifications. `next` waits for the next one. It answers with `statuses`, then with 200. */
export const givenReceiver = async (statuses: number[] = []) => {
  const notifications: ReceivedNotification[] = [];
  const waiting: ((notification: ReceivedNotification) => void)[] = [];
  const server = createServer((request, response) => {
    let raw = '';
    request.setEncoding('utf8').on('data', (part: string) => (raw += part));
    request.on('end', () => {
      response.writeHead(statuses.shift() ?? 200).end();
      const notification = {
        headers: request.headers,
        raw,
        event: JSON.parse(raw) as ReceivedNotification['event'],
      };
      const waiter = waiting.shift();
      if (waiter) waiter(notification);
      else notifications.push(notification);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const next = (): Promise<ReceivedNotification> => {
    const notification = notifications.shift();
    return notification ? Promise.resolve(notification) : new Promise((resolve) => waiting.push(resolve));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, next };
};
