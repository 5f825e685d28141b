import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Stops } from './start-parts.ts';

/**
 * Stands between Vendure and Florin. What it is told to lose arrives at Florin, but the answer does not come back: the connection is
 * cut, or, each second time, a success without content is answered.
 */
export const startLossyProxy = async (stops: Stops, target: string) => {
  let lost: RegExp | undefined;
  let cuts = false;
  const server = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    const forwarded = send(new URL(url, target), { method, headers }, (answer) => {
      if (!lost?.test(url)) {
        answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers));
        return;
      }
      cuts = !cuts;
      answer.resume().once('end', () => (cuts ? incoming.socket.destroy() : outgoing.writeHead(200).end()));
    });
    forwarded.once('error', () => incoming.socket.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** From now on the answers of these paths are lost; of none, if there is no pattern. */
    lose: (paths?: RegExp) => void (lost = paths),
  };
};
