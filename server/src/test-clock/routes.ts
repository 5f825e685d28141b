import { Type } from '../schema.ts';
import type { DashboardApp } from '../operators/sessions/dashboard-app.ts';
import { signedInOf } from '../operators/sessions/operator-sessions.ts';
import type { Dependencies } from '../dependencies.ts';
import { advanceTestClock } from './advance-test-clock.ts';
import { problemCodes } from '../problem.ts';
import { moment, whole } from '../http/described-fields.ts';

const tags = ['Dashboard'];
const yearSeconds = 31_536_000;

const timeSchema = Type.Object(
  {
    now: moment('The time that the service uses.'),
    aheadSeconds: whole('How far it is ahead of the real time.', 3600),
  },
  { title: 'TestClock', description: 'The time' },
);

const readSchema = {
  tags,
  operationId: 'readTestClock',
  needs: 'operator' as const,
  summary: 'The time of the sandbox; production has no test clock and answers 404',
  response: { 200: timeSchema },
  security: [{ session: [] }],
  problems: problemCodes('foreign_origin'),
};

const advanceSchema = {
  tags,
  operationId: 'advanceTestClock',
  needs: 'move_test_clock' as const,
  summary: 'Move the time of the sandbox ahead; production has no test clock and answers 404',
  description:
    'Access tokens, payments and sessions expire by the moved time. Your own session ends as well when you move the ' +
    'time by more than half an hour: then sign in again. Entries of the audit log have the moved time. The wallet and ' +
    'authenticator apps keep their own time. The change applies in every process within a second, and stays after a ' +
    'restart. It cannot be undone: the time never goes back.',
  body: Type.Object({
    advanceSeconds: Type.Integer({
      minimum: 1,
      maximum: yearSeconds,
      description: 'How far to move it, at most a year.',
      examples: [60],
    }),
  }),
  response: { 200: timeSchema },
  security: [{ session: [] }],
  problems: problemCodes('foreign_origin', 'conflict'),
};

/** The sandbox's test clock. Production does not have these paths. */
export const testClockRoutes = (deps: Dependencies) => async (app: DashboardApp) => {
  const { testClock, clock } = deps;
  if (!testClock) return;
  const present = () => ({ now: clock().toISOString(), aheadSeconds: testClock.aheadSeconds() });

  app.get('/test-clock', { schema: readSchema }, present);

  app.post('/test-clock', { schema: advanceSchema }, async (request) => {
    await advanceTestClock(deps, testClock, signedInOf(request), request.body.advanceSeconds);
    return present();
  });
};
