import { Ajv } from 'ajv';
import type { FastifySchemaCompiler, FastifySchema } from 'fastify';

const options = {
  allErrors: true,
  strict: false,
  useDefaults: true,
  formats: { 'date-time': true, uri: true },
} as const;

/** A body says what it means: "1" is not 1. All its faults are told at once. */
const bodyAjv = new Ajv(options);

/** A query has no types but text, so a number in it is read as one. */
const textAjv = new Ajv({ ...options, coerceTypes: true });

export const compileValidator: FastifySchemaCompiler<FastifySchema> = ({ schema, httpPart }) =>
  (httpPart === 'body' ? bodyAjv : textAjv).compile(schema);
