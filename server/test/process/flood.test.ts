import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { givenDatabase } from '../support/database.ts';
import { askToken, givenFolder, givenProcess, makeKey } from '../support/process.ts';
import { testSecret } from '../support/server.ts';

const run = promisify(execFile);
const route = '/webservice/v2/accounts/:accountId';

const memoryMbOf = async (pid: number) =>
  Number((await run('ps', ['-o', 'rss=', '-p', String(pid)])).stdout) / 1024;

interface Answered {
  readonly status: number;
  readonly ms: number;
  /** The call that opened its connection. Opening so many at once takes the system seconds. */
  readonly isFirst: boolean;
}

/** Half of what Retry-After says: callers who are told to wait do not always listen. */
const refusedPauseMs = 500;

/** Opens accounts all the time, over this many connections. Answers the status and the time of each call. */
const flood = async (url: string, token: string, connections: number, durationMs: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  onTestFinished(() => agent.destroy());
  const headers = { authorization: `Bearer ${token}` };
  const answers: Answered[] = [];
  const endsAt = performance.now() + durationMs;
  const call = async (_: unknown, caller: number) => {
    for (let count = 0; performance.now() < endsAt; count += 1) {
      const startedAt = performance.now();
      const path = `/webservice/v2/accounts/shop-${caller}-${count}`;
      const asking = request(`${url}${path}`, { method: 'PUT', agent, headers });
      asking.end();
      const [answer] = (await once(asking, 'response')) as [IncomingMessage];
      await text(answer);
      answers.push({ status: answer.statusCode!, ms: performance.now() - startedAt, isFirst: count === 0 });
      if (answer.statusCode === 503) await pause(refusedPauseMs);
    }
  };
  await Promise.all(Array.from({ length: connections }, call));
  return answers;
};

/** How many answers of a status there were, and how many of them were ready within this time, by the service's own metrics. */
const readDurations = async (url: string, status: number, withinSeconds: number) => {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const valueOf = (name: string, labels = '') => {
    const line = `florin_http_request_duration_seconds_${name}{method="PUT",route="${route}",status="${status}"${labels}} `;
    return Number(
      metrics
        .split('\n')
        .find((each) => each.startsWith(line))
        ?.slice(line.length),
    );
  };
  return { all: valueOf('count'), inTime: valueOf('bucket', `,le="${withinSeconds}"`) };
};

test('a flood is refused at once, what is accepted is answered in time, memory stays bounded, and it is over at once (F27)', async () => {
  const FLORIN_DATA_DIR = await givenFolder();
  const service = await givenProcess({
    DATABASE_URL: await givenDatabase(),
    FLORIN_SECRET: testSecret,
    FLORIN_DATA_DIR,
    LOG_LEVEL: 'warn',
    REQUESTS_MAX: '20',
    RATE_LIMIT_PER_KEY: '1000000000',
    RATE_LIMIT_PER_ADDRESS: '1000000000',
  });
  const { apiKey } = await makeKey(service, FLORIN_DATA_DIR);
  const { token } = await askToken(service, apiKey);
  await flood(service.url, token, 20, 2000);
  const pid = service.child.pid!;
  const calmMb = await memoryMbOf(pid);

  const answers = await flood(service.url, token, 200, 5000);
  const floodedMb = await memoryMbOf(pid);
  const startedAt = performance.now();
  const ping = await fetch(`${service.url}/webservice/v2/ping`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(ping.status).toBe(200);
  expect(performance.now() - startedAt).toBeLessThan(1000);

  const statuses = new Set(answers.map(({ status }) => status));
  expect(statuses).toEqual(new Set([200, 503]));
  const refused = await readDurations(service.url, 503, 0.3);
  expect(refused.inTime).toBe(refused.all);
  const accepted = await readDurations(service.url, 200, 3);
  expect(accepted.inTime).toBe(accepted.all);
  // For the caller too, who shares two cores with the service here.
  const later = answers.filter(({ isFirst }) => !isFirst).map(({ ms }) => ms);
  expect(Math.max(...later)).toBeLessThan(5000);
  expect(floodedMb - calmMb).toBeLessThan(150);
});
