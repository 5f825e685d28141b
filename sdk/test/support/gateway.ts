import { createServer, request as sendOn, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

interface Seen {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly atMs: number;
}

type Fault =
  /** The connection is cut, before the service has the request or before its answer arrives. */
  | 'cut_before'
  | 'cut_after'
  /** The connection is cut, or nothing more comes, after a half of the answer. */
  | 'cut_within'
  | 'silence_within'
  /** Nothing is answered. */
  | 'silence'
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: string };

/** Between the client and the real service: notes what passes, and does the faults that a test asks for, each once. */
export const givenGateway = async (serviceUrl: string) => {
  const seen: Seen[] = [];
  const faults: { path: string; fault: Fault }[] = [];

  const takeFault = (path: string) => {
    const index = faults.findIndex((one) => path.startsWith(one.path));
    return index === -1 ? undefined : faults.splice(index, 1)[0]!.fault;
  };
  const forward = async (request: IncomingMessage, body: Buffer) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { method, headers, url = '/' } = request;
      const sent = sendOn(new URL(url, serviceUrl), { method: method!, headers }, resolve);
      sent.on('error', reject);
      sent.end(body);
    });
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url: path = '/', headers } = request;
    seen.push({ method, path, headers, atMs: performance.now() });
    const fault = takeFault(path);
    if (fault === 'silence') return;
    if (fault === 'cut_before') {
      request.socket.destroy();
      return;
    }
    if (typeof fault === 'object') {
      response.writeHead(fault.status, { 'content-type': 'text/html', ...fault.headers });
      response.end(fault.body);
      return;
    }
    const answer = await forward(request, await buffer(request));
    const body = await buffer(answer);
    if (fault === 'cut_after') {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.statusCode!, answer.headers);
    if (fault === 'cut_within' || fault === 'silence_within') {
      response.write(body.subarray(0, body.length / 2), () => {
        if (fault === 'cut_within') request.socket.destroy();
      });
      return;
    }
    response.end(body);
  };

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const pathOfCalls = '/webservice/v2';
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail: (fault: Fault, path = pathOfCalls) => void faults.push({ path, fault }),
    seen: (path = pathOfCalls) => seen.filter((one) => one.path.startsWith(path)),
  };
};
