import { clearOldRows } from '../background/clear-old-rows.ts';
import type { Dependencies } from '../dependencies.ts';
import { deleteOldRequests } from './queries.ts';

/** Forgets requests a day after they were first sent. Safe in many processes: each deletes rows that no other deletes. */
export const startForgettingRequests = ({ sql, clock, log }: Dependencies) =>
  clearOldRows(log, 'old requests', (rowsMax) => deleteOldRequests(sql, clock(), rowsMax));
