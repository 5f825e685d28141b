import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Back in the shop</title>
<body style="font: 1.1rem/1.5 system-ui, sans-serif; max-width: 32rem; margin: 15vh auto; padding: 0 1.5rem">
<h1>Back in the shop</h1>
<p>A shop would show the order here. The terminal shows what has become of the payment.</p>
</html>`;

/** A page in the place of a shop, for the buyer's browser to come back to. */
export const serveReturnPage = async () => {
  const { promise: returned, resolve: hasReturned } = Promise.withResolvers<void>();
  const server = createServer((_request, response) => {
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .setHeader('connection', 'close')
      .end(page, () => hasReturned());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${port}`, returned, close };
};
