import { setTimeout as pause } from 'node:timers/promises';
import type { Sql } from '../../server/src/database/client.ts';
import type { Random } from './random.ts';
import { settlePending } from './settle-pending.ts';
import type { Simulator } from './simulator.ts';

const doubtMs = 150_000;
const lookMs = 120_000;
const lookTakesMs = 8000;
const minute = 60;
const hour = 60 * minute;
const lapsedRounds = 4;
const notifiedRounds = 4;
const notifyTakesMs = 4000;

interface Left {
  readonly simulator: Simulator;
  readonly sql: Sql;
  readonly random: Random;
}

/**
 * Everything is up and answers. Waits until nothing is under way any more, or until there was time enough for it. Returns the
 * payments that were left in doubt for minutes: hours later something else may find them.
 */
export const waitUntilQuiet = async (left: Left): Promise<readonly string[]> => {
  const { sql, simulator } = left;
  await settleAllPending(left);
  await untilDecided(sql);
  const late = await listUndecided(sql);
  await passTime(left);
  // The last looks: buyers who approved and left, and calls that may have had their effect after the payment was over.
  await advanceServices(sql, hour);
  await untilLooked(left);
  // The orders that nobody has paid lapse, here and there.
  await simulator.advanceClock(5 * hour);
  await advanceServices(sql, 5 * hour);
  // A lapsed order is a 404, which is believed when it has been repeated for minutes.
  for (let rounds = 0; rounds < lapsedRounds && (await isAwaited(sql)); rounds += 1) {
    await untilLooked(left);
    await advanceServices(sql, 30 * minute);
  }
  await untilLooked(left);
  await untilNotified(left);
  return late;
};

/** What the wallet could not deliver before, it sends again, in the end hours apart. */
const untilNotified = async (left: Left) => {
  for (let rounds = 0; rounds < notifiedRounds; rounds += 1) {
    await left.simulator.advanceClock(6 * hour);
    await pause(notifyTakesMs);
    await untilDecided(left.sql);
    await passTime(left);
  }
};

/** Within seconds; after a refusal within the minute in which an earlier call may still have its effect. */
const untilDecided = (sql: Sql) => until(doubtMs, async () => (await listUndecided(sql)).length === 0);

/** Neither decided, nor left to the wallet or to a person. */
const listUndecided = async (sql: Sql) => {
  const rows = await sql<{ id: string }[]>`
    select payment_id as id from operations where verdict is null and pending_id is null and mismatch is null`;
  return rows.map(({ id }) => id);
};

const isAwaited = async (sql: Sql) =>
  (await sql`select 1 from payments where status = 'awaiting_approval' limit 1`).length > 0;

const hasOpen = async (sql: Sql) =>
  (await sql`select 1 from operations where verdict is null limit 1`).length > 0;

/** What waits for the wallet or for a person is looked at within hours. Here those hours pass. */
const passTime = async ({ sql, simulator, random }: Left) => {
  for (let rounds = 0; rounds < 3 && (await hasOpen(sql)); rounds += 1) {
    await sql`
      update operations set due_at = clock_timestamp() where verdict is null and not is_held and due_at > clock_timestamp()`;
    await until(15_000, async () => !(await hasOpen(sql)));
    await settleAllPending({ sql, simulator, random });
  }
};

/** Moves the time of the sandbox, which all services follow. */
const advanceServices = async (sql: Sql, seconds: number) => {
  await sql`update test_clock set ahead_seconds = ahead_seconds + ${seconds}`;
  await pause(2000);
};

const untilLooked = async (left: Left) => {
  const { sql } = left;
  await until(lookMs, async () => {
    const [row] = await sql<{ due: bigint }[]>`
      select count(*) as due from payment_looks, test_clock
      where due_at <= clock_timestamp() + ahead_seconds * interval '1 second'`;
    return Number(row!.due) === 0;
  });
  // The last ones were taken, and are being done: the wallet answers, so this does not take long.
  await pause(lookTakesMs);
  await untilDecided(sql);
  await passTime(left);
};

const settleAllPending = async ({ sql, simulator, random }: Left) => {
  const rows = await sql<{ orderId: string }[]>`
    select p.wallet_order_id as "orderId" from payments p
    where p.id in (select payment_id from operations where verdict is null)
      or p.id in (select payment_id from refunds where ended_at is null)`;
  for (const { orderId } of rows) await settlePending({ simulator, random }, orderId);
};

const until = async (ms: number, isDone: () => Promise<boolean>) => {
  const deadline = performance.now() + ms;
  while (performance.now() < deadline && !(await isDone())) await pause(200);
};
