import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A bare connection, for what no HTTP client would send. */
export const openConnection = async (port: number) => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};

/** All that comes until the other side closes. */
export const readUntilClosed = (socket: Socket) =>
  new Promise<string>((resolve) => {
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
    // Closing before all was read may come as a reset; what was received counts all the same.
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
  });

/** Sends bytes as they are, and answers what comes back until the service closes. */
export const sendRaw = async (port: number, ...parts: readonly (string | Buffer)[]) => {
  const socket = await openConnection(port);
  const received = readUntilClosed(socket);
  for (const part of parts) socket.write(part);
  return received;
};

/** The answer's parts. Header names in lower case. */
export const parseAnswer = (text: string) => {
  const [head = '', body = ''] = text.split('\r\n\r\n', 2);
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  return { status: Number(statusLine.split(' ')[1]), headers, body };
};
