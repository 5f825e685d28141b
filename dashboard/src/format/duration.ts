import { listFormat, numberFormat } from './formatters.ts';

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** "3 hours, 1 minute": only units that are not zero. */
export const formatDuration = (locale: string, seconds: number) => {
  let rest = Math.max(0, Math.round(seconds));
  const parts = units.flatMap(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    const isShown = count > 0 || (seconds === 0 && unit === 'second');
    const format = numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
    return isShown ? [format.format(count)] : [];
  });
  return listFormat(locale, { type: 'unit', style: 'long' }).format(parts);
};
