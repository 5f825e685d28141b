import { setTimeout as pause } from 'node:timers/promises';
import type { Part } from './keep-alive.ts';
import { disturbances, type Disturbance, type Link } from './open-link.ts';
import type { Random } from './random.ts';
import type { PartName } from './start-installation.ts';

export type Kills = Record<PartName, number>;

const weights: Kills = { 'service one': 3, 'service two': 3, wallet: 2, database: 2 };

/** Kills one part after another and starts it again, until it is stopped. At the end all are up. */
export const killParts = async (
  parts: Readonly<Record<PartName, Part>>,
  random: Random,
  stopped: AbortSignal,
  betweenKills: () => Promise<void>,
): Promise<Kills> => {
  const kills: Kills = { 'service one': 0, 'service two': 0, wallet: 0, database: 0 };
  while (await goesOn(random.between(2000, 9000), stopped)) {
    await betweenKills();
    const name = random.weighted(weights);
    await parts[name].kill();
    kills[name] += 1;
    await pause(random.between(100, 4000));
    await parts[name].start();
  }
  return kills;
};

/** Disturbs one link after another, until it is stopped. At the end all are undisturbed. */
export const disturbLinks = async (
  links: Readonly<Record<string, Link>>,
  random: Random,
  stopped: AbortSignal,
): Promise<Record<Disturbance, number>> => {
  const counts = { stalled: 0, silent: 0, cut: 0 };
  while (await goesOn(random.between(1000, 6000), stopped)) {
    const link = links[random.pick(Object.keys(links))]!;
    const disturbance = random.pick(disturbances);
    link.begin(disturbance);
    counts[disturbance] += 1;
    await goesOn(random.between(300, 12_000), stopped);
    link.end();
  }
  return counts;
};

/** False when it was stopped. */
const goesOn = async (ms: number, stopped: AbortSignal) => {
  await pause(ms, undefined, { signal: stopped }).catch(() => {});
  return !stopped.aborted;
};
