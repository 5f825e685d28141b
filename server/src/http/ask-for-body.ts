import type { IncomingMessage, ServerResponse } from 'node:http';
import type { App } from './fastify.ts';

/**
 * Answers `Expect: 100-continue` when someone begins to read the body. Node would do it at once: a caller whose path, token or
 * length is wrong would send the whole body for nothing (RFC 9110 §10.1.1).
 */
export const askForBodyWhenRead = ({ server }: App) => {
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    const { shouldKeepAlive } = response;
    // After a refusal the caller may send the body or the next request, and nobody can tell which of them it is.
    response.shouldKeepAlive = false;
    const ask = (event: string | symbol) => {
      if (event !== 'data') return;
      request.off('newListener', ask);
      response.shouldKeepAlive = shouldKeepAlive;
      response.writeContinue();
    };
    request.on('newListener', ask);
    server.emit('request', request, response);
  });
};
