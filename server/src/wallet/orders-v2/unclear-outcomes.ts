import type { Answer } from './reply.ts';

/** The outcome is not known. The caller asks again later. */
export const unknown = (detail: string) => ({ outcome: 'unknown', detail }) as const;

/** The answer contradicts the request. A person has to check. */
export const mismatch = (detail: string) => ({ outcome: 'mismatch', detail }) as const;

/**
 * Looks up the issue of an answer in a table. Only 404 and 422 count: with another status the issue decides nothing.
 */
export const findRefusal = <R>(
  table: Readonly<Record<string, R>>,
  { status, issue = '' }: Answer,
): R | undefined =>
  (status === 404 || status === 422) && Object.hasOwn(table, issue) ? table[issue] : undefined;
