// The wallet writes its times in several ways, one for each part of it. The database has one: UTC, whole seconds.

/** As refunds have it: `2026-01-31T05:00:00-07:00`. */
export const pacificTime = (utc: string): string => {
  const shifted = new Date(Date.parse(utc) - 7 * 3600 * 1000);
  return `${shifted.toISOString().slice(0, 19)}-07:00`;
};

/** As reports have it: `2026-01-31T12:00:00+0000`. */
export const numericOffsetTime = (utc: string): string => utc.replace('Z', '+0000');

/** As events and disputes have it: `2026-01-31T12:00:00.000Z`. */
export const millisecondTime = (utc: string): string => utc.replace('Z', '.000Z');
