import type { Texts } from '../en/en.ts';
import { accounts } from './accounts.ts';
import { apiKeys } from './api-keys.ts';
import { auditActions } from './audit-actions.ts';
import { auditLog } from './audit-log.ts';
import { components } from './components.ts';
import { disputes } from './disputes.ts';
import { eventTypes } from './event-types.ts';
import { events } from './events.ts';
import { home } from './home.ts';
import { ipAllowList } from './ip-allow-list.ts';
import { mismatchReasons } from './mismatch-reasons.ts';
import { myAccount } from './my-account.ts';
import { password } from './password.ts';
import { paymentActions } from './payment-actions.ts';
import { paymentMismatch } from './payment-mismatch.ts';
import { paymentDetails } from './payment-details.ts';
import { paymentStatus } from './payment-status.ts';
import { paymentTimeline } from './payment-timeline.ts';
import { payments } from './payments.ts';
import { payoutRuns } from './payout-runs.ts';
import { payouts } from './payouts.ts';
import { quickStart } from './quick-start.ts';
import { refunds } from './refunds.ts';
import { reconciliation } from './reconciliation.ts';
import { session } from './session.ts';
import { shell } from './shell.ts';
import { signIn } from './sign-in.ts';
import { states } from './states.ts';
import { testClock } from './test-clock.ts';
import { transfers } from './transfers.ts';
import { twoFactor } from './two-factor.ts';
import { users } from './users.ts';
import { webhooks } from './webhooks.ts';

export const fr: Texts = {
  accounts,
  apiKeys,
  auditActions,
  auditLog,
  components,
  disputes,
  eventTypes,
  events,
  home,
  ipAllowList,
  mismatchReasons,
  myAccount,
  password,
  paymentActions,
  paymentMismatch,
  paymentDetails,
  paymentStatus,
  paymentTimeline,
  payments,
  payoutRuns,
  payouts,
  quickStart,
  refunds,
  reconciliation,
  session,
  shell,
  signIn,
  states,
  testClock,
  transfers,
  twoFactor,
  users,
  webhooks,
};
