import { connect } from 'node:net';

export interface RequestLoop {
  /** The whole request, as it is sent each time. */
  readonly request: Buffer;
  readonly host: string;
  readonly port: number;
  readonly isOver: () => boolean;
  readonly onAnswer: (ms: number) => void;
}

const headEnd = '\r\n\r\n';

/**
 * Sends the request again and again over one connection, each time after the last answer, until `isOver`. It reads as
 * little of an answer as possible: on a machine with few cores, the time saved here is left for the server.
 */
export const repeatRequest = ({ request, host, port, isOver, onAnswer }: RequestLoop) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true });
    let received = '';
    let sentAt = 0;
    const send = () => {
      sentAt = performance.now();
      socket.write(request);
    };
    socket.setEncoding('latin1').on('connect', send).on('error', reject);
    socket.on('close', () => reject(new Error(`${host}:${port} closed the connection`)));
    socket.on('data', (chunk: string) => {
      received = received === '' ? chunk : received + chunk;
      const length = findAnswerLength(received);
      if (length === undefined || received.length < length) return;
      onAnswer(performance.now() - sentAt);
      if (!received.startsWith('HTTP/1.1 200 ') || received.length > length) {
        socket.destroy(new Error(`an answer was not 200:\n${received}`));
        return;
      }
      received = '';
      if (!isOver()) return send();
      socket.destroy();
      resolve();
    });
  });

/** Undefined until the whole head has arrived. All measured servers send a content-length (RFC 9112 §6.2). */
const findAnswerLength = (received: string) => {
  const headLength = received.indexOf(headEnd);
  if (headLength === -1) return undefined;
  const bodyLength = /\r\ncontent-length: (\d+)/i.exec(received)?.[1];
  if (bodyLength === undefined) throw new Error(`an answer has no content-length:\n${received}`);
  return headLength + headEnd.length + Number(bodyLength);
};
