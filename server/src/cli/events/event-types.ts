import type { EventType } from '../../events/event-type.ts';
import { findNear } from '../../nearest.ts';
import { UsageFault } from '../fault.ts';
import { program } from '../../program.ts';

/** One of the known types. */
export const readEventType = <T extends EventType>(given: string, known: readonly T[]): T => {
  const found = known.find((type) => type === given);
  if (found === undefined)
    throw new UsageFault(`There is no event "${given}". ${suggestType(findNear(given, known))}`);
  return found;
};

const suggestType = (near: string | undefined) =>
  near === undefined ? `All of them: ${program} help trigger` : `Did you mean ${near}?`;
