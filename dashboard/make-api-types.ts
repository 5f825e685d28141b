import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';

/** The types of the half of the API whose addresses begin with the prefix, made from its description. */
export const makeApiTypes = async (description: object, prefix: '/dashboard/api' | '/webservice/v2') => {
  const { paths = {}, ...rest } = description as OpenAPI3;
  const own = Object.entries(paths)
    .filter(([path]) => path.startsWith(prefix))
    .map(([path, item]) => [path.slice(prefix.length), item] as const);
  const types = await openapiTS(
    { ...rest, paths: Object.fromEntries(own) },
    {
      // `ApiKey` beside `components['schemas']['ApiKey']`.
      rootTypes: true,
      rootTypesNoSchemaPrefix: true,
      rootTypesKeepCasing: true,
      // A field with a default may be left out.
      defaultNonNullable: false,
    },
  );
  return `// Written by \`npm run openapi\` from docs/openapi.json, and compared with it by a test. Do not edit.\n\n${astToString(types)}`;
};
