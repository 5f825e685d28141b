import type { TSchema } from '../schema.ts';

/** An answer that also says, in the header `Location`, where to read what was made (RFC 9110 §10.2.2). */
export const withLocation = <T extends TSchema>(schema: T, what: string): T => ({
  ...schema,
  headers: { Location: { type: 'string', description: `Where to read it. ${what}` } },
});
