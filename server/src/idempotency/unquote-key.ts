import { invalidRequest } from '../problem.ts';

/** A string as structured fields write it (RFC 8941 §3.3.3). */
const quoted = /^"((?:[^"\\]|\\["\\])*)"$/;

/** The IETF draft of Idempotency-Key wants the key in quotes, and most clients leave them out: both mean the same key. */
export const unquoteKey = (given: string) => {
  const inner = quoted.exec(given)?.[1];
  if (inner === undefined) return given;
  // Otherwise every call of a client that forgot its key would be the same call.
  if (inner === '')
    throw invalidRequest([{ pointer: 'header/idempotency-key', detail: 'must not be empty' }]);
  return inner.replaceAll(/\\(["\\])/g, '$1');
};
