import { useState, type ReactNode } from 'react';
import { readTimeZone, saveTimeZone, TimeZoneContext } from './time-zone.ts';

/** Keeps the time zone that the operator has chosen, in this browser. */
export const TimeZoneProvider = ({ children }: { children: ReactNode }) => {
  const [chosen, setChosen] = useState(readTimeZone);
  const choose = (timeZone: string | undefined) => {
    saveTimeZone(timeZone);
    setChosen(timeZone);
  };
  return <TimeZoneContext value={{ chosen, choose }}>{children}</TimeZoneContext>;
};
