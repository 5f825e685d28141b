import { Type } from 'typebox';
import { Problem } from '../problem.ts';

/** What a part of a cursor has to be like. */
interface Form {
  test(text: string): boolean;
}

const earliestMs = Date.parse('0001-01-01T00:00:00Z');
const latestMs = Date.parse('9999-12-31T23:59:59.999Z');

/** A time that exists, in the years that JavaScript and PostgreSQL write alike. */
export const isStorableMoment = (text: string) => {
  const ms = Date.parse(text);
  return ms >= earliestMs && ms <= latestMs;
};

/** A time as we write it into cursors. */
export const momentForm: Form = {
  test: (text) => isStorableMoment(text) && new Date(text).toISOString() === text,
};

/** What every list takes. */
export const pageQuerySchema = Type.Object({
  after: Type.Optional(Type.String({ maxLength: 200, description: 'The `nextCursor` of the page before.' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
});

/** What every list answers. */
export const pageSchema = <T extends Type.TSchema>(item: T) =>
  Type.Object(
    {
      items: Type.Array(item),
      nextCursor: Type.Union([Type.String(), Type.Null()], { description: 'Null: this is the last page.' }),
    },
    { description: 'One page' },
  );

/** Makes a page of rows that were asked for with one more than the limit, which tells whether there is a next page. */
export const makePage = <R, T>(
  rows: readonly R[],
  limit: number,
  present: (row: R) => T,
  placeOf: (row: R) => string[],
) => {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { items: shown.map(present), nextCursor: last === undefined ? null : writeCursor(placeOf(last)) };
};

const writeCursor = (place: readonly string[]) => Buffer.from(JSON.stringify(place)).toString('base64url');

/** Reads a cursor back. Each part has to have its form: cursors come from outside. */
export const readCursor = (cursor: string | undefined, forms: readonly Form[]): string[] | undefined => {
  if (cursor === undefined) return undefined;
  const place = parseJson(Buffer.from(cursor, 'base64url').toString());
  const isOurs =
    Array.isArray(place) &&
    place.length === forms.length &&
    place.every(
      (part, index) =>
        typeof part === 'string' && !part.includes('\0') && part.isWellFormed() && forms[index]!.test(part),
    );
  if (isOurs) return place as string[];
  throw new Problem('invalid_request', 'The cursor is not one that this list gave out.', {
    errors: [{ pointer: 'querystring /after', detail: 'is not a cursor of this list' }],
  });
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
