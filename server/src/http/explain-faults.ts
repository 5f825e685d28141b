import type { FastifyError, FastifySchemaValidationError } from 'fastify';
import { findAccountIdFault } from '../account-id.ts';
import { findNear } from '../nearest.ts';
import { escapePointer, faultsMax, shorten, type Fault } from '../problem.ts';
import { isAmountSchema } from './amount-schema.ts';
import { patternWords } from './text-schema.ts';

// What a schema finds, in our own words: those of the validator name regular expressions, branches of schemas and types that
// no caller has heard of. A test sends something wrong for every rule that a schema of ours has.

interface Schema {
  readonly properties?: object;
  readonly maximum?: number;
  readonly examples?: readonly unknown[];
}

/** What the validator says about a fault when it is verbose. When it only measures lists it says less (schema-compilers.ts). */
interface Found extends FastifySchemaValidationError {
  readonly data?: unknown;
  readonly parentSchema?: Schema;
  /** Where the name of a field is wrong, and not its value. */
  readonly propertyName?: string;
}

/** Where a fault is that is not in the body, by Fastify's names. */
const locations: Readonly<Record<string, string>> = {
  querystring: 'query',
  headers: 'header',
  params: 'path',
};

/** The faults that a schema found, each with its pointer and a sentence. One more than are reported, which shows that there are more. */
export const faultsOf = ({ validation = [], validationContext = 'body' }: FastifyError): Fault[] => {
  const location = locations[validationContext] ?? '';
  const mayBeNull = new Set(validation.filter(isOfNullBranch).map(({ instancePath }) => instancePath));
  return validation
    .filter((found) => !isRepeated(found))
    .slice(0, faultsMax + 1)
    .map((found) => {
      const name = nameOf(found);
      const end = name === undefined ? '' : `/${escapePointer(shorten(name))}`;
      const orNull = mayBeNull.has(found.instancePath) ? ['null'] : [];
      return {
        pointer: `${location}${found.instancePath}${end}`,
        detail: explain(found, { location, orNull }),
      };
    });
};

/** Every union of ours is a value or null. What is wrong with the value says it all. */
const isOfNullBranch = ({ keyword, params }: Found) => keyword === 'type' && params['type'] === 'null';

/** That a name is wrong, and that no branch of a union fits, is reported beside what is wrong. */
const isRepeated = (found: Found) =>
  found.keyword === 'propertyNames' || found.keyword === 'anyOf' || isOfNullBranch(found);

/** The name after the pointer: of a field that is missing or unknown, or whose name is wrong. */
const nameOf = ({ keyword, params, propertyName }: Found) => {
  if (keyword === 'additionalProperties') return String(params['additionalProperty']);
  return keyword === 'required' ? String(params['missingProperty']) : propertyName;
};

/** What surrounds a fault. */
interface Around {
  readonly location: string;
  /** The type that the value may have instead. */
  readonly orNull: readonly string[];
}

const explain = (found: Found, around: Around) => {
  if (around.location === 'query' && Array.isArray(found.data)) return 'must be given once';
  const detail = words[found.keyword]?.(found, around) ?? 'is not valid';
  return found.propertyName === undefined ? detail : `is a name that ${detail}`;
};

const count = (limit: unknown, one: string, many: string) => `${String(limit)} ${limit === 1 ? one : many}`;

const atLeast = ({ params: { limit } }: Found, one: string, many: string) =>
  limit === 1 ? 'must not be empty' : `must have at least ${count(limit, one, many)}`;

const atMost = ({ params: { limit } }: Found, one: string, many: string) =>
  `must have at most ${count(limit, one, many)}`;

/** By the rule of JSON Schema that is broken. */
const words: Readonly<Record<string, (found: Found, around: Around) => string>> = {
  type: (found, around) => explainType(found, around),
  required: () => 'is missing',
  additionalProperties: ({ params, parentSchema = {} }) =>
    `is not known here${suggest(String(params['additionalProperty']), Object.keys(parentSchema.properties ?? {}))}`,
  enum: ({ params }) => `must be one of ${(params['allowedValues'] as unknown[]).join(', ')}`,
  minimum: ({ params }) => `must be at least ${String(params['limit'])}`,
  maximum: ({ params }) => `must be at most ${String(params['limit'])}`,
  minLength: (found) => atLeast(found, 'character', 'characters'),
  maxLength: (found) => atMost(found, 'character', 'characters'),
  minItems: (found) => atLeast(found, 'entry', 'entries'),
  maxItems: (found) => atMost(found, 'entry', 'entries'),
  minProperties: (found) => atLeast(found, 'field', 'fields'),
  maxProperties: (found) => atMost(found, 'pair', 'pairs'),
  uniqueItems: () => 'must not have the same entry twice',
  pattern: ({ params, parentSchema: { examples = [] } = {} }) =>
    patternWords[String(params['pattern'])] ??
    (examples.length > 0 ? `must look like ${String(examples[0])}` : 'does not have the right form'),
  format: ({ params, data }) =>
    formats[String(params['format'])]?.(String(data)) ?? 'does not have the right form',
};

const formats: Readonly<Record<string, (text: string) => string | undefined>> = {
  'account-id': findAccountIdFault,
  'date-time': () => 'must be a time with seconds and an offset, such as 2026-11-15T12:00:00Z',
  ip: () => 'must be an IP address',
  uuid: () => 'must be a UUID',
};

const types: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'text',
};

/** Callers often send these in quotes. */
const unquoted = new Set(['boolean', 'integer', 'number']);

const explainType = ({ params, data, parentSchema = {} }: Found, { location, orNull }: Around) => {
  const wanted = [params['type'], orNull].flat() as string[];
  const meant = isAmountSchema(parentSchema) ? findMeantAmount(data) : undefined;
  if (meant !== undefined) return `must be a whole number in the minor unit of the currency: ${meant}`;
  const said = `must be ${wanted.map((type) => types[type]).join(' or ')}`;
  if (typeof data === 'symbol') return `${said}, written without a decimal point or an exponent`;
  // In a query there is only text.
  const isQuoted = typeof data === 'string' && location === '' && wanted.some((type) => unquoted.has(type));
  return isQuoted ? `${said}, not text` : said;
};

/** As people write amounts. In euros, because the currency may be wrong as well, and the example is right in any case. */
const findMeantAmount = (data: unknown) => {
  const given = typeof data === 'symbol' ? data.description! : String(data);
  const [, whole, decimals = ''] = /^(\d{1,10})[.,](\d{1,2})$/.exec(given) ?? [];
  return whole === undefined ? undefined : `${given} euros is ${BigInt(whole + decimals.padEnd(2, '0'))}`;
};

/** A misspelt name is not much longer than the right one, and comparing a long one takes long. */
const suggestedLengthMax = 50;

export const suggest = (name: string, known: readonly string[]) => {
  const meant = name.length > suggestedLengthMax ? undefined : findNear(name, known);
  return meant === undefined ? '' : `; did you mean ${meant}?`;
};
