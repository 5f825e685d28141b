import { once } from 'node:events';
import type { Load, Measurement, Target } from './load/load.ts';
import type { Running } from './run-processes.ts';

const connections = 32;
const warmUpSeconds = 3;
const roundSeconds = 2;
const rounds = 9;

/**
 * Measures all targets in short turns, A B C A B C …, so that whatever else the machine does falls on all of them alike.
 * The first turn of each warms it up and is not counted.
 */
export const measureRounds = async <Name extends string>(
  generator: Running,
  targets: Readonly<Record<Name, Target>>,
  say: (text: string) => void,
): Promise<Record<Name, Measurement>[]> => {
  const turn = async (seconds: number) => {
    const measured: [string, Measurement][] = [];
    for (const [name, target] of Object.entries<Target>(targets)) {
      measured.push([name, await measure(generator, { ...target, connections, seconds })]);
    }
    return Object.fromEntries(measured) as Record<Name, Measurement>;
  };

  say('warming up');
  await turn(warmUpSeconds);
  const results: Record<Name, Measurement>[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    say(`round ${round} of ${rounds}`);
    results.push(await turn(roundSeconds));
  }
  return results;
};

const measure = async ({ child, ended }: Running, load: Load) => {
  child.send(load);
  const message = await Promise.race([once(child, 'message'), ended.then(() => undefined)]);
  if (!message) throw new Error('The load generator has ended by itself.');
  const [answer] = message as [Measurement | { error: string }];
  if ('error' in answer) throw new Error(`${load.method} ${load.url}: ${answer.error}`);
  return answer;
};

export const median = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};
