import { Type, type TSchema } from '../schema.ts';
import { Problem } from '../problem.ts';

/** The form of one part of a cursor. */
interface Form {
  test(text: string): boolean;
}

const earliestMs = Date.parse('0001-01-01T00:00:00Z');
const latestMs = Date.parse('9999-12-31T23:59:59.999Z');

/** A valid time, in the years that JavaScript and PostgreSQL write in the same way. */
export const isStorableMoment = (text: string) => {
  const ms = Date.parse(text);
  return ms >= earliestMs && ms <= latestMs;
};

/** The form of times in cursors. */
export const momentForm: Form = {
  test: (text) => isStorableMoment(text) && new Date(text).toISOString() === text,
};

/** The query of every list. */
export const pageQuerySchema = Type.Object(
  {
    after: Type.Optional(
      Type.String({ maxLength: 200, description: 'The `nextCursor` of the previous page.' }),
    ),
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 100, default: 50, description: 'How many items a page has.' }),
    ),
  },
  // A misspelt filter would silently list everything.
  { additionalProperties: false },
);

/** The answer of every list. */
export const pageSchema = <T extends TSchema>(item: T) =>
  Type.Object(
    {
      items: Type.Array(item, { description: 'The items of this page.' }),
      nextCursor: Type.Union([Type.String(), Type.Null()], {
        description: 'Send it as `after` to get the next page. Null: this is the last page.',
        examples: ['WyIyMDI2LTExLTE1VDEyOjAwOjAwLjAwMFoiLCJhIl0'],
      }),
    },
    { description: 'One page' },
  );

/** Makes a page. The query asked for one row more than the limit: that row shows that there is a next page. */
export const makePage = <R, T>(
  rows: readonly R[],
  limit: number,
  present: (row: R) => T,
  positionOf: (row: R) => string[],
) => {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { items: shown.map(present), nextCursor: last === undefined ? null : writeCursor(positionOf(last)) };
};

export const writeCursor = (position: readonly string[]) =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/** Reads a cursor. The form of each part is checked, because cursors come from callers. */
export const readCursor = (cursor: string | undefined, forms: readonly Form[]): string[] | undefined => {
  if (cursor === undefined) return undefined;
  const position = parseJson(Buffer.from(cursor, 'base64url').toString());
  const isOurs =
    Array.isArray(position) &&
    // Other texts in base64url and JSON stand for the same position, and we have not written them.
    writeCursor(position) === cursor &&
    position.length === forms.length &&
    position.every(
      (part, index) =>
        typeof part === 'string' && !part.includes('\0') && part.isWellFormed() && forms[index]!.test(part),
    );
  if (isOurs) return position as string[];
  throw new Problem('invalid_request', 'The cursor does not come from this list.', {
    errors: [{ pointer: 'query/after', detail: 'is not a cursor of this list' }],
  });
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
