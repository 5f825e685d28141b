import { isOutOfTime } from '../database/errors.ts';
import { Problem } from '../problem.ts';

/** No list may keep the database busy for long; the caller can help by asking for less. */
export const explainTime = (error: unknown): never => {
  if (!isOutOfTime(error)) throw error;
  throw new Problem(
    'search_too_wide',
    'Looking through so many rows takes too long. Ask for a shorter time.',
  );
};
