export interface TimelineRow {
  readonly at: Date;
  readonly kind: 'event' | 'wallet_call';
  readonly name: string;
  readonly details: Record<string, unknown>;
}

/** The place of an entry in a timeline: entries of one time are ordered by kind, and within a kind by number. */
export interface TimelineCursor {
  readonly at: Date;
  readonly rank: number;
  readonly number: number;
}

/** As many entries as a payment shows: its newest. */
export const timelineMax = 1000;

export const presentStep = ({ at, kind, name, details }: TimelineRow) => ({
  createdAt: at.toISOString(),
  kind,
  name,
  details,
});

/** The oldest first. */
export const presentTimeline = (newestFirst: readonly TimelineRow[]) =>
  newestFirst.toReversed().map(presentStep);
