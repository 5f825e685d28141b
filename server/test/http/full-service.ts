import { expect, onTestFinished } from 'vitest';
import { connectAlone } from '../../src/database/client.ts';
import { makeClient } from '../payments/support.ts';
import { givenServer, type TestServer } from '../support/server.ts';

const requestsMax = 2;

/** A service that works on two requests at once, and a way to make calls that open an account hang. */
export const given = async () => {
  const server = await givenServer({ REQUESTS_MAX: String(requestsMax) });
  const { key, token, call } = await makeClient(server);
  const holder = await connectAlone(server.deps.config.databaseUrl!);
  onTestFinished(() => holder.close());
  const hold = () => holder.script('begin; lock table accounts in exclusive mode');
  const stopHolding = () => holder.script('commit');
  const openAccount = (id: number) => call('PUT', `/accounts/shop-${id}`);
  return { server, key, token, hold, stopHolding, openAccount };
};

export const numbers = Array.from({ length: requestsMax }, (_, index) => index);

/** Waits until every place is taken by a call that waits for the locked table. It waits two seconds at most. */
export const untilFull = async ({ sql }: TestServer) => {
  const countWaiting = async () => {
    const rows = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return rows.length;
  };
  await expect.poll(countWaiting, { interval: 10 }).toBe(requestsMax);
};
