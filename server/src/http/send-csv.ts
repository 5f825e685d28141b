import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import type { App } from './fastify.ts';

/** Sends files that are made while they are read, only as fast as the reader takes them. */
export const makeSendCsv = (app: App) => {
  const running = new Set<Readable>();
  // A download goes on for as long as its reader likes; a service that is to stop does not wait for that.
  app.addHook('preClose', async () => {
    for (const file of running) file.destroy();
  });

  return (reply: FastifyReply, name: string, rows: AsyncGenerator<string>) => {
    const file = Readable.from(rows, { objectMode: false });
    running.add(file);
    file.once('close', () => running.delete(file));
    return reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .type('text/csv; charset=utf-8')
      .send(file);
  };
};
