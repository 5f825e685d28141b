import type { TimelineRow } from './queries.ts';

export const presentTimeline = (rows: readonly TimelineRow[]) =>
  rows.map(({ at, kind, name, details }) => ({ at: at.toISOString(), kind, name, details }));
