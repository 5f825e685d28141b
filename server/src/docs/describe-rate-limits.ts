import { mapValues } from './map-values.ts';

interface Response {
  readonly $ref?: string;
  readonly headers?: object;
}
type Responses = Readonly<Record<string, Response>>;
interface Operation {
  readonly responses: Responses;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly responses: Responses };
}

/** IETF draft-ietf-httpapi-ratelimit-headers-10. Each is a list of structured fields (RFC 9651), with a part for each limit. */
const headers = {
  RateLimit: {
    description:
      'How many requests are left (`r`), and in how many seconds there are more (`t`), for the key and for its platform. A 429 names ' +
      'the limit that was reached. Missing where nobody was authenticated.',
    schema: { type: 'string' },
    example: '"key";r=11999;t=60, "platform";r=35999;t=60',
  },
  'RateLimit-Policy': {
    description:
      'The limits: so many requests (`q`) in so many seconds (`w`). Missing where nobody was authenticated.',
    schema: { type: 'string' },
    example: '"key";q=12000;w=60, "platform";q=36000;w=60',
  },
};
const references = Object.fromEntries(
  Object.keys(headers).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
);

const withHeaders = <R extends Response>(response: R): R => ({
  ...response,
  headers: { ...response.headers, ...references },
});

const isCounted = ({ security = [] }: Operation) =>
  security.some((scheme) => 'bearer' in scheme || 'apiKey' in scheme);

const nameOf = ({ $ref }: Response) => $ref?.replace('#/components/responses/', '');

/** Describes the headers of rate limits on every answer of a call with a key or token. */
export const describeRateLimits = <T extends object>(description: T): T => {
  const { paths, components, ...rest } = description as unknown as Description;
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const shared = new Set(
    operations.filter(isCounted).flatMap(({ responses }) => Object.values(responses).map(nameOf)),
  );
  const describe = (operation: Operation): Operation =>
    isCounted(operation)
      ? {
          ...operation,
          responses: mapValues(operation.responses, (response) =>
            response.$ref === undefined ? withHeaders(response) : response,
          ),
        }
      : operation;
  return {
    ...rest,
    components: {
      ...components,
      headers,
      responses: mapValues(components.responses, (response, name) =>
        shared.has(name) ? withHeaders(response) : response,
      ),
    },
    paths: mapValues(paths, (methods) => mapValues(methods, describe)),
  } as unknown as T;
};
