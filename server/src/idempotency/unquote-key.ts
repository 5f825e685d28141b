import { invalidRequest } from '../problem.ts';

export const keyLengthMax = 255;

/** A string as structured fields write it (RFC 8941 §3.3.3). */
const quoted = /^"((?:[^"\\]|\\["\\])*)"$/;

const invalidKey = (detail: string) => invalidRequest([{ pointer: 'header/idempotency-key', detail }]);

/**
 * The IETF draft of Idempotency-Key wants the key in quotes, and most clients leave them out: both mean the same key. Its length is
 * checked here, too: a route that looks at the faults of its schema by itself may come here first.
 */
export const unquoteKey = (given: string) => {
  if (given.length > keyLengthMax) throw invalidKey(`must have at most ${keyLengthMax} characters`);
  const key = quoted.exec(given)?.[1]?.replaceAll(/\\(["\\])/g, '$1') ?? given;
  // Otherwise every call of a client that forgot its key would be the same call.
  if (key === '') throw invalidKey('must not be empty');
  return key;
};
