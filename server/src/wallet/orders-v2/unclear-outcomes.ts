/** The outcome is not known. The caller asks again later. */
export const unknown = (detail: string) => ({ outcome: 'unknown', detail }) as const;

/** The answer contradicts the request. A person has to check. */
export const mismatch = (detail: string) => ({ outcome: 'mismatch', detail }) as const;
