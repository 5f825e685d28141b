import { createContext, use } from 'react';

const storageKey = 'florin-time-zone';

const isTimeZone = (timeZone: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** That of the device. */
export const ownTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What was chosen here before. Undefined: that of the device. */
export const readTimeZone = () => {
  const stored = localStorage.getItem(storageKey);
  return stored !== null && isTimeZone(stored) ? stored : undefined;
};

export const saveTimeZone = (timeZone: string | undefined) => {
  if (timeZone === undefined) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, timeZone);
};

interface TimeZoneInUse {
  /** Undefined: that of the device. */
  readonly chosen: string | undefined;
  /** The chosen one, or that of the device. Known once for all, because asking takes as long as to write a whole row of a list. */
  readonly timeZone: string;
  readonly choose: (timeZone: string | undefined) => void;
}

export const TimeZoneContext = createContext<TimeZoneInUse | null>(null);

export const useTimeZoneChoice = (): TimeZoneInUse => {
  const inUse = use(TimeZoneContext);
  if (inUse === null) throw new Error('times are shown inside TimeZoneProvider alone');
  return inUse;
};

/** In which times are shown, filtered and exported. */
export const useTimeZone = () => useTimeZoneChoice().timeZone;
