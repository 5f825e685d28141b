import { once } from 'node:events';
import { expect, test } from 'vitest';
import { refusals } from '../../src/metrics.ts';
import { expectProblem } from './expect-problem.ts';
import { given, numbers, untilFull } from './full-service.ts';
import { openConnection, parseAnswer, readUntilClosed } from './raw-connection.ts';

const tooMany = {
  status: 503,
  code: 'overloaded',
  detail: 'This process has too many requests under way. Try again.',
} as const;

const countRefusals = async () => {
  const { values } = await refusals.get();
  return values.find(({ labels }) => labels['code'] === 'overloaded')?.value ?? 0;
};

/** All places are taken, and none becomes free until `stopHolding`. */
const givenFull = async () => {
  const service = await given();
  await service.hold();
  const accepted = numbers.map(service.openAccount);
  await untilFull(service.server);
  const expectAccepted = async () => {
    await service.stopHolding();
    expect((await Promise.all(accepted)).map(({ status }) => status)).toEqual([201, 201]);
  };
  return { ...service, expectAccepted };
};

// A slow machine makes it last longer, and never shorter.
test('who calls again at once is not refused faster than work begins, and every refusal is a whole problem and counted (F27)', async () => {
  const { server, token, expectAccepted } = await givenFull();
  const countBefore = await countRefusals();
  const startMs = performance.now();
  const refused: Response[] = [];
  const callAgainAndAgain = async () => {
    while (refused.length < 60) refused.push(await server.ping(token));
  };
  await Promise.all(Array.from({ length: 40 }, callAgainAndAgain));
  // Each waits for a second and a half, or until it is the next of ten a second. Unpaced, that takes fifty milliseconds.
  expect(performance.now() - startMs).toBeGreaterThan(1000);
  expect((await countRefusals()) - countBefore).toBe(refused.length);
  for (const answer of refused) {
    expect(answer.headers.get('retry-after')).toBe('1');
    await expectProblem(server, answer, tooMany);
  }
  await expectAccepted();
});

test('a refusal that waits is answered when the service stops, and calls before it on its connection were not kept waiting (F27)', async () => {
  const { server, expectAccepted } = await givenFull();
  const socket = await openConnection(server.port);
  const received = readUntilClosed(socket);
  // They are read together: sixteen pings are refused at once, and the others wait.
  const pings = 'GET /webservice/v2/ping HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(20);
  socket.write(`GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n${pings}`);
  await once(socket, 'data');
  const stopped = server.stopService();
  const [health, ...answers] = (await received).split(/(?=HTTP\/1\.1 \d)/).map(parseAnswer);
  expect(health!.status).toBe(200);
  expect(answers.length).toBeGreaterThan(16);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  const last = answers.at(-1)!;
  expect(last.headers).toMatchObject({ connection: 'close', 'retry-after': '1' });
  expect(JSON.parse(last.body)).toMatchObject({ ...tooMany, requestId: last.headers['x-request-id'] });
  await expectAccepted();
  await stopped;
});
