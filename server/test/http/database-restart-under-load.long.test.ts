import { expect, onTestFinished, test } from 'vitest';
import { givenFolder, givenProcess } from '../support/process.ts';
import { startServer, testSecret } from '../support/server.ts';
import { givenCluster } from '../support/own-cluster.ts';

const givenService = async () => {
  const cluster = await givenCluster();
  const settings = { DATABASE_URL: cluster.url, FLORIN_SECRET: testSecret };
  const maker = await startServer(settings);
  const { apiKey } = await maker.givenApiKey();
  await maker.close();
  const service = await givenProcess({ ...settings, FLORIN_DATA_DIR: await givenFolder() });
  const askToken = async () => {
    const startMs = performance.now();
    const { status } = await fetch(`${service.url}/oauth/api/v1/oauth/token`, {
      method: 'POST',
      headers: { authorization: `basic ${apiKey}` },
      body: new URLSearchParams({ Grant_type: 'client_credentials' }),
    });
    return { status, ms: performance.now() - startMs };
  };
  return { cluster, askToken };
};

test('a database that restarts three times under load leaves no request hanging and no connection behind (F10)', async () => {
  const { cluster, askToken } = await givenService();
  const load = { isOn: true };
  onTestFinished(() => void (load.isOn = false));
  const callers = Promise.allSettled(
    Array.from({ length: 32 }, async () => {
      let slowestMs = 0;
      while (load.isOn) slowestMs = Math.max(slowestMs, (await askToken()).ms);
      return slowestMs;
    }),
  );
  for (let count = 0; count < 3; count += 1) {
    await cluster.stop();
    await cluster.start();
    await expect.poll(async () => (await askToken()).status).toBe(200);
  }
  load.isOn = false;
  for (const caller of await callers) {
    expect(caller).toEqual({ status: 'fulfilled', value: expect.any(Number) });
    expect(caller).toSatisfy(({ value }: { value: number }) => value < 30_000);
  }
  const answers = await Promise.all(Array.from({ length: 200 }, askToken));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
});
