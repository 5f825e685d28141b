import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { until } from '../support/until.ts';

interface Received {
  readonly to: readonly string[];
  readonly source: string;
  /** The text as people read it. */
  readonly text: string;
  readonly header: (name: string) => string | undefined;
}

/** A real mail server, which keeps what it gets. */
export const givenMailServer = async (options: SMTPServerOptions = {}) => {
  const mails: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // As a relay within a network does.
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push(readMail(to, Buffer.concat(chunks).toString('utf8')));
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.listen(0, '0.0.0.0');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  const settings = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Florin <florin@shop.example>' };
  /** The mails, when there are so many. */
  const got = (count: number) =>
    until(async () => {
      if (mails.length < count) throw new Error(`${mails.length} mails`);
      return mails;
    });
  return { port, mails, got, settings };
};

const readMail = (to: readonly string[], source: string): Received => {
  const [head = '', ...parts] = source.split('\r\n\r\n');
  const unfolded = head.replaceAll(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => {
    const line = unfolded.split('\r\n').find((each) => each.toLowerCase().startsWith(`${name}:`));
    return line === undefined ? undefined : decodeWords(line.slice(name.length + 1).trim());
  };
  return {
    to,
    source,
    text: decodeBody(header('content-transfer-encoding'), parts.join('\r\n\r\n')),
    header,
  };
};

const decodeQuoted = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const decodeBody = (encoding: string | undefined, body: string) => {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? decodeQuoted(body.replaceAll('=\r\n', '')) : body;
};

/** RFC 2047. */
const decodeWords = (text: string) =>
  text
    .replaceAll(/(=\?[^?]+\?[QB]\?[^?]*\?=) (?==\?)/gi, '$1')
    .replaceAll(/=\?utf-8\?(Q|B)\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuoted(word.replaceAll('_', ' ')),
    );
