import { Gauge } from '@prometheus-io/client';
import { counted } from '../metrics.ts';

interface Rounds {
  readonly name: string;
  readonly paceSeconds: number;
  /** When a round last ended well, on the monotonic clock; before the first one, when the work began. */
  endedMs: number;
}

/** The work that this process repeats. */
const repeated = new Set<Rounds>();

/** Starts to measure work that is repeated at this pace. */
export const measureRounds = (name: string, paceMs: number) => {
  const rounds: Rounds = { name, paceSeconds: paceMs / 1000, endedMs: performance.now() };
  repeated.add(rounds);
  return {
    succeeded: () => {
      rounds.endedMs = performance.now();
    },
    stopped: () => void repeated.delete(rounds),
  };
};

/** One figure of all repeated work, read when someone asks. */
const measureAll = (name: string, help: string, valueOf: (rounds: Rounds) => number) =>
  new Gauge({
    name,
    help,
    labelNames: ['work'],
    registers: [],
    collect() {
      this.reset();
      for (const rounds of repeated) this.set({ work: rounds.name }, valueOf(rounds));
    },
  });

counted.registerMetric(
  measureAll(
    'florin_background_age_seconds',
    'How long ago a round of work in the background last ended well.',
    ({ endedMs }) => (performance.now() - endedMs) / 1000,
  ),
);
counted.registerMetric(
  measureAll(
    'florin_background_pace_seconds',
    'The longest pause between two rounds of work in the background.',
    ({ paceSeconds }) => paceSeconds,
  ),
);
