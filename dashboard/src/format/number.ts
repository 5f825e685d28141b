import { numberFormat } from './formatters.ts';

/** Rounded down to a tenth, so that 99.96 % is not shown as 100 %. */
export const formatShare = (locale: string, value: number) =>
  numberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    roundingMode: 'floor',
  }).format(value);

/** How long a call took: `240 ms`, `1.2 s`. */
export const formatCallTime = (locale: string, ms: number) => {
  const isShort = ms < 1000;
  return numberFormat(locale, {
    style: 'unit',
    unit: isShort ? 'millisecond' : 'second',
    maximumFractionDigits: isShort ? 0 : 1,
  }).format(isShort ? ms : ms / 1000);
};
