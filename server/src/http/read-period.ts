import { Type } from '../schema.ts';
import { momentFilter } from './described-fields.ts';

/** The period of a list, for its query. */
export const periodQuery = Type.Object({
  from: Type.Optional(momentFilter('Then or later.')),
  to: Type.Optional(momentFilter('Before.')),
});

/** A part of a list, for a query. */
export interface Period {
  readonly from?: Date | undefined;
  /** Excluded. */
  readonly to?: Date | undefined;
}

/** The period of a list, as its query names it. */
export const readPeriod = ({
  from,
  to,
}: {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}) => ({
  from: from === undefined ? undefined : new Date(from),
  to: to === undefined ? undefined : new Date(to),
});
