import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { openConnection, parseAnswer, readUntilClosed } from './raw-connection.ts';

export interface Outcome {
  readonly status: number;
  /** From the opening of the connection to its close by the service. */
  readonly openMs: number;
}

/**
 * Waits until the service closes a connection that never completes its request. Undefined: still open after this time.
 */
export const waitForClose = async (
  socket: Socket,
  stall: (socket: Socket) => void,
  maxMs: number,
): Promise<Outcome | undefined> => {
  const startMs = performance.now();
  const received = readUntilClosed(socket);
  stall(socket);
  const deadline = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => deadline.resolve(undefined), maxMs);
  const text = await Promise.race([received, deadline.promise]);
  clearTimeout(timer);
  socket.destroy();
  return text === undefined
    ? undefined
    : { status: parseAnswer(text).status, openMs: performance.now() - startMs };
};

/** Sends a first part, and then a byte every half second, without end. */
export const drip = (first: string) => (socket: Socket) => {
  socket.write(first);
  const timer = setInterval(() => socket.write('x'), 500);
  socket.on('close', () => clearInterval(timer));
};

export const openPlain = openConnection;

export const openTls = async (port: number) => {
  const socket = connectTls(port, '127.0.0.1', { rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  return socket;
};
