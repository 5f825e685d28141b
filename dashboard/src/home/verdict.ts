import type { Home } from '../api/schema.ts';

/** From the worst to the best: what a person has to look at, what holds everything up, what solves itself. */
export type Verdict = 'quarantined' | 'failing' | 'doubt' | 'quiet' | 'well';

export const judge = ({ quarantined, inDoubt, wallet }: Home): Verdict => {
  if (quarantined.count > 0) return 'quarantined';
  if (wallet.state === 'failing') return 'failing';
  if (inDoubt.count > 0) return 'doubt';
  return wallet.state === 'unknown' ? 'quiet' : 'well';
};

/** Whatever becomes of a payment, its first call of the wallet is on record: without one there never was a payment. */
export const hasNoPayments = ({ wallet, today, days }: Home) =>
  wallet.lastAnswerAt === null && wallet.recentCalls === 0 && today.started === 0 && days.length === 0;
