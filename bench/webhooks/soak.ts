import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connect, type Sql } from '../../server/src/database/client.ts';
import { describeMachine } from '../describe-machine.ts';
import { runAsCommand, runInFolder } from '../run-benchmark.ts';
import type { Processes } from '../run-processes.ts';
import type { Part } from '../soak/keep-alive.ts';
import { makePlatform } from '../soak/platform.ts';
import { makeRandom, type Random } from '../soak/random.ts';
import { makeRecord } from '../soak/record.ts';
import { startInstallation } from '../soak/start-installation.ts';
import { startPayment, type World } from '../soak/start-payment.ts';
import { startBadReceiver, type BadReceiver } from './bad-receiver.ts';

// `npm run soak:webhooks [-- --payments N --seed N]`: receivers fail, hang, answer 429, drop connections and die at random, and the
// two services are killed again and again. In the end every receiver has accepted every event, and none has received one before it
// had accepted the event before it (docs/reliability.md#webhook-runs).

const receiversCount = 3;
const buyersAtOnce = 16;
const patienceMs = 5 * 60_000;

const print = (line: string) => process.stdout.write(`${line}\n`);

const readArguments = () => {
  const { values } = parseArgs({ options: { payments: { type: 'string' }, seed: { type: 'string' } } });
  return {
    payments: Number(values.payments ?? '10000'),
    seed: Number(values.seed ?? String(Math.floor(Math.random() * 1e9))),
  };
};

/** Most buyers pay, some of them get money back, the others cancel or leave. False: a killed service has started nothing. */
const makePurchase = async (world: World) => {
  const { platform, simulator, random } = world;
  const payment = await startPayment(world);
  if (!payment) return false;
  if (random.chance(0.1)) {
    await platform.cancel(payment.id);
    return true;
  }
  await simulator.approve(payment.orderId);
  await platform.resume(payment.id);
  if (payment.isManual) await platform.validate(payment.id, {});
  if (random.chance(0.3)) await platform.refund(payment.id, {});
  return true;
};

/** Waits are hours long. They end now, and nothing is given up before. What a service has locked is left for the next time. */
const shortenWaits = async (sql: Sql) => {
  await sql`
    update webhook_lines set due_at = now(), tries = least(tries, 1)
    where (endpoint_id, subject_id) in (
      select endpoint_id, subject_id from webhook_lines where not is_held and due_at > now() for update skip locked)`;
  await sql`
    update webhook_queues set due_at = now(), paused_until = '-infinity'
    where endpoint_id in (select endpoint_id from webhook_queues where due_at > now() for update skip locked)`;
};

const untilStopped = async (stopped: AbortSignal, ms: () => number, act: () => Promise<unknown>) => {
  while (!stopped.aborted) {
    await pause(ms(), undefined, { signal: stopped }).catch(() => undefined);
    if (!stopped.aborted) await act();
  }
};

const killServices = async (services: readonly Part[], random: Random, stopped: AbortSignal) => {
  let kills = 0;
  await untilStopped(
    stopped,
    () => random.between(2000, 8000),
    async () => {
      const service = random.pick(services);
      await service.kill();
      kills += 1;
      await pause(random.between(100, 2000));
      await service.start();
    },
  );
  return kills;
};

const killReceivers = (receivers: readonly BadReceiver[], random: Random, stopped: AbortSignal) =>
  untilStopped(
    stopped,
    () => random.between(3000, 12_000),
    async () => {
      const receiver = random.pick(receivers);
      await receiver.die();
      await pause(random.between(200, 4000));
      await receiver.comeBack();
    },
  );

/** Until every receiver has got everything that has happened. */
const untilTold = async (sql: Sql) => {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const [row] = await sql<{ left: number }[]>`
      select ((select count(*) from webhook_lines) + (select count(*) from new_events)
        + (select h.position - w.position from event_head h, webhook_head w))::integer as left`;
    if (row!.left === 0) return;
    if (performance.now() > deadline) throw new Error(`${row!.left} are not told after five minutes.`);
    await shortenWaits(sql);
    await pause(500);
  }
};

const registerReceivers = async (url: string, accessToken: string, receivers: readonly BadReceiver[]) => {
  for (const receiver of receivers) {
    const answer = await fetch(`${url}/webservice/v2/webhook-endpoints`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url: receiver.url }),
    });
    receiver.setSecret(((await answer.json()) as { secret: string }).secret);
  }
};

const soak = async (processes: Processes, folder: string) => {
  const { payments, seed } = readArguments();
  print(`${describeMachine()}\n${payments} payments, seed ${seed}`);
  const { parts, simulator, urls, accessToken, database } = await startInstallation(processes, folder, {
    // Receivers compare the time of a signature with their own clock.
    isSecondAhead: false,
  });
  const random = makeRandom(seed);
  const receivers = await Promise.all(
    Array.from({ length: receiversCount }, (_, place) => startBadReceiver(makeRandom(seed + 10 + place))),
  );
  processes.stopLast(async () => void (await Promise.all(receivers.map((receiver) => receiver.close()))));
  await registerReceivers(urls[0], accessToken, receivers);
  const sql = connect(database.url(), 4);
  processes.stopLast(() => sql.close());

  const record = makeRecord();
  const world = { platform: makePlatform(urls, accessToken, record, random), simulator, random, record };
  let started = 0;
  const stopping = new AbortController();
  const buy = async () => {
    while (started < payments) {
      started += 1;
      if (started % 1000 === 0) print(`${started} payments`);
      if (!(await makePurchase(world))) started -= 1;
    }
  };
  const faults = Promise.all([
    killServices([parts['service one'], parts['service two']], makeRandom(seed + 1), stopping.signal),
    killReceivers(receivers, makeRandom(seed + 2), stopping.signal),
    untilStopped(
      stopping.signal,
      () => 500,
      () => shortenWaits(sql),
    ),
  ]);
  await Promise.all(Array.from({ length: buyersAtOnce }, buy)).finally(() => stopping.abort());
  const [kills] = await faults;
  print('The faults are over. Waiting until everybody was told.');
  for (const receiver of receivers) receiver.recover();
  await untilTold(sql);
  return report(sql, receivers, kills);
};

const report = async (sql: Sql, receivers: readonly BadReceiver[], kills: number) => {
  const events = await sql<
    { id: string }[]
  >`select 'evt_' || subject_id || '_' || sequence as id from all_events`;
  const [row] = await sql<{ count: number }[]>`select count(*)::integer as count from payments`;
  const deaths = receivers.reduce((sum, { counts }) => sum + counts.deaths, 0);
  print(
    `\n${row!.count} payments, ${events.length} events, ${kills} kills of services, ${deaths} deaths of receivers`,
  );
  let isRight = true;
  for (const [place, { ids, counts, outOfOrder, unsigned }] of receivers.entries()) {
    const missing = events.filter(({ id }) => !ids.has(id));
    print(
      `receiver ${place + 1}: ${counts.heard} heard, ${counts.repeated} repeated after acceptance, ` +
        `${missing.length} missing, ${outOfOrder.length} out of order, ${unsigned.length} with a wrong signature`,
    );
    for (const line of [...missing.map(({ id }) => `missing: ${id}`), ...outOfOrder].slice(0, 10))
      print(`  ${line}`);
    if (missing.length + outOfOrder.length + unsigned.length > 0) isRight = false;
  }
  return isRight;
};

await runAsCommand(() => runInFolder(soak));
