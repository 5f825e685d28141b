import { setTimeout as pause } from 'node:timers/promises';
import type { World } from './start-world.ts';

const everyMs = 60;
/** In how many looks in a row nothing may be due: the service looks every quarter of a second. */
const quietRounds = 6;
const quietDeadlineMs = 600_000;

/** Lets time pass for the service, its operations and the wallet, and waits until all that is due then is done. */
export const passTime = async (world: World, seconds: number) => {
  const { server, simulator } = world;
  // The times of operations are those of the database's clock, which nobody can move. So its past is moved back.
  await server.sql`
    update operations set due_at = due_at - make_interval(secs => ${seconds}),
      requested_at = requested_at - make_interval(secs => ${seconds}),
      looked_at = looked_at - make_interval(secs => ${seconds}),
      unanswered_at = unanswered_at - make_interval(secs => ${seconds}),
      gone_at = gone_at - make_interval(secs => ${seconds})
    where verdict is null and not is_held`;
  server.advance(seconds);
  await simulator.advanceClock(seconds);
  await waitUntilQuiet(world);
};

/**
 * Waits until all that is due by now is done once. What is asked about every second, because the wallet does not say what became of it,
 * is never quiet.
 */
export const waitUntilQuiet = async ({ server, simulator }: World) => {
  const deadline = performance.now() + quietDeadlineMs;
  const [now] = await server.sql<{ at: string }[]>`select clock_timestamp()::text as at`;
  const looksAt = server.deps.clock();
  for (let rounds = 0; rounds < quietRounds; rounds += 1) {
    const [row] = await server.sql<{ due: number }[]>`
      select (select count(*) from operations where verdict is null
          and case when is_held then coalesce(looked_at, requested_at) else due_at end <= ${now!.at}::timestamptz)::integer
        + (select count(*) from payment_looks where due_at <= ${looksAt})::integer as due`;
    const due = row!.due + (await simulator.countDueNotifications());
    if (due > 0) rounds = -1;
    if (performance.now() > deadline) throw new Error(`${due} payments are still worked on.`);
    await pause(everyMs);
  }
};
