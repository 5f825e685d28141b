import { nameOf, type Cell } from './cells.ts';

interface Result {
  readonly cell: Cell;
  readonly faults: Set<string>;
  /** Whether the fault has happened at all. */
  isReached: boolean;
  asked: number;
}

export type Results = ReturnType<typeof makeResults>;

/** What was wrong in each cell, each thing once. */
export const makeResults = () => {
  const byName = new Map<string, Result>();
  const of = (cell: Cell) => {
    const name = nameOf(cell);
    const found = byName.get(name) ?? { cell, faults: new Set<string>(), isReached: false, asked: 0 };
    byName.set(name, found);
    return found;
  };
  return {
    add: (cell: Cell, faults: readonly string[]) => {
      const result = of(cell);
      for (const fault of faults) result.faults.add(fault);
    },
    noteReached: (cell: Cell, isReached: boolean) => {
      if (isReached) of(cell).isReached = true;
    },
    noteAsked: (cell: Cell, asked: number) => void (of(cell).asked = asked),
    list: (): readonly Result[] => [...byName.values()],
  };
};
