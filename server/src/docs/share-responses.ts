import { mapValues } from './map-values.ts';

interface Response {
  readonly content?: { readonly 'application/problem+json'?: { readonly examples: object } };
}
interface Operation {
  readonly responses: Readonly<Record<string, Response>>;
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: object;
}

/** Moves the problem answers to `components.responses`, each once: most of them are the same on many routes. */
export const shareResponses = <T extends object>(description: T): T => {
  const { paths, components, ...rest } = description as unknown as Description;
  const shared: Record<string, Response> = {};

  const share = (response: Response) => {
    const examples = response.content?.['application/problem+json']?.examples;
    if (examples === undefined) return response;
    const name = Object.keys(examples).join('.');
    shared[name] = response;
    return { $ref: `#/components/responses/${name}` };
  };
  const sharedPaths = mapValues(paths, (operations) =>
    mapValues(operations, (operation) => ({
      ...operation,
      responses: mapValues(operation.responses, share),
    })),
  );
  return { ...rest, components: { ...components, responses: shared }, paths: sharedPaths } as unknown as T;
};
