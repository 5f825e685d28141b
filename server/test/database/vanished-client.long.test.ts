import { expect, onTestFinished, test } from 'vitest';
import { connect, connectAlone } from '../../src/database/client.ts';
import { isDatabaseAway, isLockTaken } from '../../src/database/errors.ts';
import { givenCluster } from '../support/own-cluster.ts';

/** The service waits for three seconds, and PostgreSQL for five. The network alone would notice after twenty. */
const boundMs = 15_000;

test('a transaction whose client has vanished ends within seconds on both sides, and its locks with it (F25)', async () => {
  const cluster = await givenCluster();
  const sql = connect(cluster.url, 2);
  onTestFinished(() => sql.close());
  // Not through the network that is lost.
  const neighbour = await connectAlone(cluster.directUrl);
  onTestFinished(() => neighbour.close());
  await neighbour`insert into accounts (platform_id, id, opened_at) values (1, 'shop', now())`;
  const isFree = () =>
    neighbour`select id from accounts where id = 'shop' for update nowait`.then(
      () => true,
      (error: unknown) => !isLockTaken(error),
    );

  let lostMs = 0;
  const work = sql.begin(async (tx) => {
    await tx`select id from accounts where id = 'shop' for update`;
    expect(await isFree()).toBe(false);
    cluster.loseAllPackets();
    lostMs = performance.now();
    await tx`select 1`;
  });
  await expect(work).rejects.toSatisfy(isDatabaseAway);
  expect(performance.now() - lostMs).toBeLessThan(boundMs);
  await expect.poll(isFree).toBe(true);
  expect(performance.now() - lostMs).toBeLessThan(boundMs);
});
