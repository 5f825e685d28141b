import { Type as TypeBox } from 'typebox';
import { expect, test } from 'vitest';
import { Type } from '../../src/schema.ts';

type Builders = typeof Type;

const described = { description: 'what it is', examples: ['one'] };

/** What every builder builds, without options and with them. */
const everySchema = (type: Builders): Record<keyof Builders, readonly unknown[]> => ({
  Array: [type.Array(type.String()), type.Array(type.String(), { maxItems: 3 })],
  Boolean: [type.Boolean(), type.Boolean(described)],
  Enum: [type.Enum(['a', 'b']), type.Enum(['a', 'b'], described)],
  Integer: [type.Integer(), type.Integer({ minimum: 1 })],
  Literal: [type.Literal('Bearer'), type.Literal('Bearer', described), type.Literal(5), type.Literal(true)],
  Null: [type.Null(), type.Null(described)],
  Number: [type.Number(), type.Number(described)],
  Object: [
    type.Object({}),
    type.Object({ a: type.String(), b: type.Integer() }),
    type.Object({ a: type.Null() }, { additionalProperties: false, ...described }),
  ],
  Optional: [
    type.Object({ a: type.String(), b: type.Optional(type.Integer(described)) }),
    type.Object({ a: type.Optional(type.String()) }),
  ],
  Record: [type.Record(type.String(), type.Unknown()), type.Record(type.String(), type.Null(), described)],
  String: [type.String(), type.String({ format: 'uri', maxLength: 9 })],
  Union: [type.Union([type.String(), type.Null()]), type.Union([type.String(), type.Null()], described)],
  Unknown: [type.Unknown(), type.Unknown(described)],
  Unsafe: [type.Object({ a: type.Unsafe<never>(type.Object({ b: type.Null() })) })],
});

test('every schema is the one that TypeBox builds', () => {
  expect(JSON.stringify(everySchema(Type))).toBe(JSON.stringify(everySchema(TypeBox)));
});

test('a field stays required in one object when it is optional in another', () => {
  const name = Type.String();
  expect(Type.Object({ name: Type.Optional(name) })).not.toHaveProperty('required');
  expect(Type.Object({ name })).toHaveProperty('required', ['name']);
});
