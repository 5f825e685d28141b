import type { TestServer } from '../support/server.ts';

/**
 * Time that stands still unless the test moves it, give or take the milliseconds of one request: how long the machine
 * takes over a test does not matter.
 */
export const makeTimeline = (server: TestServer) => {
  const startMs = server.parts.clock().getTime();
  let seconds = 0;
  const hold = () => {
    const passedMs = server.parts.clock().getTime() - startMs;
    server.advance(seconds - passedMs / 1000);
  };
  const wait = (more: number) => {
    seconds += more;
    hold();
  };
  return { wait };
};
