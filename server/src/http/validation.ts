import { Ajv, type Options } from 'ajv';
import type { FastifySchemaCompiler, FastifySchema } from 'fastify';
import { isStorableMoment } from './pages.ts';

/**
 * RFC 3339 with its offset: a time without one would mean something else to everyone who reads it. In the years that a
 * database, too, can write with four digits.
 */
const isMoment = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text) && isStorableMoment(text);

const options: Options = {
  allErrors: true,
  // Errors carry their schema, which names the fields that would have been right.
  verbose: true,
  strict: false,
  useDefaults: true,
  formats: { 'date-time': isMoment, uri: true },
};

/** A body says what it means: "1" is not 1. All its faults are told at once. */
const bodyAjv = new Ajv(options);

/** A query has no types but text, so a number in it is read as one. */
const textAjv = new Ajv({ ...options, coerceTypes: true });

export const compileValidator: FastifySchemaCompiler<FastifySchema> = ({ schema, httpPart }) =>
  (httpPart === 'body' ? bodyAjv : textAjv).compile(schema);
