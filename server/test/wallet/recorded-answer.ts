import type { Answer } from '../../src/wallet/calling/reply.ts';

/** What the real wallet has answered is in a folder beside the repository and is never copied into it. */
export const recordingsFolder = new URL('../../../../shared/wallet-recordings/', import.meta.url);

// oxlint-disable-next-line typescript/no-explicit-any -- A body of any shape: a reader has to stand it.
export type Body = any;

/** A body as the wallet answers it. */
export const answer = (body: Body): Answer => ({
  kind: 'answer',
  status: 200,
  body,
  issue: undefined,
  retryAfterSeconds: undefined,
});
