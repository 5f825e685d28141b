/** What a JSON schema of our own routes can be made of. */
interface Schema {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly type?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly { name: string; in: string; required?: boolean; schema: Schema }[];
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content>>;
}

const quote = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll("'", String.raw`\'`)
    .replaceAll('"', "'");

const typeOf = (schema: Schema): string => {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1)!;
  if (schema.const !== undefined) return quote(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(quote).join(' | ');
  if (schema.anyOf !== undefined) return schema.anyOf.map(typeOf).join(' | ');
  switch (schema.type) {
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return `readonly (${typeOf(schema.items ?? {})})[]`;
    case 'object':
      return objectOf(schema);
    case undefined:
    default:
      return 'unknown';
  }
};

const objectOf = ({ properties = {}, required = [], additionalProperties }: Schema) => {
  const members = Object.entries(properties).map(
    ([name, schema]) =>
      `readonly ${name}${required.includes(name) ? '' : '?'}: ${typeOf(schema)}${required.includes(name) ? '' : ' | undefined'}`,
  );
  if (members.length > 0) return `{ ${members.join('; ')} }`;
  return typeof additionalProperties === 'object'
    ? `Readonly<Record<string, ${typeOf(additionalProperties)}>>`
    : 'Readonly<Record<string, never>>';
};

const jsonOf = (content: Content | undefined) => content?.content?.['application/json']?.schema;

const inputOf = ({ parameters = [], requestBody }: Operation) => {
  const group = (place: string, name: string) => {
    const members = parameters.filter((parameter) => parameter.in === place);
    if (members.length === 0) return [];
    const properties = Object.fromEntries(members.map((member) => [member.name, member.schema]));
    const required = members.filter((member) => member.required).map((member) => member.name);
    return [`readonly ${name}${required.length > 0 ? '' : '?'}: ${objectOf({ properties, required })}`];
  };
  const body = jsonOf(requestBody);
  const parts = [...group('path', 'params'), ...group('query', 'query')];
  if (body) parts.push(`readonly body: ${typeOf(body)}`);
  return parts.length === 0 ? 'Nothing' : `{ ${parts.join('; ')} }`;
};

/** What a call that went well answers. One that can go well in two ways answers either. */
const answerOf = ({ responses = {} }: Operation) => {
  const answers = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, response]) => jsonOf(response))
    .map((schema) => (schema === undefined || schema.type === 'null' ? 'undefined' : typeOf(schema)));
  return [...new Set(answers)].join(' | ') || 'undefined';
};

/** The dashboard's view of the API description: a type for each of its operations, and where to call it. */
export const writeDashboardOperations = (description: object) => {
  const { paths, components } = description as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: { Problem: Schema } };
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags?.includes('Dashboard') && operation.operationId)
      .map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
  );
  const types = operations.map(
    (operation) =>
      `  /** ${operation.summary ?? operation.operationId}. */\n` +
      `  readonly ${operation.operationId}: { readonly input: ${inputOf(operation)}; readonly answer: ${answerOf(operation)} };`,
  );
  const places = operations.map(({ operationId, method, path }) => `  ${operationId}: '${method} ${path}',`);
  return [
    '// Written by `npm run openapi` from docs/openapi.json, and held to it by a test. Not to be edited.\n',
    `export type Problem = ${typeOf(components.schemas.Problem)};\n`,
    'interface Nothing {\n  readonly body?: never;\n}\n',
    `export interface Operations {\n${types.join('\n')}\n}\n`,
    `export const places: Readonly<Record<keyof Operations, string>> = {\n${places.join('\n')}\n};\n`,
  ].join('\n');
};
