import { isDeepStrictEqual } from 'node:util';
import { invariant } from '../invariant.ts';

type Json = null | boolean | number | string | readonly Json[] | JsonObject;
interface JsonObject {
  readonly [name: string]: Json;
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Moves every schema with a title to `components.schemas` and leaves a reference to it. In the description only: the
 * routes keep whole schemas to validate and serialise with, so that no answer depends on this.
 */
export const nameSchemas = <T extends object>(description: T): T => {
  const { paths, components, ...rest } = description as unknown as JsonObject & {
    paths: JsonObject;
    components: { schemas?: JsonObject };
  };
  const named = new Map<string, JsonObject>();

  const nameIn = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(nameIn);
    if (!isObject(value)) return value;
    const mapped = Object.fromEntries(Object.entries(value).map(([name, member]) => [name, nameIn(member)]));
    const { title, description: text, ...members } = mapped;
    if (typeof title !== 'string') return { ...mapped, ...withoutDescription(mapped) };
    const known = named.get(title);
    invariant(known === undefined || isDeepStrictEqual(known, members), `two schemas are called ${title}`);
    named.set(title, members);
    const reference = { $ref: `#/components/schemas/${title}` };
    return text === undefined ? reference : { ...reference, description: text };
  };

  const namedPaths = nameIn(paths);
  const schemas = { ...components.schemas, ...Object.fromEntries(named) };
  const sorted = Object.fromEntries(
    Object.entries(schemas).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  return { ...rest, components: { ...components, schemas: sorted }, paths: namedPaths } as unknown as T;
};

/** A whole body or parameter has the description beside it already. */
const withoutDescription = ({ schema }: JsonObject) =>
  schema !== undefined && isObject(schema) && schema['$ref'] !== undefined
    ? { schema: { $ref: schema['$ref'] } }
    : {};
