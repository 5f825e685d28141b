import { expect, onTestFinished } from 'vitest';
import { connectAlone } from '../../src/database/client.ts';
import type { TestServer } from '../support/server.ts';

/**
 * Stops every action where it writes its audit entry, so that a test can create a race.
 * Returns how to wait until a number of actions are stopped, and how to let them continue.
 */
export const holdActs = async (server: TestServer) => {
  const holder = await connectAlone(server.deps.config.databaseUrl!);
  onTestFinished(() => holder.close());
  await holder.script('begin; select 1 from audit_head for update');
  const countHeld = async () => {
    const held = await server.sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return held.length;
  };
  const untilHeld = async (count: number) => {
    await expect.poll(countHeld, { interval: 5 }).toBe(count);
  };
  const stopHolding = async () => {
    await holder.script('commit');
  };
  return { untilHeld, stopHolding };
};
