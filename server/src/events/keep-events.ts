import { runEvery } from '../background/run-every.ts';
import type { Dependencies } from '../dependencies.ts';
import { keepEvents } from './queries.ts';

const everyMs = 60 * 60 * 1000;

/** Events that find no month wait without a position, and payments do not wait for that. */
export const startKeepingEvents = ({ sql, log, config }: Dependencies) =>
  runEvery(everyMs, log, 'keeping events', () => keepEvents(sql, config.eventsKeptMonths));
