import { currencyPattern } from './text-schema.ts';
import { Type, type Static, type TSchema } from '../schema.ts';

// Fields of answers. Each says what it means, and shows a value as it really comes: the API reference makes whole answers
// of these values.

export const text = (description: string, example: string) =>
  Type.String({ description, examples: [example] });

export const whole = (description: string, example: number) =>
  Type.Integer({ description, examples: [example] });

/** For a query. Without an example: API clients would send it, although the filter may be left out. */
export const momentFilter = (description: string) => Type.String({ format: 'date-time', description });

/** For a query of operators, who see every platform. */
export const platformFilter = Type.Optional(
  Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'Only of this platform.' }),
);

export const moment = (description: string, example = '2026-11-15T12:00:00.000Z') =>
  Type.String({ format: 'date-time', description, examples: [example] });

/** The form of every payment id. */
export const paymentIdExample = 'pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11';

/** For a query. */
export const currencyFilter = Type.Optional(
  Type.String({ pattern: currencyPattern, description: 'ISO 4217.' }),
);

export const currencyCode = (description = 'ISO 4217.') => text(description, 'EUR');

/** Of a body: GET shows null where it was left out, and may be sent back so (docs/decisions/053-one-shape.md). */
export const optionalOrNull = <T extends TSchema>(schema: T) =>
  Type.Optional(
    Type.Unsafe<Static<T> | null>(isText(schema) ? { ...schema, type: ['string', 'null'] } : orNull(schema)),
  );

/** Generated clients give a union a type of its own, with the name of the field. A text needs none. */
const isText = (schema: { readonly type?: unknown }) => schema.type === 'string';

/** What is said of the value is said of the field, null or not. `shown`: null is the usual value, and so the example. */
export const orNull = <T extends TSchema>(schema: T, ...shown: readonly null[]) => {
  const { description, examples } = schema as { description?: string; examples?: unknown[] };
  const values = shown.length > 0 ? [...shown] : examples;
  return Type.Union([schema, Type.Null()], {
    ...(description !== undefined && { description }),
    ...(values !== undefined && { examples: values }),
  });
};
