import { invariant } from '../invariant.ts';

/** JSON, sent as text. */
export interface Json {
  readonly json: string;
}

export type Value =
  | string
  | number
  | bigint
  | boolean
  | Date
  | Buffer
  | null
  | Json
  | readonly (string | number | bigint | boolean | Date | Buffer | null)[]
  | Fragment;

/** The mark of SQL. Only code can set it: what a caller sends as JSON is never taken for SQL, whatever its form. */
export const sqlMark = Symbol('SQL');

/** A piece of SQL with its values. It can stand inside another one. */
export interface Fragment {
  readonly [sqlMark]: true;
  readonly strings: readonly string[];
  readonly inserted: readonly Value[];
}

/** What is sent to the database. */
export interface Prepared {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Under which a connection keeps the plan; undefined: it does not. */
  readonly name: string | undefined;
  /** It has no effect and can be sent twice. */
  readonly isRead?: true;
}

/** A bound on what each connection keeps. Statements are written in code, so there are a few hundred. */
const namesMax = 2000;
const names = new Map<string, string>();

const isFragment = (value: Value): value is Fragment =>
  typeof value === 'object' && value !== null && sqlMark in value;

/** Puts nested pieces together and numbers their values. */
export const prepare = (fragment: Fragment): Prepared => {
  const values: unknown[] = [];
  const text = append(fragment, values);
  return { text, values, name: nameOf(text) };
};

const append = ({ strings, inserted }: Fragment, values: unknown[]): string => {
  let text = strings[0]!;
  for (const [index, value] of inserted.entries()) {
    if (isFragment(value)) text += append(value, values);
    else text += `$${values.push(toParameter(value))}`;
    text += strings[index + 1]!;
  }
  return text;
};

/** Times are written in UTC: the driver would write them in the time zone of the process. */
const toParameter = (value: Exclude<Value, Fragment>): unknown => {
  invariant(value !== undefined, 'a statement has an undefined value');
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object' && value !== null && 'json' in value) return value.json;
  return value;
};

const nameOf = (text: string) => {
  const known = names.get(text);
  if (known !== undefined || names.size >= namesMax) return known;
  const name = `florin_${names.size}`;
  names.set(text, name);
  return name;
};
