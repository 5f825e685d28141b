import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { Ajv, type Options, type ValidateFunction } from 'ajv';
import type { FastifySchema, FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import { isStorableMoment } from './pagination.ts';

// Both compilers compile a schema at its first use. Most schemas are never used, and compiling all of them at the start
// takes a quarter of a second and ten megabytes.

/**
 * RFC 3339 with an offset, because a time without an offset is ambiguous. Only years that the database also writes with
 * four digits.
 */
const isMoment = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text) && isStorableMoment(text);

export const uuidForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const options: Options = {
  allErrors: true,
  // Errors then contain their schema, which names the known fields.
  verbose: true,
  strict: false,
  useDefaults: true,
  formats: { 'date-time': isMoment, uri: true, uuid: uuidForm },
};

/** Values in a body are not converted: "1" is not 1. All faults are reported at once. */
const bodyAjv = new Ajv(options);

/** A query contains only text, so numbers in it are converted. */
const textAjv = new Ajv({ ...options, coerceTypes: true });

export const compileValidatorLazily: FastifySchemaCompiler<FastifySchema> = ({ schema, httpPart }) => {
  let validate: ValidateFunction | undefined;
  return (data: unknown) => {
    validate ??= (httpPart === 'body' ? bodyAjv : textAjv).compile(schema);
    return validate(data) || { error: validate.errors as FastifySchemaValidationError[] };
  };
};

const buildSerializer = SerializerSelector();

/** Fastify's own serializer compiler, run at the first use of a schema. */
export const buildSerializerLazily: typeof buildSerializer = (schemas, options) => {
  const compile = buildSerializer(schemas, options);
  return (route) => {
    let serialize: ReturnType<typeof compile> | undefined;
    return (data: unknown) => (serialize ??= compile(route))(data);
  };
};
