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

const memoryMbOf = async (pid: number) =>
  Number((await run('ps', ['-o', 'rss=', '-p', String(pid)])).stdout) / 1024;

/** Half of what Retry-After says: callers who are told to wait do not always listen. */
const refusedPauseMs = 500;

/** Opens accounts all the time, over this many connections. Answers the status of each call. */
const flood = async (url: string, token: string, connections: number, durationMs: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  onTestFinished(() => agent.destroy());
  const headers = { authorization: `Bearer ${token}` };
  const statuses: number[] = [];
  const endsAt = performance.now() + durationMs;
  const call = async (_: unknown, caller: number) => {
    for (let count = 0; performance.now() < endsAt; count += 1) {
      const path = `/webservice/v2/accounts/shop-${caller}-${count}`;
      const asking = request(`${url}${path}`, { method: 'PUT', agent, headers });
      asking.end();
      const [answer] = (await once(asking, 'response')) as [IncomingMessage];
      await text(answer);
      statuses.push(answer.statusCode!);
      if (answer.statusCode === 503) await pause(refusedPauseMs);
    }
  };
  await Promise.all(Array.from({ length: connections }, call));
  return statuses;
};

test('of a flood some is answered and the rest refused, memory stays bounded, and it is over when it ends (F27)', async () => {
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

  const statuses = await flood(service.url, token, 200, 5000);
  const floodedMb = await memoryMbOf(pid);
  const ping = await fetch(`${service.url}/webservice/v2/ping`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(ping.status).toBe(200);
  expect(new Set(statuses)).toEqual(new Set([200, 201, 503]));
  expect(floodedMb - calmMb).toBeLessThan(150);
});
