import { runScenario, type Result } from './run-scenario.ts';
import type { Scenario } from './scenario.ts';
import { runsAtOnce, type World } from './world.ts';

/** What a number of runs has shown. */
export interface Tally {
  runs: number;
  stopped: number;
  stalled: number;
  stoppedAgain: number;
  readonly failures: { readonly scenario: Scenario; readonly breach: string }[];
}

export const newTally = (): Tally => ({ runs: 0, stopped: 0, stalled: 0, stoppedAgain: 0, failures: [] });

/** Runs scenarios side by side, and gives each result on. */
export const runAll = async (
  world: World,
  tally: Tally,
  scenarios: Iterator<Scenario>,
  onResult: (result: Result) => void = () => {},
) => {
  const work = async () => {
    for (let next = scenarios.next(); !next.done; next = scenarios.next()) {
      const scenario = next.value;
      const result = await runScenario(world, scenario).catch((error: unknown) => failed(scenario, error));
      tally.runs += 1;
      tally.stopped += result.hasStopped ? 1 : 0;
      tally.stalled += result.hasStalled ? 1 : 0;
      tally.stoppedAgain += result.hasStoppedAgain ? 1 : 0;
      if (result.breach !== undefined) tally.failures.push({ scenario, breach: result.breach });
      onResult(result);
    }
  };
  await Promise.all(Array.from({ length: runsAtOnce }, work));
};

/** Whatever is thrown, except for a refusal and the stop itself, is a fault of the service or of the run. */
const failed = (scenario: Scenario, error: unknown): Result => ({
  scenario,
  names: [],
  hasStopped: false,
  hasStalled: false,
  hasStoppedAgain: false,
  breach: error instanceof Error ? (error.stack ?? error.message) : String(error),
});
