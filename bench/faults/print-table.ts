import { allTimes, nameOf, type Cell } from './cells.ts';
import type { Results } from './results.ts';

type Print = (line: string) => void;

const groupOf = ({ operation, call, fault }: Cell) => [operation, call, fault].join(' ');
const pad = (texts: readonly string[]) => {
  const [operation = '', call = '', fault = '', ...rest] = texts;
  return [
    operation.padEnd(14),
    call.padEnd(21),
    fault.padEnd(28),
    ...rest.map((text) => text.padEnd(10)),
  ].join(' ');
};

/** A line for each operation, call and fault, with how it ended for each number of times. */
export const printTable = (print: Print, results: Results) => {
  const byName = new Map(results.list().map((result) => [nameOf(result.cell), result]));
  const groups = Map.groupBy(results.list(), ({ cell }) => groupOf(cell));
  print(pad(['OPERATION', 'CALL', 'FAULT', ...allTimes]));
  for (const [name, [first]] of groups) {
    const verdicts = allTimes.map((times) => {
      const result = byName.get(nameOf({ ...first!.cell, times }));
      if (!result) return '';
      if (result.faults.size > 0) return 'BROKEN';
      if (!result.isReached) return 'unused';
      return result.asked > 0 ? 'ok, asked' : 'ok';
    });
    print(pad([...name.split(' '), ...verdicts]));
  }
};

/** Prints what was wrong in each cell that has not been printed yet. Returns how many cells are broken by now. */
export const makePrintBroken = (print: Print, results: Results) => {
  const printed = new Set<string>();
  return () => {
    const broken = results.list().filter(({ faults }) => faults.size > 0);
    for (const { cell, faults } of broken) {
      const name = nameOf(cell);
      if (printed.has(name)) continue;
      printed.add(name);
      print(`BROKEN: npm run faults -- --only ${name}`);
      for (const fault of faults) print(`  ${fault}`);
    }
    return broken.length;
  };
};
