import { suggest } from '../../http/explain-faults.ts';
import { escapePointer, faultsMax, shorten, type Fault } from '../../problem.ts';
import { initBody, type InitBody } from './schema.ts';

// Unknown fields are ignored, but not those that were meant for us: a name of ours in a wrong object, or one that is misspelt. Nobody
// would notice that the receiver, the capture mode or the commission is missing
// (docs/decisions/054-fields-that-were-meant-for-us.md).

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  /** Of what may be null: the schema of the value comes first. */
  readonly anyOf?: readonly Schema[];
}

const valueOf = (schema: Schema) => schema.anyOf?.[0] ?? schema;

const schemaAt = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .reduce<Schema>((schema, name) => valueOf(schema.properties![name]!), initBody as Schema);

const namesAt = (pointer: string) => Object.keys(schemaAt(pointer).properties!);

/**
 * The objects in which such a field would be lost, each with those whose fields may stand in it by mistake. Not the items and the
 * breakdown: where a figure of theirs is lost, the sum is wrong.
 */
const places: readonly { readonly pointer: string; readonly mistakenFor: readonly string[] }[] = [
  { pointer: '', mistakenFor: ['/transaction', '/redirections', '/delivery'] },
  { pointer: '/delivery', mistakenFor: ['/delivery/receiver', '/delivery/address'] },
  { pointer: '/delivery/receiver', mistakenFor: ['/delivery/address'] },
  { pointer: '/delivery/address', mistakenFor: ['/delivery/receiver'] },
];

/** It takes a body that may break its schema in places. */
export const findMisplacedFields = (body: InitBody): Fault[] =>
  places.flatMap(({ pointer, mistakenFor }) => {
    const given = fieldsAt(body, pointer);
    const known = namesAt(pointer);
    // A field that was sent isn't also misspelt.
    const missing = known.filter((name) => !given.includes(name));
    return given
      .filter((name) => !known.includes(name))
      .flatMap((name, index) => {
        const home = mistakenFor.find((other) => namesAt(other).includes(name));
        const hint = home === undefined ? suggestOf(index, name, missing) : `; it belongs in ${home}`;
        const detail = `is not known here${hint}`;
        return hint === '' ? [] : [{ pointer: `${pointer}/${escapePointer(shorten(name))}`, detail }];
      });
  });

/** Comparing names takes long, so in each object only as many are compared as could be reported. */
const suggestOf = (index: number, name: string, missing: readonly string[]) =>
  index < faultsMax ? suggest(name, missing) : '';

const fieldsAt = (body: unknown, pointer: string) => {
  const value = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((part, name) => (isObject(part) ? part[name] : undefined), body);
  return isObject(value) ? Object.keys(value) : [];
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
