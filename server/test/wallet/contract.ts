import { existsSync, readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { Recorded } from './proxy.ts';

/** The wallet's published descriptions are in a folder next to the repository, not in the repository. */
const folder = new URL('../../../../shared/wallet-openapi/', import.meta.url);
export const isContractHere = existsSync(folder);

const files = ['checkout_orders_v2', 'payments_payment_v2'] as const;

interface Parameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly schema?: object;
}
interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly $ref?: string };
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
}

// Some of the published patterns are not valid under the `u` flag.
const ajv = new Ajv({ strict: false, unicodeRegExp: false, logger: false, allErrors: true });
addFormats.default(ajv);

const load = (file: string): readonly [string, Description] => {
  const description = JSON.parse(readFileSync(new URL(`${file}.json`, folder), 'utf8')) as Description;
  ajv.addSchema(description, file);
  return [file, description];
};
const descriptions = isContractHere ? files.map(load) : [];

const fits = (template: string, path: string) =>
  new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(path);

const findOperation = (method: string, path: string) => {
  for (const [file, { paths, components }] of descriptions) {
    const template = Object.keys(paths).find((candidate) => fits(candidate, path));
    const operation = template === undefined ? undefined : paths[template]?.[method];
    if (template === undefined || !operation) continue;
    const parameters = (operation.parameters ?? []).map(({ $ref, ...own }) =>
      $ref === undefined ? own : components.parameters[$ref.split('/').at(-1)!]!,
    );
    return { file, template, operation, parameters };
  }
  throw new Error(`the published descriptions do not contain ${method} ${path}`);
};

const compiled = new Map<string, ValidateFunction>();
const faultsOf = (pointer: string, value: unknown) => {
  const validate = compiled.get(pointer) ?? ajv.compile({ $ref: pointer });
  compiled.set(pointer, validate);
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

/** Everything in a request that breaks the published descriptions. */
export const findViolations = ({ method, path, headers, body }: Recorded): string[] => {
  const { file, template, operation, parameters } = findOperation(method.toLowerCase(), path);
  const escaped = template.replaceAll('~', '~0').replaceAll('/', '~1');
  const own = `#/paths/${escaped}/${method.toLowerCase()}/requestBody`;
  const pointer = `${file}${operation.requestBody?.$ref ?? own}/content/application~1json/schema`;
  const violations: string[] = [];
  if (body !== '' && !operation.requestBody) violations.push('a body where none is expected');
  if (body === '' && operation.requestBody?.required) violations.push('no body');
  if (body !== '' && operation.requestBody) violations.push(...faultsOf(pointer, JSON.parse(body)));
  for (const { name = '', in: place, required, schema } of parameters) {
    if (place !== 'header') continue;
    const value = headers[name.toLowerCase()];
    if (value === undefined && required) violations.push(`no header ${name}`);
    if (value !== undefined && schema && !ajv.validate(schema, value))
      violations.push(`header ${name}: ${ajv.errorsText()}`);
  }
  return violations;
};
