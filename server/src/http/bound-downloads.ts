import type { FastifyRequest } from 'fastify';
import { makeOneAtATime } from '../one-at-a-time.ts';
import { Problem } from '../problem.ts';
import type { App } from './fastify.ts';

/** How many files one API key or operator may receive at once. A reader who takes nothing holds one of them for a minute. */
const perOwnerMax = 5;
/** Each of them holds a page of rows in memory. */
const perProcessMax = 100;

const retryLater = { headers: { 'retry-after': '5' } };

/**
 * Limits the files that are sent at once, to each owner and altogether (docs/security.md#a16). The files of one owner also
 * take turns: they get a page each, one after the other, so that all of them together slow down others no more than one does.
 */
export const makeBoundDownloads = () => {
  const underWay = new Map<string, number>();
  const oneAtATime = makeOneAtATime(() => 'Too many files wait for their next page already.');
  let all = 0;

  const take = (owner: string) => {
    const count = underWay.get(owner) ?? 0;
    if (count >= perOwnerMax) {
      const detail = `${perOwnerMax} files are being sent to you already. Read one of them to its end, or close it.`;
      throw new Problem('too_many_downloads', detail, retryLater);
    }
    if (all >= perProcessMax) throw new Problem('overloaded', 'Too many files are being sent.', retryLater);
    underWay.set(owner, count + 1);
    all += 1;
  };
  const giveBack = (owner: string) => {
    const left = underWay.get(owner)! - 1;
    if (left === 0) underWay.delete(owner);
    else underWay.set(owner, left);
    all -= 1;
  };

  /** For all routes of this scope. Returns what makes the rows of a file, when it is its owner's turn. */
  return (routes: Pick<App, 'addHook'>, ownerOf: (request: FastifyRequest) => string) => {
    routes.addHook('preHandler', (request, reply, done) => {
      const owner = ownerOf(request);
      take(owner);
      // At the end of the answer, whatever it is, or when the reader has gone.
      reply.raw.once('close', () => giveBack(owner));
      done();
    });
    return async function* inTurns<Part extends string | Buffer>(
      request: FastifyRequest,
      rows: AsyncGenerator<Part>,
    ) {
      const owner = ownerOf(request);
      // The heading costs nothing, and with it the answer begins.
      yield (await rows.next()).value as Part;
      for (;;) {
        const { done, value } = await oneAtATime(owner, () => rows.next());
        if (done === true) return;
        yield value;
      }
    };
  };
};

export type BoundDownloads = ReturnType<typeof makeBoundDownloads>;
