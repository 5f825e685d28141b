import { existsSync, readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

/** The published descriptions are in a folder beside the repository and are never copied into it. */
const folder = new URL('../../../../shared/wallet-openapi/', import.meta.url);
export const hasContract = existsSync(folder);

const files = ['checkout_orders_v2', 'payments_payment_v2', 'notifications_webhooks_v1'];

type Responses = Record<string, { $ref?: string; content?: object }>;
type Description = { paths: Record<string, Record<string, { responses: Responses }>> };

const ajv = new Ajv({ strict: false, unicodeRegExp: false, logger: false });
addFormats.default(ajv);

const load = (file: string): [string, Description] => {
  const description = JSON.parse(readFileSync(new URL(`${file}.json`, folder), 'utf8')) as Description;
  ajv.addSchema(description, file);
  return [file, description];
};
const descriptions = hasContract ? files.map(load) : [];

const matches = (template: string, path: string): boolean =>
  new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(path);

const escapePointer = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** The pointer to the schema of one answer. Undefined: the description has no body for it. */
const findSchema = (method: string, path: string, status: number): string | undefined => {
  for (const [file, { paths }] of descriptions) {
    // Exact paths before templates: `webhooks-lookup` also looks like an id.
    const template = Object.keys(paths).find((candidate) => candidate === path || matches(candidate, path));
    const responses = template && paths[template]?.[method]?.responses;
    if (!template || !responses) continue;
    const key = String(status) in responses ? String(status) : 'default';
    const response = responses[key];
    if (response?.$ref) return `${file}${response.$ref}/content/application~1json/schema`;
    if (!response?.content) return undefined;
    return `${file}#/paths/${escapePointer(template)}/${method}/responses/${key}/content/application~1json/schema`;
  }
  throw new Error(`No published description of ${method} ${path}`);
};

/** Every published call about orders and payments. */
export const listOperations = (): (readonly [method: string, path: string])[] =>
  descriptions
    .filter(([file]) => file !== 'notifications_webhooks_v1')
    .flatMap(([, { paths }]) =>
      Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).flatMap(([method, { responses }]) =>
          responses === undefined ? [] : [[method.toUpperCase(), path] as const],
        ),
      ),
    );

const compiled = new Map<string, ValidateFunction>();
const validatorOf = (pointer: string): ValidateFunction => {
  const known = compiled.get(pointer) ?? ajv.compile({ $ref: pointer });
  compiled.set(pointer, known);
  return known;
};

type Refusal = { details?: { description?: unknown }[] };
const detailsOf = (body: unknown) => (body as Refusal | null)?.details ?? [];

/** The published sentences are the provider's own. They may change at any time, so any sentence is allowed. */
const withoutDescriptions = (body: unknown): unknown =>
  detailsOf(body).length === 0
    ? body
    : {
        ...(body as Refusal),
        details: detailsOf(body).map((detail) => ({ ...detail, description: undefined })),
      };

export type Violation = { pointer: string; errors: unknown };

/** How an answer violates the published description, or undefined. */
export const findViolation = (
  method: string,
  path: string,
  status: number,
  body: unknown,
): Violation | undefined => {
  if (detailsOf(body).some(({ description }) => typeof description !== 'string' || description === ''))
    return { pointer: '/details', errors: 'a detail has no description' };
  // The description has no rate limit, but the protocol has.
  if (!hasContract || status === 429) return undefined;
  const pointer = findSchema(method.toLowerCase(), path, status);
  if (pointer === undefined) return undefined;
  const validate = validatorOf(pointer);
  return validate(withoutDescriptions(body)) ? undefined : { pointer, errors: validate.errors };
};
