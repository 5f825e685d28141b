import { connect } from 'node:net';

export interface Asking {
  /** The whole request, ready to be sent again and again. */
  readonly request: Buffer;
  readonly host: string;
  readonly port: number;
  readonly isOver: () => boolean;
  readonly onAnswer: (ms: number) => void;
}

const headEnd = '\r\n\r\n';

/**
 * Sends one request after the other over one connection, each as soon as the last is answered, until it is over.
 * Reads no more of an answer than it must: what this side does not spend, a machine with few cores has for the server.
 */
export const keepAsking = ({ request, host, port, isOver, onAnswer }: Asking) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true });
    let received = '';
    let askedAt = 0;
    const ask = () => {
      askedAt = performance.now();
      socket.write(request);
    };
    socket.setEncoding('latin1').on('connect', ask).on('error', reject);
    socket.on('close', () => reject(new Error(`${host}:${port} closed the connection`)));
    socket.on('data', (chunk: string) => {
      received = received === '' ? chunk : received + chunk;
      const length = findAnswerLength(received);
      if (length === undefined || received.length < length) return;
      onAnswer(performance.now() - askedAt);
      if (!received.startsWith('HTTP/1.1 200 ') || received.length > length) {
        socket.destroy(new Error(`an answer was not 200:\n${received}`));
        return;
      }
      received = '';
      if (!isOver()) return ask();
      socket.destroy();
      resolve();
    });
  });

/** Undefined while the head is not there yet. Every server measured says how long its answers are (RFC 9112 §6.2). */
const findAnswerLength = (received: string) => {
  const headLength = received.indexOf(headEnd);
  if (headLength === -1) return undefined;
  const bodyLength = /\r\ncontent-length: (\d+)/i.exec(received)?.[1];
  if (bodyLength === undefined) throw new Error(`an answer has no content-length:\n${received}`);
  return headLength + headEnd.length + Number(bodyLength);
};
