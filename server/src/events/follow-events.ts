import { runEvery } from '../background/run-every.ts';
import type { Parts } from '../parts.ts';
import { placeEvents } from './place-events.ts';
import { hasNewEvents, keepEvents } from './queries.ts';

/** Webhooks wait for it, so it is a moment. */
const placeEveryMs = 50;
const keepEveryMs = 60 * 60 * 1000;

/** Safe in many processes: one at a time gives places. */
export const startPlacingEvents = ({ sql, log }: Parts) =>
  runEvery(placeEveryMs, log, 'placing events', async () => {
    if (!(await hasNewEvents(sql))) return;
    while (await placeEvents(sql));
  });

/** Events that find no month wait without a place, and payments do not wait for that. */
export const startKeepingEvents = ({ sql, log, config }: Parts) =>
  runEvery(keepEveryMs, log, 'keeping events', () => keepEvents(sql, config.eventsKeptMonths));
