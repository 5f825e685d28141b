import type { TestServer } from '../../support/server.ts';

/** A call of the API as it is described, with everything that it can answer: a status, or a status and a code. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Who calls it. */
  readonly caller: 'anybody' | 'platform' | 'operator' | 'key';
  readonly answers: readonly string[];
}

interface Content {
  readonly examples?: Readonly<Record<string, unknown>>;
}

interface Answer {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, Content>>;
}

export interface Schema {
  readonly $ref?: string;
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
}

interface Body {
  readonly example?: unknown;
  readonly schema: Schema;
}

export interface Described {
  readonly operationId: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Body>> };
  readonly responses: Readonly<Record<string, Answer>>;
}

/** The parts that are read of an OpenAPI description. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: {
    readonly responses: Readonly<Record<string, Answer>>;
    readonly schemas: Readonly<Record<string, Schema>>;
  };
}

const callers = { bearer: 'platform', session: 'operator', apiKey: 'key' } as const;

export const fetchDescription = async ({ url }: Pick<TestServer, 'url'>) =>
  (await (await fetch(`${url}/openapi.json`)).json()) as Description;

export const operationsOf = ({ paths, components }: Description): Operation[] => {
  const answersOf = ([status, answer]: [string, Answer]) => {
    const shared = answer.$ref?.replace('#/components/responses/', '');
    const { content = {} } = shared === undefined ? answer : components.responses[shared]!;
    const codes = Object.values(content).flatMap(({ examples = {} }) => Object.keys(examples));
    return status.startsWith('2') ? [status] : codes.map((code) => `${status} ${code}`);
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, security = [], responses }]) => {
      const [scheme] = Object.keys(security[0] ?? {}) as (keyof typeof callers)[];
      return {
        id: operationId,
        method: method.toUpperCase(),
        path,
        caller: scheme === undefined ? ('anybody' as const) : callers[scheme],
        answers: Object.entries(responses).flatMap(answersOf),
      };
    }),
  );
};

/** An answer as the description names it. */
export const nameAnswer = async (answer: Response) => {
  const text = await answer.text();
  if (answer.ok) return String(answer.status);
  const { code, error } = JSON.parse(text) as { code?: string; error?: string };
  return `${answer.status} ${code ?? error}`;
};
