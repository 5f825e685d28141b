import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchema, FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';

// Types are strict: the text "1" is not a number. All errors of a body are reported at once.
const ajv = addFormats.default(new Ajv({ allErrors: true }));

/** Undefined: the value fits the schema. Ajv remembers what it has compiled. */
export const findSchemaErrors = (
  schema: object,
  value: unknown,
): FastifySchemaValidationError[] | undefined => {
  const validate = ajv.compile(schema);
  return validate(value) ? undefined : (validate.errors as FastifySchemaValidationError[]);
};

/** Compiles a schema at its first use. Compiling all of them is a sixth of a start, and most are never used. */
export const compileValidatorLazily: FastifySchemaCompiler<FastifySchema> =
  ({ schema }) =>
  (data: unknown) => {
    const error = findSchemaErrors(schema, data);
    return error === undefined || { error };
  };
