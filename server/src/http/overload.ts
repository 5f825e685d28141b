import type { FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';
import { hasBody } from './body.ts';
import type { App } from './fastify.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Counts among the requests that are worked on. */
    isUnderWay: boolean;
    /** Counts among those that may wait for the wallet. */
    isAtWallet: boolean;
  }
}

export const overloaded = (what: string) =>
  new Problem('overloaded', `${what} Try again.`, { headers: { 'retry-after': '1' } });

/** Answered however busy the process is: they tell how it is. */
const uncounted = new Set(['/health/live', '/health/ready', '/metrics']);
const isCounted = ({ route }: FastifyRequest) => !uncounted.has(route);

/** The places of the requests that are worked on. */
export interface Places {
  /** Refuses the request when no place is free. A request without a body gets its place at once. */
  receive(request: FastifyRequest): void;
  /** Gives the request its place, unless it has one. */
  take(request: FastifyRequest): void;
  giveBack(request: FastifyRequest): void;
}

/**
 * Works on a limited number of requests at once and refuses more before they cost anything, so that what is accepted is
 * answered in time (docs/reliability.md#f27). A place is held until the answer is ready, and not until the caller is
 * gone: the work of a caller who has given up goes on. It is not held while a body arrives, or slow callers could hold
 * all places.
 */
export const makePlaces = (requestsMax: number): Places => {
  let underWay = 0;
  const requireFree = () => {
    if (underWay >= requestsMax) throw overloaded('This process has too many requests under way.');
  };
  const take = (request: FastifyRequest) => {
    if (request.isUnderWay || !isCounted(request)) return;
    requireFree();
    request.isUnderWay = true;
    underWay += 1;
  };
  return {
    take,
    receive: (request) => {
      if (!hasBody(request)) take(request);
      else if (isCounted(request)) requireFree();
    },
    giveBack: (request) => {
      if (!request.isUnderWay) return;
      request.isUnderWay = false;
      underWay -= 1;
    },
  };
};

/**
 * Limits the calls that may wait for the wallet, to less than all places: while the wallet is silent, everything else is
 * still answered. Used for each group of routes that call it; `isCall` says which of their requests do.
 */
export const makeWalletBound = (app: App, callsMax: number) => {
  let underWay = 0;
  app.decorateRequest('isAtWallet', false);
  return (routes: App, isCall: (request: FastifyRequest) => boolean = () => true) => {
    routes.addHook('preHandler', (request, _reply, done) => {
      if (isCall(request)) {
        if (underWay >= callsMax) throw overloaded('Too many calls wait for the wallet.');
        request.isAtWallet = true;
        underWay += 1;
      }
      done();
    });
    routes.addHook('onSend', (request, _reply, payload, done) => {
      if (request.isAtWallet) underWay -= 1;
      request.isAtWallet = false;
      done(null, payload);
    });
  };
};
