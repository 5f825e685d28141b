import type { IncomingMessage, ServerResponse } from 'node:http';

/** An event has a few kilobytes. */
const bytesMax = 1_000_000;

const collect = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > bytesMax) throw new Error('The body of a webhook is too long.');
    parts.push(part);
  }
  return Buffer.concat(parts);
};

/** Keeps the body as it arrived, because it is signed in that form. Vendure would parse it. */
export const readBody = async (
  request: IncomingMessage & { body?: unknown },
  _response: ServerResponse,
  next: () => void,
) => {
  request.body = await collect(request);
  next();
};
