import { once } from 'node:events';
import type { Load, Measurement, Target } from './load/load.ts';
import type { RunningProcess } from './run-processes.ts';

const connections = 32;
const warmUpSeconds = 3;
const roundSeconds = 2;
const rounds = 9;

/**
 * Measures all targets in short turns, A B C A B C …, so that other work on the machine affects all of them equally.
 * The first turn of each target is a warm-up and is not counted.
 */
export const measureRounds = async <Name extends string>(
  generator: RunningProcess,
  targets: Readonly<Record<Name, Target>>,
  print: (text: string) => void,
): Promise<Record<Name, Measurement>[]> => {
  const turn = async (seconds: number) => {
    const measured: [string, Measurement][] = [];
    for (const [name, target] of Object.entries<Target>(targets)) {
      measured.push([name, await measure(generator, { ...target, connections, seconds })]);
    }
    return Object.fromEntries(measured) as Record<Name, Measurement>;
  };

  print('warming up');
  await turn(warmUpSeconds);
  const results: Record<Name, Measurement>[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    print(`round ${round} of ${rounds}`);
    results.push(await turn(roundSeconds));
  }
  return results;
};

const measure = async ({ child, ended }: RunningProcess, load: Load) => {
  child.send(load);
  const message = await Promise.race([once(child, 'message'), ended.then(() => undefined)]);
  if (!message) throw new Error('The load generator ended unexpectedly.');
  const [answer] = message as [Measurement | { error: string }];
  if ('error' in answer) throw new Error(`${load.method} ${load.url}: ${answer.error}`);
  return answer;
};

export const median = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};
