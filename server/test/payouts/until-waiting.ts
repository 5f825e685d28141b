import type { TestServer } from '../support/server.ts';
import { until } from '../support/until.ts';

/** Until a call waits for what another connection holds, beside `waitingMin - 1` others, or is answered all the same. */
export const untilWaiting = async (
  { sql }: Pick<TestServer, 'sql'>,
  answer: Promise<unknown>,
  waitingMin = 1,
) => {
  let isAnswered = false;
  void answer.finally(() => (isAnswered = true));
  await until(async () => {
    const waiting = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    if (!isAnswered && waiting.length < waitingMin) throw new Error('nothing waits yet');
  });
};
