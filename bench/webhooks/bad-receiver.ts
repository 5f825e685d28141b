import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import type { Random } from '../soak/random.ts';

interface Heard {
  readonly id: string;
  readonly transactionId: string | null;
  readonly sequence: number;
}

const behaviours = { accepts: 75, fails: 12, busy: 5, hangs: 1, drops: 7 };

/**
 * A receiver that fails, hangs, asks to wait and drops connections at random. It notes what it has accepted, and what came before
 * the event before it was accepted.
 */
export const startBadReceiver = async (random: Random) => {
  const accepted = new Map<string, number>();
  const ids = new Set<string>();
  const outOfOrder: string[] = [];
  const unsigned: string[] = [];
  const counts = { heard: 0, repeated: 0, deaths: 0 };
  let webhook: Webhook | undefined;
  let isWell = false;

  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const event = JSON.parse(body) as Heard;
    counts.heard += 1;
    try {
      webhook!.verify(body, request.headers as Record<string, string>);
    } catch {
      unsigned.push(event.id);
    }
    const name = event.transactionId ?? event.id;
    const last = accepted.get(name) ?? 0;
    if (event.sequence > last + 1) outOfOrder.push(`${event.id} although ${name} was accepted up to ${last}`);
    if (event.sequence <= last) counts.repeated += 1;
    const behaviour = isWell ? 'accepts' : random.weighted(behaviours);
    if (behaviour === 'hangs') return;
    if (behaviour === 'drops') request.destroy();
    else if (behaviour === 'fails') response.writeHead(500).end();
    else if (behaviour === 'busy') response.writeHead(429, { 'retry-after': '30' }).end();
    else {
      ids.add(event.id);
      accepted.set(name, Math.max(last, event.sequence));
      response.writeHead(204).end();
    }
  };
  let server = createServer();
  const open = (port: number) =>
    new Promise<number>((resolve) => {
      server = createServer((request, response) => void receive(request, response).catch(() => undefined));
      server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
    });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const port = await open(0);
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    ids,
    outOfOrder,
    unsigned,
    counts,
    setSecret: (secret: string) => {
      webhook = new Webhook(secret);
    },
    /** Nobody listens for a while. */
    die: async () => {
      counts.deaths += 1;
      await close();
    },
    comeBack: () => open(port),
    /** From now on it accepts everything. */
    recover: () => {
      isWell = true;
    },
    close,
  };
};

export type BadReceiver = Awaited<ReturnType<typeof startBadReceiver>>;
