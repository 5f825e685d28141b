/** A call that is refused, and whose caller does not know it yet. */
interface Refusal {
  /** Since when, in milliseconds of the monotonic clock. */
  readonly since: number;
  readonly answer: () => void;
}

export interface Refusals {
  /** Answers now, or when it is its turn. */
  join(answer: () => void): void;
  /** The work on a call begins: one refusal may be answered beside it. */
  countTurn(): void;
}

/** How long a refusal waits. It leaves as much again until three seconds, for pauses of the machine. */
const waitMsMax = 1500;
/** How many are answered at once before any has to wait. */
const atOnceMax = 16;
/** How often one more is answered although no work begins. */
const lookEveryMs = 100;

/**
 * Answers refusals no faster than work begins (docs/decisions/033-admission-by-waiting-time.md). Otherwise callers who call again
 * at once would be refused as fast as the processor can, and little of its time would be left for the work. No more than `most` of
 * them wait, because each holds a connection: those above that number are answered at once.
 */
export const paceRefusals = (most: number): Refusals => {
  const waiting: Refusal[] = [];
  let atOnce = atOnceMax;
  let timer: NodeJS.Timeout | undefined;

  const answerOne = () => {
    if (waiting.length > 0) waiting.shift()!.answer();
    else if (atOnce < atOnceMax) atOnce += 1;
  };
  const look = () => {
    const late = performance.now() - waitMsMax;
    while (waiting.length > 0 && waiting[0]!.since <= late) waiting.shift()!.answer();
    answerOne();
    timer = waiting.length === 0 && atOnce === atOnceMax ? undefined : setTimer();
  };
  const setTimer = () => setTimeout(look, lookEveryMs).unref();

  return {
    join: (answer) => {
      timer ??= setTimer();
      if (waiting.length >= most) answer();
      else if (atOnce > 0) {
        atOnce -= 1;
        answer();
      } else waiting.push({ since: performance.now(), answer });
    },
    countTurn: answerOne,
  };
};
