import type { Home } from '../api/schema.ts';

/** From the worst to the best. */
export type Verdict =
  | 'quarantined'
  | 'troubled'
  | 'failing'
  | 'surroundings'
  | 'differences'
  | 'incomplete'
  | 'disputed'
  | 'refunds'
  | 'webhooks'
  | 'doubt'
  | 'quiet'
  | 'well';

export type Problem = Exclude<Verdict, 'quiet' | 'well'>;

/** What needs attention, the worst first. */
export const problemsOf = (home: Home): readonly Problem[] => {
  const { quarantined, inDoubt, disputes, refunds, reconciliation, webhooks, wallet } = home;
  const differences = reconciliation?.differenceCount ?? 0;
  // Anybody can send something that is refused as a notification: it is shown, and is no alarm.
  const isTroubled = wallet.troubles.some(({ kind }) => kind !== 'notification');
  const isThere: Record<Problem, boolean> = {
    quarantined: quarantined.count > 0,
    troubled: isTroubled,
    // The reason why calls fail says more than that they do.
    failing: wallet.state === 'failing' && !isTroubled,
    surroundings: home.warnings.length > 0,
    differences: differences > 0,
    incomplete: differences === 0 && (reconciliation?.unchecked ?? 0) > 0,
    disputed: disputes.count > 0,
    refunds: waitingOf(refunds) > 0,
    webhooks: troubledOf(webhooks) > 0,
    doubt: inDoubt.count > 0,
  };
  return (Object.keys(isThere) as Problem[]).filter((problem) => isThere[problem]);
};

export const verdictOf = (home: Home): Verdict =>
  problemsOf(home)[0] ?? (home.wallet.state === 'unknown' ? 'quiet' : 'well');

/** Every payment begins with a call of the wallet. So without any call there has never been a payment. */
export const hasNoPayments = ({ wallet, today, days }: Home) =>
  wallet.lastAnswerAt === null && wallet.recentCalls === 0 && today.started === 0 && days.length === 0;

/** How many refunds someone has to look after. */
export const waitingOf = ({ refused, undecided }: Home['refunds']) => refused + undecided;

/** How many endpoints someone has to look at. */
export const troubledOf = ({ failing, givenUp }: Home['webhooks']) => failing + givenUp;
