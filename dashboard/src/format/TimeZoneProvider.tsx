import { useState, type ReactNode } from 'react';
import { ownTimeZone, readTimeZone, saveTimeZone, TimeZoneContext } from './time-zone.ts';

/** Keeps the time zone that the operator has chosen, in this browser. */
export const TimeZoneProvider = ({ children }: { children: ReactNode }) => {
  const [chosen, setChosen] = useState(readTimeZone);
  const choose = (timeZone: string | undefined) => {
    saveTimeZone(timeZone);
    setChosen(timeZone);
  };
  const timeZone = chosen ?? ownTimeZone();
  return <TimeZoneContext value={{ chosen, timeZone, choose }}>{children}</TimeZoneContext>;
};
