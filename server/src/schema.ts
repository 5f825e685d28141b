import type { TRecord, TSchema, TSchemaOptions, TString, Type as TypeBox } from 'typebox';

export type { Static, TObject, TProperties, TSchema } from 'typebox';

/** The builders of TypeBox that the service uses. Only the names of a record's fields are less than there: any text. */
type Builders = Pick<
  typeof TypeBox,
  | 'Array'
  | 'Boolean'
  | 'Enum'
  | 'Integer'
  | 'Literal'
  | 'Null'
  | 'Number'
  | 'Object'
  | 'Optional'
  | 'String'
  | 'Union'
  | 'Unknown'
  | 'Unsafe'
> & {
  Record: <T extends TSchema>(name: TString, value: T, options?: TSchemaOptions) => TRecord<'^.*$', T>;
};

type Schema = Readonly<Record<string, unknown>>;

/** Fields that may be missing. JSON Schema says this in the object that has the field, and not in the field's own schema. */
const optional = new WeakSet<Schema>();

const listRequired = (properties: Readonly<Record<string, Schema>>) => {
  const required = Object.entries(properties).flatMap(([name, schema]) => (optional.has(schema) ? [] : name));
  return required.length === 0 ? {} : { required };
};

const builders = {
  Array: (items: Schema, options?: Schema) => ({ type: 'array', items, ...options }),
  Boolean: (options?: Schema) => ({ type: 'boolean', ...options }),
  Enum: (values: readonly string[], options?: Schema) => ({ enum: values, ...options }),
  Integer: (options?: Schema) => ({ type: 'integer', ...options }),
  Literal: (value: string | number | boolean, options?: Schema) => ({
    type: typeof value,
    const: value,
    ...options,
  }),
  Null: (options?: Schema) => ({ type: 'null', ...options }),
  Number: (options?: Schema) => ({ type: 'number', ...options }),
  Object: (properties: Readonly<Record<string, Schema>>, options?: Schema) => ({
    type: 'object',
    ...listRequired(properties),
    properties,
    ...options,
  }),
  Optional: (schema: Schema) => {
    const copy = { ...schema };
    optional.add(copy);
    return copy;
  },
  Record: (_name: Schema, value: Schema, options?: Schema) => ({
    type: 'object',
    patternProperties: { '^.*$': value },
    ...options,
  }),
  String: (options?: Schema) => ({ type: 'string', ...options }),
  Union: (anyOf: readonly Schema[], options?: Schema) => ({ anyOf, ...options }),
  Unknown: (options?: Schema) => ({ ...options }),
  Unsafe: (schema: Schema) => schema,
} satisfies Record<keyof Builders, unknown>;

/**
 * Describes data as JSON Schema, with TypeBox's types. The schemas are built here, because loading TypeBox's 373 files
 * took a sixth of the service's start.
 */
export const Type = builders as unknown as Builders;
