import { findSetting, keepSetting } from './database/kept-settings.ts';
import type { Database } from './database/open-database.ts';

export type Clock = {
  nowMs: () => number;
  advance: (seconds: number) => void;
};

/**
 * The machine's clock plus an offset that the simulator may move. The offset is kept with the other state: after a
 * restart an order that had lapsed must not come back to life.
 */
export const createClock = (database: Database): Clock => {
  let offsetMs = Number(findSetting(database, 'clock_offset_ms') ?? 0);
  return {
    nowMs: () => Date.now() + offsetMs,
    advance: (seconds) => {
      offsetMs += seconds * 1000;
      keepSetting(database, 'clock_offset_ms', String(offsetMs));
    },
  };
};

/** The wire's and the database's form of an instant: UTC, whole seconds, sortable as text. */
export const isoTime = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;

export const now = (clock: Clock): string => isoTime(clock.nowMs());
export const secondsFrom = (clock: Clock, seconds: number): string => isoTime(clock.nowMs() + seconds * 1000);
