import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { healthRoutes } from '../../src/http/health.ts';
import { givenServer } from '../support/server.ts';

test('the health checks answer without credentials', async () => {
  const server = await givenServer();
  for (const path of ['/health/live', '/health/ready']) {
    const answer = await fetch(`${server.url}${path}`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 'ok' });
  }
});

test('however many strangers ask for the readiness, the database is asked ten times a second at most', async () => {
  const { deps } = await givenServer({}, { isQuiet: true });
  let reads = 0;
  const read = new Proxy(deps.sql.read, {
    apply: (target, self, given) => {
      reads += 1;
      return Reflect.apply(target, self, given) as unknown;
    },
  });
  const sql = { ...deps.sql, read } as unknown as typeof deps.sql;
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(healthRoutes({ sql }, { areConfirmed: () => true }));
  const ask = async () => (await app.inject('/health/ready')).statusCode;
  const startMs = performance.now();
  const statuses = await Promise.all(Array.from({ length: 200 }, ask));
  const readsMax = 1 + (performance.now() - startMs) / 100;
  // Whether they are 200 depends on whether the database answers within a second, which a busy machine may not let it.
  expect(statuses).toHaveLength(200);
  expect(reads).toBeLessThanOrEqual(readsMax);
  const before = reads;
  await expect.poll(async () => [await ask(), reads > before]).toEqual([200, true]);
});
