import { transferCommission } from '../../../src/accounts/transfers/transfer-commission.ts';
import type { PaymentDependencies } from '../../../src/payments/dependencies.ts';
import { cancelPayout } from '../../../src/payouts/cancel-payout.ts';
import { createPayout } from '../../../src/payouts/create-payout.ts';
import { approveRun, cancelRun } from '../../../src/payouts/decide-run.ts';
import { makeRun } from '../../../src/payouts/make-run.ts';
import { makeScheduledPayouts } from '../../../src/payouts/make-scheduled.ts';
import { findPayout } from '../../../src/payouts/queries.ts';
import { findRun } from '../../../src/payouts/run-queries.ts';
import { toSepaId } from '../../../src/payouts/sepa-text.ts';
import { settlePayout } from '../../../src/payouts/settle-payout.ts';
import { takeInStatement } from '../../../src/payouts/take-in-statement.ts';
import { Problem } from '../../../src/problem.ts';
import { writeCamt } from '../../payouts/write-camt.ts';
import { administrator, platformActing } from '../../support/actors.ts';

/** An account, its payout of 100, and the runs that may take it. */
export interface PayoutScene {
  readonly deps: PaymentDependencies;
  readonly accountId: string;
  readonly payoutId: string;
  readonly runId: string;
  readonly otherRunId: string;
  readonly apiKeyId: string;
}

const roundsMax = 50;

const entryOf = ({ payoutId }: PayoutScene) => ({ endToEndId: toSepaId(payoutId), amount: '1.00' });

const collect = (deps: PaymentDependencies, runId: string) => makeRun(deps, runId, administrator);

const approve = async (deps: PaymentDependencies, runId: string) => {
  const run = await findRun(deps.sql, runId);
  if (run) await approveRun(deps, runId, run, administrator);
};

/** As the routes do, which find the payout first. */
const ifThere = async (scene: PayoutScene, act: (scene: PayoutScene) => Promise<unknown>) => {
  if (await findPayout(scene.deps.sql, scene.payoutId)) await act(scene);
};

/** What platforms, administrators and their bank do with a payout. Each can be sent again. */
const acts = {
  create: ({ deps, accountId, payoutId, apiKeyId }: PayoutScene) =>
    createPayout(
      deps,
      {
        id: payoutId,
        platformId: 1,
        accountId,
        currency: 'EUR',
        amountMinor: undefined,
        reference: null,
        metadata: null,
        apiKeyId,
      },
      platformActing(apiKeyId),
    ),
  /** A round passes an account by from which someone else is just taking money. The next one comes seconds later. */
  schedule: async ({ deps, payoutId }: PayoutScene) => {
    for (let rounds = 0; rounds < roundsMax; rounds += 1) {
      await makeScheduledPayouts(deps);
      if (await findPayout(deps.sql, payoutId)) return;
    }
  },
  commission: ({ deps, accountId, payoutId }: PayoutScene) => {
    const id = payoutId.replace('po_', 'p2p_');
    const order = { id, platformId: 1, toAccountId: accountId, currency: 'EUR', amountMinor: 100n };
    return transferCommission(deps, { ...order, comment: null }, administrator);
  },
  cancel: (scene: PayoutScene) =>
    ifThere(scene, ({ deps, payoutId, apiKeyId }) => cancelPayout(deps, payoutId, platformActing(apiKeyId))),
  collect: ({ deps, runId }: PayoutScene) => collect(deps, runId),
  collect_other: ({ deps, otherRunId }: PayoutScene) => collect(deps, otherRunId),
  approve: ({ deps, runId }: PayoutScene) => approve(deps, runId),
  approve_other: ({ deps, otherRunId }: PayoutScene) => approve(deps, otherRunId),
  cancel_run: ({ deps, runId }: PayoutScene) => cancelRun(deps, runId, administrator),
  pay: (scene: PayoutScene) => takeInStatement(scene.deps, writeCamt([entryOf(scene)]), administrator),
  return: (scene: PayoutScene) => {
    const entry = { ...entryOf(scene), direction: 'CRDT', reason: 'AC04' } as const;
    return takeInStatement(scene.deps, writeCamt([entry]), administrator);
  },
  settle: (scene: PayoutScene) =>
    ifThere(scene, ({ deps, payoutId }) =>
      settlePayout(deps, payoutId, { outcome: 'returned', note: 'of a crash run' }, administrator),
    ),
} satisfies Record<string, (scene: PayoutScene) => Promise<unknown>>;

export type PayoutAct = keyof typeof acts;

/** A refusal is an answer, for instance where another one was first. Everything else that is thrown is passed on. */
export const performPayoutAct = async (scene: PayoutScene, act: PayoutAct) => {
  try {
    await acts[act](scene);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
};
