import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Stops } from './start-parts.ts';

/**
 * Stands before a service. What it is told to lose arrives there, but the answer does not come back: the connection is
 * cut, or, each second time, a success without content is answered.
 */
export const startLossyProxy = async (stops: Stops, firstTarget: string) => {
  let target = firstTarget;
  let lost: RegExp | undefined;
  let cuts = false;
  /** The requests to the present target that are not answered yet. */
  let open = new Set<Promise<unknown>>();
  const server = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    const answered = new Promise((resolve) => outgoing.once('close', resolve));
    const among = open.add(answered);
    void answered.then(() => among.delete(answered));
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
    /** From now on requests go to another service. Resolves when the one before has answered all of its own. */
    pointTo: async (url: string) => {
      target = url;
      const before = open;
      open = new Set();
      await Promise.all(before);
    },
  };
};
