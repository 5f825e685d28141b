import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export type Letter = {
  headers: IncomingHttpHeaders;
  raw: string;
  event: { id: string; event_type: string; resource: Record<string, unknown> };
};

/** A merchant's address for notifications. `next` waits for one more; answers come from `statuses`, then 200. */
export const givenReceiver = async (statuses: number[] = []) => {
  const letters: Letter[] = [];
  const waiting: ((letter: Letter) => void)[] = [];
  const server = createServer((request, response) => {
    let raw = '';
    request.setEncoding('utf8').on('data', (part: string) => (raw += part));
    request.on('end', () => {
      response.writeHead(statuses.shift() ?? 200).end();
      const letter = { headers: request.headers, raw, event: JSON.parse(raw) as Letter['event'] };
      const waiter = waiting.shift();
      if (waiter) waiter(letter);
      else letters.push(letter);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const next = (): Promise<Letter> => {
    const letter = letters.shift();
    return letter ? Promise.resolve(letter) : new Promise((resolve) => waiting.push(resolve));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, next };
};
