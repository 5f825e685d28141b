import type { Database } from '../database/open-database.ts';
import { newResourceId } from '../identifiers.ts';
import type { FaultKind } from './faults.ts';
import type { Operation } from './operations.ts';

interface FaultSpec {
  readonly kind: FaultKind;
  readonly operation: Operation;
  readonly times: number;
  readonly orderId?: string;
  readonly path?: string;
  readonly delayMs?: number;
  readonly retryAfterSeconds?: number;
}

export type RegisteredFault = FaultSpec & { id: string };

/** One use of an operation, with all that a fault may depend on. */
interface Use {
  readonly operation: Operation;
  readonly path: string;
  /** Called only when a fault is limited to an order. */
  readonly orderId: () => string | undefined;
}

/** The registered faults, and the calls that they hold. A copy in memory, because every call reads it. */
export interface FaultRegistry {
  readonly list: () => readonly RegisteredFault[];
  readonly register: (spec: FaultSpec) => RegisteredFault;
  /** Finds the first matching fault and counts one use of it. */
  readonly take: (use: Use) => RegisteredFault | undefined;
  /** Removes one fault, or all. The calls that they hold go on. Returns how many faults and calls these were. */
  readonly clear: (id?: string) => number;
  /** Lets every held call go on and keeps the faults: the wallet is closing. */
  readonly releaseAll: () => void;
  /** Calls `release` when the fault is cleared. Returns a function that removes the hold. */
  readonly hold: (faultId: string, release: () => void) => () => void;
}

const matches = (fault: RegisteredFault, { operation, path, orderId }: Use): boolean =>
  fault.operation === operation &&
  (fault.path === undefined || fault.path === path) &&
  (fault.orderId === undefined || fault.orderId === orderId());

export const createFaultRegistry = (database: Database): FaultRegistry => {
  const registered = database
    .statement('select id, spec from faults order by sequence')
    .all()
    .map((row) => ({ id: row['id'] as string, ...(JSON.parse(row['spec'] as string) as FaultSpec) }));
  const holds = new Set<{ faultId: string; release: () => void }>();

  const save = ({ id, ...spec }: RegisteredFault): void => {
    database
      .statement(
        'insert into faults (id, spec) values (?, ?) on conflict (id) do update set spec = excluded.spec',
      )
      .run(id, JSON.stringify(spec));
  };
  const remove = (fault: RegisteredFault): void => {
    registered.splice(registered.indexOf(fault), 1);
    database.statement('delete from faults where id = ?').run(fault.id);
  };

  return {
    list: () => registered,
    register: (spec) => {
      const fault = { id: newResourceId(), ...spec };
      registered.push(fault);
      save(fault);
      return fault;
    },
    take: (use) => {
      const fault = registered.find((candidate) => matches(candidate, use));
      if (fault === undefined) return undefined;
      fault.times -= 1;
      if (fault.times > 0) save(fault);
      else remove(fault);
      return fault;
    },
    clear: (id) => {
      const cleared = registered.filter((fault) => id === undefined || fault.id === id);
      for (const fault of cleared) remove(fault);
      const released = [...holds].filter(({ faultId }) => id === undefined || faultId === id);
      for (const { release } of released) release();
      return cleared.length + released.length;
    },
    releaseAll: () => {
      for (const { release } of holds) release();
    },
    hold: (faultId, release) => {
      const held = { faultId, release };
      holds.add(held);
      return () => holds.delete(held);
    },
  };
};
