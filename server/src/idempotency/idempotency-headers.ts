import { Type } from '../schema.ts';
import { problemCodes } from '../problem.ts';
import { keyLengthMax } from './unquote-key.ts';

/** The header that makes a writing call safe to repeat. */
export const idempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: keyLengthMax,
      description:
        'The same key and request get the first success again for 24 hours, with `Idempotency-Replayed: true`. In quotes it is the same key.',
    }),
  ),
});

/** What a writing call can answer because of the header. */
export const idempotencyProblems = problemCodes('idempotency_in_progress', 'idempotency_key_reused');
