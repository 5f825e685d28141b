import { expect, onTestFinished } from 'vitest';
import { connectAlone, type Sql } from '../../src/database/client.ts';
import type { TestServer } from '../support/server.ts';

/** Takes access away in a transaction, which is not committed yet. */
export type TakeAway = (holder: Sql, email: string) => Promise<unknown>;

export const disabling: TakeAway = async (holder, email) => {
  await holder`update operators set disabled_at = now() where email = ${email}`;
  await endingSessions(holder, email);
};

export const endingSessions: TakeAway = (holder, email) =>
  holder`delete from sessions where operator_id = (select id from operators where email = ${email})`;

/**
 * Disables an operator, and commits that only when a call waits for it: so it happens after the call has checked who asks, and
 * before it acts. A call that does not wait is answered.
 */
export const holdDisabling = async (server: TestServer, email: string, takeAway = disabling) => {
  const holder = await connectAlone(server.deps.config.databaseUrl!);
  onTestFinished(() => holder.close());
  await holder.script('begin');
  await takeAway(holder, email);
  const isHeld = async () => {
    const held = await server.sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return held.length === 1;
  };
  return async (answer?: Promise<unknown>, beforeCommit = async (_holder: Sql) => {}) => {
    let isAnswered = false;
    void answer?.finally(() => (isAnswered = true));
    await expect.poll(async () => isAnswered || (await isHeld()), { interval: 5 }).toBe(true);
    await beforeCommit(holder);
    await holder.script('commit');
  };
};
