import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A TCP connection, for bytes that no HTTP client would send. */
export const openConnection = async (port: number) => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};

/** Everything that arrives until the other side closes. */
export const readUntilClosed = (socket: Socket) =>
  new Promise<string>((resolve) => {
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
    // When the service closes before it has read everything, the connection may be reset. What was received still
    // counts.
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
  });

/** Sends bytes, and returns everything that arrives until the service closes. */
export const sendRaw = async (port: number, ...parts: readonly (string | Buffer)[]) => {
  const socket = await openConnection(port);
  const received = readUntilClosed(socket);
  for (const part of parts) socket.write(part);
  return received;
};

/** Of all answers that arrived on one connection. */
export const listStatuses = (received: string) =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

/** The parts of the answer. Header names are in lower case. */
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

/**
 * Sends a request without its body, and resolves when the service works on it. Returns how to send the body, which may be
 * empty, and read the answer.
 */
export const sendWithoutBody = async (
  port: number,
  requestLine: string,
  credentials: string,
  body: string,
) => {
  const socket = await openConnection(port);
  socket.write(
    `${requestLine} HTTP/1.1\r\nHost: localhost\r\n${credentials}\r\nContent-Type: application/json\r\n` +
      'Transfer-Encoding: chunked\r\nConnection: close\r\nExpect: 100-continue\r\n\r\n',
  );
  await once(socket, 'data');
  return async () => {
    const received = readUntilClosed(socket);
    const chunk = body === '' ? '' : `${body.length.toString(16)}\r\n${body}\r\n`;
    socket.write(`${chunk}0\r\n\r\n`);
    return parseAnswer(await received);
  };
};
