import { once } from 'node:events';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { onTestFinished } from 'vitest';

export interface Recorded {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** The JSON that the proxy answers itself. Undefined: the wallet answers. */
type Interrupt = (request: Recorded) => { readonly status: number; readonly body: object } | undefined;

/** A proxy between connector and wallet. Forwards what it does not interrupt, and records the requests. */
export const givenProxy = async (
  walletUrl: string,
  interrupt: Interrupt = () => undefined,
  tls?: { readonly cert: string; readonly key: string },
) => {
  const requests: Recorded[] = [];
  let connections = 0;
  const passOn = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method = '', url: path = '', headers } = incoming;
    const body = await text(incoming);
    const request = { method, path, headers, body };
    requests.push(request);
    const interruption = interrupt(request);
    if (interruption) {
      outgoing.writeHead(interruption.status, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify(interruption.body));
      return;
    }
    const onward = forward(new URL(path, walletUrl), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    onward.end(body);
  };
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse) => void passOn(incoming, outgoing);
  const server = tls ? createTlsServer(tls, answer) : createServer(answer);
  server.on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    requests,
    connections: () => connections,
  };
};

/**
 * A proxy that passes everything on to the wallet, and lets the test change what the wallet answers as JSON. `rewrite` may change the
 * body where it stands.
 */
export const startRewriter = async (
  walletUrl: string,
  rewrite: (request: { method: string; path: string }, body: unknown) => void,
) => {
  const passOn = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method = '', url: path = '', headers } = incoming;
    const { host: _, 'content-length': __, 'transfer-encoding': ___, connection: ____, ...passed } = headers;
    const given = await text(incoming);
    const answer = await fetch(new URL(path, walletUrl), {
      method,
      headers: passed as Record<string, string>,
      ...(given !== '' && { body: given }),
    });
    const type = answer.headers.get('content-type') ?? '';
    const body = await answer.text();
    const json = type.includes('json') && body !== '' ? (JSON.parse(body) as unknown) : undefined;
    if (json !== undefined) rewrite({ method, path }, json);
    outgoing.writeHead(answer.status, { 'content-type': type });
    outgoing.end(json === undefined ? body : JSON.stringify(json));
  };
  const server = createServer((incoming, outgoing) => {
    passOn(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/**
 * A port that accepts no connection, like that of a machine that hangs. Its thread is blocked, so the connections that
 * fill its queue stay in it, and there is no room for the next one.
 */
export const givenFullPort = async () => {
  const listening = `
    const { parentPort } = require('node:worker_threads');
    const server = require('node:net').createServer();
    server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
      parentPort.postMessage(server.address().port);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    });`;
  const thread = new Worker(listening, { eval: true });
  const [port] = (await once(thread, 'message')) as [number];
  const fillers = Array.from({ length: 8 }, () => connect(port, '127.0.0.1').on('error', () => {}));
  onTestFinished(async () => {
    for (const filler of fillers) filler.destroy();
    await thread.terminate();
  });
  await once(fillers[0]!, 'connect');
  return { url: `http://127.0.0.1:${port}` };
};

/** A port that accepts connections and handles each with the given function. */
export const givenPort = async (handle: (socket: Socket) => void) => {
  let connections = 0;
  const server = createServer();
  server.on('connection', (socket: Socket) => {
    connections += 1;
    handle(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, connections: () => connections };
};
