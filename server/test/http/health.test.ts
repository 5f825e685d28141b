import { expect, test } from 'vitest';
import { givenServer } from '../support/server.ts';

test('the health checks answer without credentials', async () => {
  const server = await givenServer();
  for (const path of ['/health/live', '/health/ready']) {
    const answer = await fetch(`${server.url}${path}`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 'ok' });
  }
});
