import type { Answer } from './reply.ts';

/** Nothing can be said: whoever asked asks again later. */
export const unknown = (detail: string) => ({ outcome: 'unknown', detail }) as const;

/** The wallet speaks of something else than what was asked: a person has to look. */
export const mismatch = (detail: string) => ({ outcome: 'mismatch', detail }) as const;

/** What an answer means by a table of issues. Only 404 and 422 are verdicts; with another status the same words are not. */
export const findRefusal = <R>(
  table: Readonly<Record<string, R>>,
  { status, issue = '' }: Answer,
): R | undefined =>
  (status === 404 || status === 422) && Object.hasOwn(table, issue) ? table[issue] : undefined;
