import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { givenServer } from '../../support/server.ts';

const pairs = 600;

test('the time of an answer does not show whether a key exists (A5)', async () => {
  const server = await givenServer({ RATE_LIMIT_FAILURES: '1000000' });
  const { id } = await server.givenApiKey();
  const wrongSecret = () => randomBytes(32).toString('base64url');
  const known = () => Buffer.from(`${id}:${wrongSecret()}`).toString('base64');
  const unknownId = () => `florin_sandbox_${randomBytes(16).toString('base64url')}`;
  const unknown = () => Buffer.from(`${unknownId()}:${wrongSecret()}`).toString('base64');
  const timeOf = async (key: string) => {
    const startedAt = performance.now();
    const answer = await server.askToken(key);
    await answer.text();
    expect(answer.status).toBe(401);
    return performance.now() - startedAt;
  };
  for (let warmUp = 0; warmUp < 200; warmUp += 1) await timeOf(warmUp % 2 === 0 ? known() : unknown());

  // In pairs, and each first every other time: what else the machine does then affects both alike.
  let unknownWasFaster = 0;
  for (let pair = 0; pair < pairs; pair += 1) {
    const isKnownFirst = pair % 2 === 0;
    const first = await timeOf(isKnownFirst ? known() : unknown());
    const second = await timeOf(isKnownFirst ? unknown() : known());
    if (isKnownFirst ? second < first : first < second) unknownWasFaster += 1;
  }
  // Six standard deviations around one half.
  expect(unknownWasFaster / pairs).toBeGreaterThan(0.37);
  expect(unknownWasFaster / pairs).toBeLessThan(0.63);
});
