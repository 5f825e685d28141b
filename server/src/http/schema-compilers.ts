import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { Ajv, type Options, type ValidateFunction } from 'ajv';
import type { FastifySchema, FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import { isStorableMoment } from './pages.ts';

// Both compilers wait for the first use of a schema: most of what a route could answer it never does, and compiling all
// of it at the start takes a quarter of a second and ten megabytes.

/**
 * RFC 3339 with its offset: a time without one would mean something else to everyone who reads it. In the years that a
 * database, too, can write with four digits.
 */
const isMoment = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text) && isStorableMoment(text);

export const uuidForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const options: Options = {
  allErrors: true,
  // Errors carry their schema, which names the fields that would have been right.
  verbose: true,
  strict: false,
  useDefaults: true,
  formats: { 'date-time': isMoment, uri: true, uuid: uuidForm },
};

/** A body says what it means: "1" is not 1. All its faults are told at once. */
const bodyAjv = new Ajv(options);

/** A query has no types but text, so a number in it is read as one. */
const textAjv = new Ajv({ ...options, coerceTypes: true });

export const compileValidatorLazily: FastifySchemaCompiler<FastifySchema> = ({ schema, httpPart }) => {
  let validate: ValidateFunction | undefined;
  return (data: unknown) => {
    validate ??= (httpPart === 'body' ? bodyAjv : textAjv).compile(schema);
    return validate(data) || { error: validate.errors as FastifySchemaValidationError[] };
  };
};

const buildSerializer = SerializerSelector();

/** Fastify's own compiler of answers, put off. */
export const buildSerializerLazily: typeof buildSerializer = (schemas, options) => {
  const compile = buildSerializer(schemas, options);
  return (route) => {
    let serialize: ReturnType<typeof compile> | undefined;
    return (data: unknown) => (serialize ??= compile(route))(data);
  };
};
