import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchema, FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';

// Types are strict: the text "1" is not a number. All errors of a body are reported at once.
const ajv = addFormats.default(new Ajv({ allErrors: true }));

/** Compiles a schema at its first use. Compiling all of them is a sixth of a start, and most are never used. */
export const compileValidatorLazily: FastifySchemaCompiler<FastifySchema> =
  ({ schema }) =>
  (data: unknown) => {
    // Ajv remembers what it has compiled.
    const validate = ajv.compile(schema as object);
    return validate(data) || { error: validate.errors as FastifySchemaValidationError[] };
  };
