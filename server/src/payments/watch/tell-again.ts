import { Problem } from '../../problem.ts';

/** Answers a notification that cannot be acted on now: the wallet has to tell it again. */
export const tellAgain = (why: string) =>
  new Problem('wallet_unavailable', why, { headers: { 'retry-after': '60' } });
