import { expect, onTestFinished, test } from 'vitest';
import { connectAlone } from '../../src/database/client.ts';
import { givenCluster } from '../support/own-cluster.ts';
import { givenServer } from '../support/server.ts';

test('while a synchronous standby is missing and nothing can be committed, a process is not ready and the log says why (F32)', async () => {
  const cluster = await givenCluster();
  const server = await givenServer({ DATABASE_URL: cluster.url }, { patience: 1 });
  const owner = await connectAlone(cluster.directUrl);
  onTestFinished(() => owner.close());
  const setStandby = async (names: string) => {
    await owner.script(`alter system set synchronous_standby_names = '${names}'`);
    await owner.script('select pg_reload_conf()');
  };
  const ready = async () => {
    const answer = await fetch(`${server.url}/health/ready`);
    return { status: answer.status, body: await answer.text() };
  };
  await expect.poll(ready).toMatchObject({ status: 200 });

  await setStandby('nobody');
  await expect.poll(ready).toMatchObject({
    status: 503,
    body: expect.stringContaining('The database does not confirm commits.') as string,
  });
  // It answers questions all the time.
  expect(await owner`select 1 as one`).toEqual([{ one: 1 }]);
  expect(server.logged.map(({ msg }) => msg)).toContain(
    'ALERT: nothing can be committed: the database waits for a synchronous standby that does not answer',
  );

  await setStandby('');
  await expect.poll(ready).toMatchObject({ status: 200 });
});
