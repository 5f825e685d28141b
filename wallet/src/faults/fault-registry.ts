import type { Database } from '../database/open-database.ts';
import { newResourceId } from '../identifiers.ts';
import type { FaultKind } from './faults.ts';
import type { Operation } from './operations.ts';

type FaultSpec = {
  kind: FaultKind;
  operation: Operation;
  times: number;
  orderId?: string;
  path?: string;
  delayMs?: number;
  retryAfterSeconds?: number;
};

export type RegisteredFault = FaultSpec & { id: string };

/** What a caller does, as far as a fault may ask for it. */
type Occasion = {
  operation: Operation;
  path: string;
  /** Looked up only when some fault is bound to an order. */
  orderId: () => string | undefined;
};

type Release = () => void;

/** The list of registered faults, mirrored in memory because every call asks it, and the calls held by them. */
export type FaultRegistry = {
  list: () => readonly RegisteredFault[];
  register: (spec: FaultSpec) => RegisteredFault;
  /** The first fault that fits, one use of it spent. */
  take: (occasion: Occasion) => RegisteredFault | undefined;
  /** Removes one fault, or all; calls held by them go on. */
  clear: (id?: string) => number;
  /** Lets every held call go on, the faults staying as they are: the wallet is closing. */
  releaseAll: () => void;
  /** Calls `release` when the fault is cleared. The answer takes it off the list again. */
  hold: (faultId: string, release: Release) => Release;
};

const fits = (fault: RegisteredFault, { operation, path, orderId }: Occasion): boolean =>
  fault.operation === operation &&
  (fault.path === undefined || fault.path === path) &&
  (fault.orderId === undefined || fault.orderId === orderId());

export const createFaultRegistry = (database: Database): FaultRegistry => {
  const registered = database
    .statement('select id, spec from faults order by sequence')
    .all()
    .map((row) => ({ id: row['id'] as string, ...(JSON.parse(row['spec'] as string) as FaultSpec) }));
  const holds = new Set<{ faultId: string; release: Release }>();

  const keep = ({ id, ...spec }: RegisteredFault): void => {
    database
      .statement(
        'insert into faults (id, spec) values (?, ?) on conflict (id) do update set spec = excluded.spec',
      )
      .run(id, JSON.stringify(spec));
  };
  const drop = (fault: RegisteredFault): void => {
    registered.splice(registered.indexOf(fault), 1);
    database.statement('delete from faults where id = ?').run(fault.id);
  };

  return {
    list: () => registered,
    register: (spec) => {
      const fault = { id: newResourceId(), ...spec };
      registered.push(fault);
      keep(fault);
      return fault;
    },
    take: (occasion) => {
      const fault = registered.find((candidate) => fits(candidate, occasion));
      if (fault === undefined) return undefined;
      fault.times -= 1;
      if (fault.times > 0) keep(fault);
      else drop(fault);
      return fault;
    },
    clear: (id) => {
      const cleared = registered.filter((fault) => id === undefined || fault.id === id);
      for (const fault of cleared) drop(fault);
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
