import { expect, test } from 'vitest';
import { givenServer } from '../support/server.ts';

test('the process says that it lives and that it is ready, to anybody', async () => {
  const server = await givenServer();
  for (const path of ['/health/live', '/health/ready']) {
    const answer = await fetch(`${server.url}${path}`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 'ok' });
  }
});
