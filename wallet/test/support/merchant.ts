import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export type Reply = { type?: string; body: string };

/** A merchant's web server on an origin of its own. `handle` answers by path. Other paths show a plain page. */
export const givenMerchant = async (handle: Record<string, () => Promise<Reply> | Reply>) => {
  const requested: string[] = [];
  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const url = request.url ?? '/';
    requested.push(url);
    const path = url.split('?')[0] ?? '';
    return (await handle[path]?.()) ?? { body: '<!doctype html><title>Shop</title><p>Shop</p>' };
  };
  const server = createServer((request, response) => {
    const send = ({ type = 'text/html', body }: Reply) =>
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body);
    void answer(request).then(send);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requested };
};
