import type { FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { currentSlot, elsewhere, type Slot } from '../elsewhere.ts';
import { Problem } from '../problem.ts';
import { hasBody } from './body.ts';
import type { App } from './fastify.ts';
import type { Refusals } from './pace-refusals.ts';
import { makeWaitingLine, type WaitingLine } from './waiting-line.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set when it counts among the requests that are worked on. */
    slot: RequestSlot | null;
    /** Counts among those that may wait for the wallet. */
    isAtWallet: boolean;
  }
}

export const overloaded = (what: string) =>
  new Problem('overloaded', `${what} Try again.`, { headers: { 'retry-after': '1' } });

export const tooMany = () => overloaded('This process has too many requests under way.');

/** Answered however busy the process is, because they show how busy it is. */
const uncounted = new Set(['/health/live', '/health/ready', '/metrics']);
const isCounted = ({ route }: FastifyRequest) => !uncounted.has(route);

type Line = 'buyers' | 'platforms' | 'others';

/**
 * Who waits in the same line: buyers who come back and the wallet's notifications; platforms; operators and everybody else. A crowd
 * in one line does not keep out the others.
 */
const lineOf = ({ route }: FastifyRequest): Line => {
  if (route.startsWith('/webservice/') || route.startsWith('/oauth/')) return 'platforms';
  return route.startsWith('/checkout') || route.startsWith('/wallet/') ? 'buyers' : 'others';
};

/** How many requests are worked on at once in a line: at least so many, so that statements are shared, and at most. */
const leastAtOnce = 16;
const mostAtOnce = 64;

/** The slot of one request, from the moment when it is accepted. */
interface RequestSlot extends Slot {
  readonly since: number;
  begin(): void;
  end(): void;
}

const makeSlot = (line: WaitingLine): RequestSlot => {
  let state: 'waiting' | 'working' | 'over' = 'waiting';
  // A request can wait for two things at the same time.
  let waits = 0;
  return {
    since: performance.now(),
    begin: () => {
      state = 'working';
    },
    leave: () => {
      if (state === 'working' && (waits += 1) === 1) line.release();
    },
    comeBack: () => {
      if (state === 'working' && (waits -= 1) === 0) line.retake();
    },
    end: () => {
      if (state === 'working' && waits === 0) line.release();
      state = 'over';
    },
  };
};

/** The slots of the requests that are worked on. */
export interface Slots {
  /** Refuses the request when it would wait too long. A request without a body waits for its slot now. */
  receive(request: FastifyRequest, done: HookHandlerDoneFunction): void;
  /** Goes on when the request has its slot. */
  take(request: FastifyRequest, done: HookHandlerDoneFunction): void;
  giveBack(request: FastifyRequest): void;
  /** Whether a call of a platform that comes now is accepted. */
  haveRoomForPlatforms(): boolean;
}

/**
 * Works on a limited number of requests at once, and refuses those that would wait too long before they cost anything, so that what
 * is accepted is answered in time (docs/reliability.md#f27). A slot is held until the answer is ready, and not until the caller is
 * gone: the work of a caller who has given up goes on. It is not held while a body arrives, or slow callers could hold all slots.
 */
export const makeSlots = (requestsMax: number, refusals: Refusals): Slots => {
  const bounds = { least: Math.min(leastAtOnce, requestsMax), most: Math.min(mostAtOnce, requestsMax) };
  const lines: Record<Line, WaitingLine> = {
    buyers: makeWaitingLine(bounds),
    platforms: makeWaitingLine(bounds),
    others: makeWaitingLine(bounds),
  };
  let accepted = 0;

  const hasRoom = (line: WaitingLine) => accepted < requestsMax && line.hasRoom();
  const refuse = (done: HookHandlerDoneFunction) => refusals.join(() => done(tooMany()));

  const take = (request: FastifyRequest, done: HookHandlerDoneFunction) => {
    if (request.slot !== null || !isCounted(request)) return done();
    const line = lines[lineOf(request)];
    if (!hasRoom(line)) return refuse(done);
    const slot = makeSlot(line);
    request.slot = slot;
    accepted += 1;
    line.join({
      since: slot.since,
      begin: () => {
        slot.begin();
        refusals.countTurn();
        currentSlot.run(slot, done);
      },
      refuse: () => done(tooMany()),
      isGone: () => request.socket.destroyed,
    });
  };
  return {
    take,
    haveRoomForPlatforms: () => hasRoom(lines.platforms),
    receive: (request, done) => {
      if (!hasBody(request)) return take(request, done);
      if (isCounted(request) && !hasRoom(lines[lineOf(request)])) return refuse(done);
      done();
    },
    giveBack: (request) => {
      if (request.slot === null) return;
      request.slot.end();
      request.slot = null;
      accepted -= 1;
    },
  };
};

/** As many as there are connections to it: more would wait for one of these. */
const atWalletMax = 64;

/**
 * Limits the calls that may wait for the wallet, to fewer than all slots: while the wallet is silent, everything else is still
 * answered. Each group of routes that call it has its own line; `isCall` says which of their requests do.
 */
export const makeWalletBound = (app: App, requestsMax: number) => {
  const most = Math.min(atWalletMax, Math.ceil(requestsMax / 2));
  app.decorateRequest('isAtWallet', false);
  return (routes: App, isCall: (request: FastifyRequest) => boolean = () => true) => {
    const line = makeWaitingLine({ least: most, most });
    const takeTurn = (request: FastifyRequest) =>
      new Promise<void>((resolve, reject) => {
        line.join({
          since: request.slot?.since ?? performance.now(),
          begin: () => {
            request.isAtWallet = true;
            resolve();
          },
          refuse: () => reject(overloaded('Too many calls wait for the wallet.')),
          isGone: () => request.socket.destroyed,
        });
      });
    routes.addHook('preHandler', async (request) => {
      if (!isCall(request)) return;
      if (!line.hasRoom()) throw overloaded('Too many calls wait for the wallet.');
      await elsewhere(() => takeTurn(request));
    });
    routes.addHook('onSend', (request, _reply, payload, done) => {
      if (request.isAtWallet) line.release();
      request.isAtWallet = false;
      done(null, payload);
    });
  };
};
