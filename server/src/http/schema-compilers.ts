import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { Ajv, type Options, type ValidateFunction } from 'ajv';
import type {
  FastifySchema,
  FastifySchemaCompiler,
  FastifySchemaValidationError,
  FastifyServerOptions,
} from 'fastify';
import { isIP } from 'node:net';
import { findAccountIdFault } from '../account-id.ts';
import { isStorableMoment } from './pagination.ts';

// Both compilers compile a schema at its first use. Most schemas are never used, and compiling all of them at the start
// takes a quarter of a second and ten megabytes.

/** Compiles each schema once in this process: routes that have a schema in common share what was compiled. */
const compileOnce = <Compiled>() => {
  const compiled = new WeakMap<object, Compiled>();
  return (schema: object, compile: () => Compiled) => {
    const known = compiled.get(schema) ?? compile();
    compiled.set(schema, known);
    return known;
  };
};

/**
 * RFC 3339 with an offset, because a time without an offset is ambiguous. Only years that the database also writes with
 * four digits.
 */
const isMoment = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text) && isStorableMoment(text);

export const uuidForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const options: Options = {
  allErrors: true,
  // Errors then contain the value, and their schema, which names the known fields.
  verbose: true,
  strict: false,
  useDefaults: true,
  formats: {
    'account-id': (text: string) => findAccountIdFault(text) === undefined,
    'date-time': isMoment,
    // Says how a client keeps it. The bounds are stated beside it.
    int64: true,
    ip: (text: string) => isIP(text) !== 0,
    uri: true,
    uuid: uuidForm,
  },
};

/** Values in a body are not converted: "1" is not 1. All faults are reported at once. */
const bodyAjv = new Ajv(options);

/** A query contains only text, so numbers in it are converted. */
const textAjv = new Ajv({ ...options, coerceTypes: true });

/** Stops at the first fault. */
const boundsAjv = new Ajv({ strict: false });

interface Bounds {
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Bounds>>;
}

/** The part of a schema that limits how long its lists are. */
const boundsOf = ({ maxItems, properties = {} }: Bounds): Bounds => ({
  ...(maxItems !== undefined && { maxItems }),
  properties: Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, boundsOf(property)]),
  ),
});

type Validate = ReturnType<FastifySchemaCompiler<FastifySchema>>;

const makeValidate = (ajv: Ajv, schema: object): Validate => {
  const validate: ValidateFunction = ajv.compile(schema);
  return (data) => validate(data) || { error: validate.errors as FastifySchemaValidationError[] };
};

/** The lengths of lists come first: collecting every fault of a list that is far too long takes long (A16). */
const makeValidateBody = (schema: object): Validate => {
  const checkBounds = makeValidate(boundsAjv, boundsOf(schema));
  const checkAll = makeValidate(bodyAjv, schema);
  return (data) => {
    const within = checkBounds(data);
    return within === true ? checkAll(data) : within;
  };
};

const ofBodies = compileOnce<Validate>();
const ofTexts = compileOnce<Validate>();

const compileValidatorLazily: FastifySchemaCompiler<FastifySchema> = ({ schema, httpPart }) => {
  let validate: Validate | undefined;
  return (data: unknown) => {
    validate ??=
      httpPart === 'body'
        ? ofBodies(schema, () => makeValidateBody(schema))
        : ofTexts(schema, () => makeValidate(textAjv, schema));
    return validate(data);
  };
};

type Factories = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;

/** Fastify's type says that a compiler gets the schema alone. It gets an object with the schema and the part of the request. */
const buildValidatorLazily = (() => compileValidatorLazily) as unknown as NonNullable<
  Factories['buildValidator']
>;

const buildSerializer = SerializerSelector();
type Serialize = ReturnType<ReturnType<typeof buildSerializer>>;

const serializers = compileOnce<Serialize>();

/** Fastify's own serializer compiler, run at the first use of a schema. */
const buildSerializerLazily: typeof buildSerializer = (schemas, options) => {
  const compile = buildSerializer(schemas, options);
  return (route) => {
    let serialize: Serialize | undefined;
    return (data: unknown) => {
      serialize ??= serializers(route.schema as object, () => compile(route));
      return serialize(data);
    };
  };
};

/** They are passed to Fastify's constructor. Without them it loads a validator of its own, which nobody would use. */
export const lazyCompilers: Factories = {
  buildValidator: buildValidatorLazily,
  buildSerializer: buildSerializerLazily,
};
