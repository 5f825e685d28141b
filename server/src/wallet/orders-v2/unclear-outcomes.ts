import { reasonOf, type MismatchCode, type MismatchValues } from '../mismatch.ts';

/** The outcome is not known. The caller asks again later. */
export const unknown = (detail: string) => ({ outcome: 'unknown', detail }) as const;

/** The answer contradicts the request. A person has to check. */
export const mismatch = <Code extends MismatchCode>(code: Code, values: MismatchValues<Code>) =>
  ({ outcome: 'mismatch', reason: reasonOf(code, values) }) as const;
