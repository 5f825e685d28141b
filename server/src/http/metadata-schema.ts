import type { FastifyRequest } from 'fastify';
import { metadataPairsMax, type Metadata, type MetadataChange } from '../metadata.ts';
import { invalidRequest } from '../problem.ts';
import { Type } from '../schema.ts';

const name = { minLength: 1, maxLength: 40 };
const value = { type: 'string', maxLength: 500 };
const pairs = { type: 'object', maxProperties: metadataPairsMax, propertyNames: name };
const bounds = `Up to ${metadataPairsMax} pairs of texts: names of 1 to 40 characters, values of up to 500.`;
const example = { cart: '4711' };

/** Where something is made. */
export const metadataField = Type.Optional(
  Type.Unsafe<Metadata>({
    ...pairs,
    additionalProperties: value,
    description: `Yours, returned as it is. ${bounds} Neither the buyer nor the wallet sees it.`,
    examples: [example],
  }),
);

/** Where something is shown. */
export const metadataShown = Type.Unsafe<Metadata>({
  type: 'object',
  additionalProperties: { type: 'string' },
  description: 'Yours, by name. Empty: none.',
  examples: [example],
});

export const metadataChangeBody = Type.Object(
  {
    metadata: Type.Unsafe<MetadataChange>({
      ...pairs,
      additionalProperties: { ...value, type: ['string', 'null'] },
      description: `A text sets a pair, null removes it, and the others stay. ${bounds}`,
      examples: [{ cart: '4712', coupon: null }],
    }),
  },
  // Nothing else can be changed, and whoever tries gets an error.
  { title: 'MetadataChange', additionalProperties: false },
);

/** For the query of a list, as `groupMetadata` leaves it. */
export const metadataFilter = Type.Optional(
  Type.Unsafe<Metadata>({
    ...pairs,
    additionalProperties: value,
    style: 'deepObject',
    explode: true,
    description: 'With exactly these pairs, such as `metadata[cart]=4711`.',
  }),
);

/** Makes one object of `metadata[name]=value` in a query, before the schema checks it. */
export const groupMetadata = async (request: FastifyRequest) => {
  const given = Object.entries(request.query as Record<string, unknown>);
  if (given.some(([key]) => key === 'metadata'))
    throw invalidRequest([{ pointer: 'query/metadata', detail: 'must be written as metadata[name]=value' }]);
  const named = given.map(([key, text]) => [/^metadata\[([^]*)\]$/.exec(key)?.[1], key, text] as const);
  if (named.every(([name]) => name === undefined)) return;
  const rest = named.filter(([name]) => name === undefined).map(([, key, text]) => [key, text] as const);
  const metadata = named.flatMap(([name, , text]) => (name === undefined ? [] : [[name, text] as const]));
  request.query = { metadata: Object.fromEntries(metadata), ...Object.fromEntries(rest) };
};
