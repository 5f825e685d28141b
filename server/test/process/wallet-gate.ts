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

/** A call of the service that the gate holds back. */
export interface HeldCall {
  /** Sends the call to the wallet, and keeps the answer. */
  send(): Promise<Answer>;
  /** Gives the wallet's answer to the service. */
  deliver(): void;
}

interface Hold {
  readonly matches: (call: GateCall) => boolean;
  readonly take: (held: HeldCall) => void;
}

export type Gate = Awaited<ReturnType<typeof openGate>>;

/** A proxy between one service and the wallet. Records every call, and holds back the calls that a test chooses. */
export const openGate = async (walletPort: number) => {
  const calls: GateCall[] = [];
  const holds: Hold[] = [];
  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method = '', url: path = '', headers } = incoming;
    const call = { method, path, headers, body: await text(incoming) };
    calls.push(call);
    const index = holds.findIndex(({ matches }) => matches(call));
    if (index === -1) answer(outgoing, await passOn(walletPort, call));
    else holds.splice(index, 1)[0]!.take(holdCall(walletPort, call, outgoing));
  };
  // The tests call it from the same process. After a pause of that process both ends of an idle connection would act in the same turn:
  // one closes it, and the other sends over it.
  const server = createServer(
    { keepAliveTimeout: 600_000 },
    (incoming, outgoing) => void handle(incoming, outgoing),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  /** Holds back the next matching call, and resolves when it has arrived. */
  const hold = (matches: Hold['matches']) => new Promise<HeldCall>((take) => holds.push({ matches, take }));
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
