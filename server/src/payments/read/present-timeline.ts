import type { TimelineRow } from './queries.ts';

/** As many entries as a payment shows: its newest. */
export const timelineMax = 1000;

export const presentStep = ({ at, kind, name, details }: TimelineRow) => ({
  at: at.toISOString(),
  kind,
  name,
  details,
});

/** The oldest first. */
export const presentTimeline = (newestFirst: readonly TimelineRow[]) =>
  newestFirst.toReversed().map(presentStep);
