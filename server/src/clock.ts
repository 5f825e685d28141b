/** The only source of time in the domain, so that tests and the sandbox can move it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** Time that runs ahead of another clock's. */
export interface MovableClock {
  readonly clock: Clock;
  aheadSeconds(): number;
  /** Never back: what has expired stays expired, whoever brings the news, and in whatever order. */
  moveAhead(aheadSeconds: number): void;
}

export const makeMovableClock = (base: Clock): MovableClock => {
  let ahead = 0;
  return {
    clock: () => new Date(base().getTime() + ahead * 1000),
    aheadSeconds: () => ahead,
    moveAhead: (aheadSeconds) => {
      ahead = Math.max(ahead, aheadSeconds);
    },
  };
};
