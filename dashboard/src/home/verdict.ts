import type { Home } from '../api/schema.ts';

/** From the worst to the best. */
export type Verdict =
  | 'quarantined'
  | 'troubled'
  | 'failing'
  | 'differences'
  | 'incomplete'
  | 'disputed'
  | 'refunds'
  | 'webhooks'
  | 'doubt'
  | 'quiet'
  | 'well';

export const verdictOf = ({
  quarantined,
  inDoubt,
  disputes,
  refunds,
  reconciliation,
  webhooks,
  wallet,
}: Home): Verdict => {
  if (quarantined.count > 0) return 'quarantined';
  // The reason why calls fail says more than that they do.
  // Anybody can send something that is refused as a notification: it is shown, and is no alarm.
  if (wallet.troubles.some(({ kind }) => kind !== 'notification')) return 'troubled';
  if (wallet.state === 'failing') return 'failing';
  if (reconciliation !== null && reconciliation.differenceCount > 0) return 'differences';
  if (reconciliation !== null && reconciliation.unchecked > 0) return 'incomplete';
  if (disputes.count > 0) return 'disputed';
  if (waitingOf(refunds) > 0) return 'refunds';
  if (troubledOf(webhooks) > 0) return 'webhooks';
  if (inDoubt.count > 0) return 'doubt';
  return wallet.state === 'unknown' ? 'quiet' : 'well';
};

/** Every payment begins with a call of the wallet. So without any call there has never been a payment. */
export const hasNoPayments = ({ wallet, today, days }: Home) =>
  wallet.lastAnswerAt === null && wallet.recentCalls === 0 && today.started === 0 && days.length === 0;

/** How many refunds somebody has to look after. */
export const waitingOf = ({ refused, undecided }: Home['refunds']) => refused + undecided;

/** How many endpoints somebody has to look at. */
export const troubledOf = ({ failing, givenUp }: Home['webhooks']) => failing + givenUp;
