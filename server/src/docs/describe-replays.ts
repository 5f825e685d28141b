import { mapValues } from './map-values.ts';

interface Response {
  readonly headers?: object;
}
interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly responses: Readonly<Record<string, Response>>;
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly headers?: object };
}

const name = 'Idempotency-Replayed';

const header = {
  description:
    '`true` if this is the first answer to the same `Idempotency-Key`, given again. Otherwise missing.',
  schema: { type: 'string' },
  example: 'true',
};

const takesKey = ({ parameters = [] }: Operation) =>
  parameters.some((parameter) => parameter.in === 'header' && parameter.name === 'idempotency-key');

const describe = (operation: Operation): Operation =>
  takesKey(operation)
    ? {
        ...operation,
        responses: mapValues(operation.responses, (response, status) =>
          status.startsWith('2')
            ? {
                ...response,
                headers: { ...response.headers, [name]: { $ref: `#/components/headers/${name}` } },
              }
            : response,
        ),
      }
    : operation;

/** Describes the header of a replayed answer on every success of a call that takes an idempotency key. */
export const describeReplays = <T extends object>(description: T): T => {
  const { paths, components, ...rest } = description as unknown as Description;
  return {
    ...rest,
    components: { ...components, headers: { ...components.headers, [name]: header } },
    paths: mapValues(paths, (methods) => mapValues(methods, describe)),
  } as unknown as T;
};
