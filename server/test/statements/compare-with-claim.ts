import type { ClaimedColumn } from './claim.ts';
import type { Column } from './describe-statement.ts';

/** What the driver makes of each type (server/src/database/connection.ts). */
const kinds: Readonly<Record<string, string>> = {
  bigint: 'bigint',
  'bigint[]': 'bigint[]',
  boolean: 'boolean',
  bytea: 'Buffer',
  'double precision': 'number',
  integer: 'number',
  'integer[]': 'number[]',
  json: 'JSON',
  jsonb: 'JSON',
  name: 'string',
  numeric: 'string',
  smallint: 'number',
  text: 'string',
  'text[]': 'string[]',
  'timestamp with time zone': 'Date',
  uuid: 'string',
};

const json = new Set([
  'object',
  'string',
  'number',
  'boolean',
  'string[]',
  'number[]',
  'object[]',
  'unknown[]',
]);

const fits = (kind: string, type: string) =>
  kind === 'unknown' || (kinds[type] === 'JSON' ? json.has(kind) : kinds[type] === kind);

/** Everything in which the rows differ from what the code takes them for. */
export const compareWithClaim = (columns: readonly Column[], claimed: readonly ClaimedColumn[]): string[] => {
  const claimOf = new Map(claimed.map((column) => [column.name, column]));
  const names = new Set(columns.map(({ name }) => name));
  return [
    ...claimed
      .filter(({ name }) => !names.has(name))
      .map(({ name }) => `${name} is claimed and not selected`),
    ...columns.flatMap((column) => {
      const claim = claimOf.get(column.name);
      return claim === undefined
        ? [`${column.name} is selected and not claimed`]
        : compareColumn(column, claim);
    }),
  ];
};

const compareColumn = ({ name, type, nullability }: Column, claim: ClaimedColumn): string[] => {
  const faults: string[] = [];
  if (!claim.kinds.every((kind) => fits(kind, type)))
    faults.push(`${name} is ${type} and claimed as ${claim.kinds.join(' | ')}`);
  if (claim.isOptional) faults.push(`${name} is always there and claimed as optional`);
  if (nullability === 'maybe' && !claim.isNullable)
    faults.push(`${name} may be null and is claimed not to be`);
  if (nullability === 'never' && claim.isNullable && !claim.kinds.includes('unknown'))
    faults.push(`${name} is never null and claimed as nullable`);
  return faults;
};
