import { invalidRequest } from './problem.ts';

/** What a platform keeps with something of its own, by name. The service stores it and shows it. */
export type Metadata = Readonly<Record<string, string>>;

export const metadataPairsMax = 50;

/** What to change: a text sets a pair, null removes it, and the others stay (RFC 7396). */
export type MetadataChange = Readonly<Record<string, string | null>>;

/** Null: no pair is left, or there was none. */
export const orNoMetadata = (metadata: Metadata | undefined): Metadata | null =>
  metadata === undefined || Object.keys(metadata).length === 0 ? null : metadata;

export const changeMetadata = (before: Metadata | null, change: MetadataChange): Metadata | null => {
  const pairs = Object.entries({ ...before, ...change }).filter(
    (pair): pair is [string, string] => pair[1] !== null,
  );
  if (pairs.length > metadataPairsMax) {
    const detail = `would have ${pairs.length} pairs, more than ${metadataPairsMax}`;
    throw invalidRequest([{ pointer: '/metadata', detail }]);
  }
  return orNoMetadata(Object.fromEntries(pairs));
};

/** As a column takes it. */
export const toJsonText = (metadata: Metadata | null) => metadata && JSON.stringify(metadata);
