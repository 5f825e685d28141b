import type { IncomingMessage, ServerResponse } from 'node:http';

/** An event has a few kilobytes. */
const bytesMax = 1_000_000;

/** Undefined: the body is too long. What is left of it is not kept. */
const collect = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  let length = 0;
  // Without destroying the request: the answer goes over the same connection.
  for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > bytesMax) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
};

/** Keeps the body as it arrived, because it is signed in that form. Vendure would parse it. */
export const readBody = async (
  request: IncomingMessage & { body?: unknown },
  response: ServerResponse,
  next: () => void,
) => {
  request.body = await collect(request);
  if (request.body !== undefined) return next();
  response.writeHead(413, { 'content-type': 'text/plain' }).end('The body of a webhook is at most 1 MB.');
};
