import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { App } from './fastify.ts';

interface FileKind {
  readonly name: string;
  readonly type: string;
}

export const csvType = 'text/csv; charset=utf-8';

/** Sends files that are made while they are read, only as fast as the reader takes them. */
export const makeSendFile = (app: Pick<App, 'addHook'>, log: Logger) => {
  const running = new Set<Readable>();
  // A download goes on for as long as its reader likes; a service that is to stop does not wait for that.
  app.addHook('preClose', async () => {
    for (const file of running) file.destroy();
  });

  return (reply: FastifyReply, { name, type }: FileKind, rows: AsyncGenerator<string | Buffer>) => {
    const file = Readable.from(rows, { objectMode: false });
    running.add(file);
    file.once('close', () => running.delete(file));
    // The status has been sent by then, so the caller only sees that the file breaks off.
    file.once('error', (error) =>
      log.error({ requestId: reply.request.id, err: error }, 'a file could not be sent to its end'),
    );
    return reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .type(type)
      .send(file);
  };
};
