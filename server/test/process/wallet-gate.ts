import { once } from 'node:events';
import {
  createServer,
  request as forward,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface GateCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A call that has left the service and waits here. */
export interface HeldCall {
  /** Lets it reach the wallet. The answer is kept here. */
  send(): Promise<Answer>;
  /** Gives the wallet's answer to the service. */
  deliver(): void;
}

interface Hold {
  readonly fits: (call: GateCall) => boolean;
  readonly take: (held: HeldCall) => void;
}

export type Gate = Awaited<ReturnType<typeof openGate>>;

/** Stands between one service and the wallet: keeps every call, and stops those it was told to wherever a test wants. */
export const openGate = async (walletPort: number) => {
  const calls: GateCall[] = [];
  const holds: Hold[] = [];
  const treat = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method = '', url: path = '', headers } = incoming;
    const call = { method, path, headers, body: await text(incoming) };
    calls.push(call);
    const place = holds.findIndex(({ fits }) => fits(call));
    if (place === -1) answer(outgoing, await passOn(walletPort, call));
    else holds.splice(place, 1)[0]!.take(holdCall(walletPort, call, outgoing));
  };
  const server = createServer((incoming, outgoing) => void treat(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  /** Stops the next call that fits, and answers it when it has come. */
  const hold = (fits: Hold['fits']) => new Promise<HeldCall>((take) => holds.push({ fits, take }));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, calls, hold, close };
};

const holdCall = (walletPort: number, call: GateCall, outgoing: ServerResponse): HeldCall => {
  let kept: Answer | undefined;
  return {
    send: async () => (kept = await passOn(walletPort, call)),
    deliver: () => {
      if (!kept) throw new Error('the wallet has not been asked yet');
      answer(outgoing, kept);
    },
  };
};

const answer = (outgoing: ServerResponse, { status, headers, body }: Answer) =>
  outgoing.writeHead(status, headers).end(body);

const passOn = async (walletPort: number, { method, path, headers, body }: GateCall): Promise<Answer> => {
  const onward = forward({ host: '127.0.0.1', port: walletPort, path, method, headers });
  onward.end(body);
  const [reply] = (await once(onward, 'response')) as [IncomingMessage];
  return { status: reply.statusCode ?? 502, headers: reply.headers, body: await text(reply) };
};
