import { Type } from '../schema.ts';
import { checkDatabase, type Sql } from '../database/client.ts';
import type { Commits } from '../database/watch-commits.ts';
import { Problem, problemCodes } from '../problem.ts';
import type { App } from './fastify.ts';

const tags = ['Health'];
const healthSchema = Type.Object(
  { status: Type.Literal('ok', { description: 'Always the same: other answers are problems.' }) },
  { description: 'Yes' },
);

/** Anyone may ask, without a rate limit, so we ask the database at most ten times a second. */
const reuseMs = 100;

const shareChecks = (check: () => Promise<void>) => {
  let checkedAt = -Infinity;
  let latest = Promise.resolve();
  return () => {
    const now = performance.now();
    if (now - checkedAt < reuseMs) return latest;
    checkedAt = now;
    return (latest = check());
  };
};

export const healthRoutes =
  ({ sql }: { readonly sql: Sql }, commits: Pick<Commits, 'areConfirmed'>) =>
  async (app: App) => {
    const live = {
      tags,
      operationId: 'live',
      summary: 'The process runs',
      security: [],
      response: { 200: healthSchema },
      problems: [],
    };
    app.get('/health/live', { schema: live }, () => ({ status: 'ok' as const }));

    const check = shareChecks(() => checkDatabase(sql));
    const ready = {
      tags,
      operationId: 'ready',
      summary:
        'The process can answer: its database answers and confirms commits, and it is not about to stop',
      security: [],
      response: { 200: healthSchema },
      problems: problemCodes('temporarily_unavailable'),
    };
    app.get('/health/ready', { schema: ready }, async () => {
      if (app.isStopAnnounced) throw notReady('This process is about to stop.', true);
      await check().catch(() => {
        throw notReady('The database does not answer.');
      });
      if (!commits.areConfirmed()) throw notReady('The database does not confirm commits.');
      return { status: 'ok' as const };
    });
  };

const notReady = (detail: string, isIntended = false) =>
  new Problem('temporarily_unavailable', detail, { headers: { 'retry-after': '1' }, isIntended });
