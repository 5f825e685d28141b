import { expect, onTestFinished } from 'vitest';
import { connectAlone } from '../../src/database/client.ts';
import type { TestServer } from '../support/server.ts';

/**
 * Disables an operator, and commits that only when a call waits for it: so it happens after the call has checked who asks, and
 * before it acts.
 */
export const holdDisabling = async (server: TestServer, email: string) => {
  const holder = await connectAlone(server.parts.config.databaseUrl!);
  onTestFinished(() => holder.close());
  await holder.script('begin');
  await holder`update operators set disabled_at = now() where email = ${email}`;
  const countHeld = async () =>
    (
      await server.sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    ).length;
  return async () => {
    await expect.poll(countHeld, { interval: 5 }).toBe(1);
    await holder.script('commit');
  };
};
