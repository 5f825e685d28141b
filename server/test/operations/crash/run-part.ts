import { newTally, runAll } from './run-all.ts';
import type { Scenario } from './scenario.ts';
import { listScenarios, listStalls, listStops } from './scenarios.ts';
import type { World } from './world.ts';

/** One of so many is run. None divides what there is at each step, so that every kind of stop has its turn. */
export interface Part {
  readonly faults: number;
  readonly stops: number;
  readonly stopsWithFault: number;
  readonly stalls: number;
}

const oneOf = (count: number) => (_: Scenario, index: number) => index % count === 0;

/** A part of what `npm run crash` runs: every story, some of them with a fault, and some of their stops and stalls. */
export const runPart = async (world: World, part: Part) => {
  const tally = newTally();
  const all = listScenarios();
  const withFault = all.filter(({ fault }) => fault !== undefined).filter(oneOf(part.faults));
  const stories = [...all.filter(({ fault }) => fault === undefined), ...withFault];
  const [stops, stopsWithFault, stalls]: [Scenario[], Scenario[], Scenario[]] = [[], [], []];
  await runAll(world, tally, stories.values(), ({ scenario, names }) => {
    const list = scenario.fault === undefined ? stops : stopsWithFault;
    list.push(...listStops(names).map((stop) => ({ ...scenario, stop })));
    stalls.push(...listStalls(scenario, names));
  });
  const chosen = [...stops.filter(oneOf(part.stops)), ...stopsWithFault.filter(oneOf(part.stopsWithFault))];
  await runAll(world, tally, chosen.values());
  await runAll(world, tally, stalls.filter(oneOf(part.stalls)).values());
  return { tally, chosen };
};
