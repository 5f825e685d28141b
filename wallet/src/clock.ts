import { findSetting, saveSetting } from './database/kept-settings.ts';
import type { Database } from './database/open-database.ts';

export interface Clock {
  readonly nowMs: () => number;
  readonly advance: (seconds: number) => void;
}

/**
 * The machine's clock plus an offset that the simulator can change. The offset is stored: an order that has expired
 * must not be open again after a restart.
 */
export const createClock = (database: Database): Clock => {
  let offsetMs = Number(findSetting(database, 'clock_offset_ms') ?? 0);
  return {
    nowMs: () => Date.now() + offsetMs,
    advance: (seconds) => {
      offsetMs += seconds * 1000;
      saveSetting(database, 'clock_offset_ms', String(offsetMs));
    },
  };
};

/** A time as the API and the database write it: UTC, whole seconds, sortable as text. */
export const isoTime = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;

let lastSecond = Number.NaN;
let lastText = '';

/** Written once for each second: every call asks for it several times. */
export const now = (clock: Clock): string => {
  const second = Math.floor(clock.nowMs() / 1000);
  if (second !== lastSecond) [lastSecond, lastText] = [second, isoTime(second * 1000)];
  return lastText;
};

export const secondsFromNow = (clock: Clock, seconds: number): string =>
  isoTime(clock.nowMs() + seconds * 1000);
