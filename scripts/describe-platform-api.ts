interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

interface Operation {
  readonly responses: Readonly<Record<string, { readonly headers?: object }>>;
}

const keep = <T>(record: Readonly<Record<string, T>>, isKept: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => isKept(name)));

const successesOf = ({ responses }: Operation) =>
  Object.fromEntries(
    Object.entries(keep(responses, (status) => status.startsWith('2'))).map(
      ([status, { headers: _headers, ...body }]) => [status, body],
    ),
  );

/** The names of the schemas that a part of the description refers to. */
const findNames = (part: object) =>
  [...JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name!);

/**
 * The platform's half of the API, for the types of the client library: its calls with the bodies of their successes, and the schemas
 * that these use. A problem is of one schema, whatever the call.
 */
export const describePlatformApi = (description: object) => {
  const { paths, components, ...rest } = description as Description;
  const calls = Object.entries(paths)
    .filter(([path]) => path.startsWith('/webservice/v2/'))
    .map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, call]) => [method, { ...call, responses: successesOf(call) }]),
      ),
    ]);
  const own = Object.fromEntries(calls) as Description['paths'];
  const used = new Set(['Problem', ...findNames(own)]);
  // A set is walked to its end with what is added on the way.
  for (const name of used) for (const inner of findNames(components.schemas[name]!)) used.add(inner);
  return { ...rest, paths: own, components: { schemas: keep(components.schemas, (name) => used.has(name)) } };
};
