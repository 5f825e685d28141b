import { randomUUID } from 'node:crypto';
import { sealBankAccount, maskBankAccount } from '../../../src/accounts/bank-account.ts';
import type { PaymentDependencies } from '../../../src/payments/dependencies.ts';
import { sumAccounts } from '../../../src/payments/store/sum-accounts.ts';
import { cancelPayout } from '../../../src/payouts/cancel-payout.ts';
import { createPayout } from '../../../src/payouts/create-payout.ts';
import { approveRun, cancelRun } from '../../../src/payouts/decide-run.ts';
import { makeRun } from '../../../src/payouts/make-run.ts';
import { makePayoutId } from '../../../src/payouts/payout.ts';
import { readRunFile } from '../../../src/payouts/run-file.ts';
import { findRun } from '../../../src/payouts/run-queries.ts';
import { runIdOf } from '../../../src/payouts/run.ts';
import { toSepaId } from '../../../src/payouts/sepa-text.ts';
import { settlePayout } from '../../../src/payouts/settle-payout.ts';
import { takeInStatement } from '../../../src/payouts/take-in-statement.ts';
import { givenTransfer } from '../../accounts/given-transfer.ts';
import { ourBank } from '../../payouts/payout-support.ts';
import { readPain } from '../../payouts/read-pain.ts';
import { writeCamt } from '../../payouts/write-camt.ts';
import { administrator, platformActing } from '../../support/actors.ts';
import { makeMortalProcess } from './mortal-process.ts';
import { listStops } from './scenarios.ts';
import { untilStopped, type Stop } from './steps.ts';
import type { World } from './world.ts';

/** An account with 100, its payout, and the run that takes it. */
interface Scene {
  readonly deps: PaymentDependencies;
  readonly accountId: string;
  readonly payoutId: string;
  readonly runId: string;
  readonly apiKeyId: string;
}

const entryOf = ({ payoutId }: Scene) => ({ endToEndId: toSepaId(payoutId), amount: '1.00' });

/** What platforms, administrators and their bank do with a payout. Each can be sent again. */
const acts = {
  create: ({ deps, accountId, payoutId, apiKeyId }: Scene) =>
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
  cancel: ({ deps, payoutId, apiKeyId }: Scene) => cancelPayout(deps, payoutId, platformActing(apiKeyId)),
  collect: ({ deps, runId }: Scene) => makeRun(deps, runId, administrator),
  approve: async ({ deps, runId }: Scene) => {
    const run = await findRun(deps.sql, runId);
    return approveRun(deps, runId, run!, administrator);
  },
  cancel_run: ({ deps, runId }: Scene) => cancelRun(deps, runId, administrator),
  pay: (scene: Scene) => takeInStatement(scene.deps, writeCamt([entryOf(scene)]), administrator),
  return: (scene: Scene) => {
    const entry = { ...entryOf(scene), direction: 'CRDT', reason: 'AC04' } as const;
    return takeInStatement(scene.deps, writeCamt([entry]), administrator);
  },
  settle: ({ deps, payoutId }: Scene) =>
    settlePayout(deps, payoutId, { outcome: 'returned', note: 'of a crash run' }, administrator),
} satisfies Record<string, (scene: Scene) => Promise<unknown>>;

type PayoutAct = keyof typeof acts;

/** What is there at the end, wherever a process has stopped on the way. */
interface Outcome {
  readonly status: string;
  readonly postings: readonly string[];
  readonly events: readonly string[];
  /** How often the log has each act of an administrator on the run. */
  readonly logged: readonly string[];
  /** What the account has, and what the file of the run pays. */
  readonly balanceMinor: bigint;
  readonly file: string | null;
}

interface PayoutStory {
  readonly name: string;
  readonly acts: readonly PayoutAct[];
  readonly outcome: Outcome;
}

const approved = ['payout_run_approved', 'payout_run_made'];

export const payoutStories: readonly PayoutStory[] = [
  {
    name: 'a payout that is cancelled',
    acts: ['create', 'cancel'],
    outcome: {
      status: 'cancelled',
      postings: ['back', 'reserve'],
      events: ['payout.created', 'payout.cancelled'],
      logged: [],
      balanceMinor: 100n,
      file: null,
    },
  },
  {
    name: 'a payout whose run is cancelled',
    acts: ['create', 'collect', 'cancel_run', 'cancel'],
    outcome: {
      status: 'cancelled',
      postings: ['back', 'reserve'],
      events: ['payout.created', 'payout.cancelled'],
      logged: ['payout_run_cancelled', 'payout_run_made'],
      balanceMinor: 100n,
      file: null,
    },
  },
  {
    name: 'a payout that comes back',
    acts: ['create', 'collect', 'approve', 'pay', 'return'],
    outcome: {
      status: 'returned',
      postings: ['pay', 'reserve', 'return'],
      events: ['payout.created', 'payout.approved', 'payout.paid', 'payout.returned'],
      logged: approved,
      balanceMinor: 100n,
      file: '1.00',
    },
  },
  {
    name: 'a payout that is paid',
    acts: ['create', 'collect', 'approve', 'pay'],
    outcome: {
      status: 'paid',
      postings: ['pay', 'reserve'],
      events: ['payout.created', 'payout.approved', 'payout.paid'],
      logged: approved,
      balanceMinor: 0n,
      file: '1.00',
    },
  },
  {
    name: 'a payout that is settled by hand',
    acts: ['create', 'collect', 'approve', 'settle'],
    outcome: {
      status: 'returned',
      postings: ['back', 'reserve'],
      events: ['payout.created', 'payout.approved', 'payout.returned'],
      logged: approved,
      balanceMinor: 100n,
      file: '1.00',
    },
  },
];

interface PayoutRun {
  readonly stop?: Stop;
  /** Another process does the same at the same moment. Otherwise it begins when the first one has ended. */
  readonly isBeside?: boolean;
}

/** Does what a story says, while the process stops somewhere. Whoever has no answer sends it again, to another process. */
export const runPayout = async (
  world: World,
  { acts: names }: PayoutStory,
  { stop, isBeside = false }: PayoutRun,
) => {
  const { PAYOUT_NAME: payoutName, PAYOUT_IBAN: payoutIban } = ourBank;
  const config = { ...world.deps.config, payoutName, payoutIban, payoutApproval: 'same' as const };
  const deps = { ...world.deps, config };
  const scene: Scene = {
    deps,
    accountId: await givenPayable(world),
    payoutId: makePayoutId(deps.clock()),
    runId: runIdOf(randomUUID()),
    apiKeyId: world.apiKeyId,
  };
  const actIn = async (here: PaymentDependencies) => {
    for (const name of names) await acts[name]({ ...scene, deps: here });
  };
  const process = makeMortalProcess(deps, [], stop);
  const first = untilStopped(actIn(process.deps));
  if (!isBeside) await first;
  await Promise.all([first, actIn(deps)]);
  return { names: process.names, outcome: await readOutcome(world, scene) };
};

/** What comes of it when the process stops at one of so many of its steps, each in a run of its own. */
export const stopPayout = async (world: World, story: PayoutStory, oneOf: number) => {
  const { names } = await runPayout(world, story, {});
  const stopped: { stop: Stop; outcome: Outcome }[] = [];
  for (const stop of listStops(names).filter((_, index) => index % oneOf === 0))
    stopped.push({ stop, outcome: (await runPayout(world, story, { stop })).outcome });
  return stopped;
};

const givenPayable = async ({ deps, owner }: World) => {
  const accountId = `due-${randomUUID()}`;
  await givenTransfer(owner, 'lender', accountId);
  const bank = { iban: 'DE89370400440532013000', bic: null };
  const { text, secretId } = sealBankAccount(deps, { platformId: 1, accountId }, bank);
  await owner`
    update accounts set name = 'Due', bank_account = ${text}, bank_secret_id = ${secretId},
      iban_masked = ${maskBankAccount(bank).ibanMasked}, bank_changed_at = now() - interval '2 days', updated_at = now()
    where id = ${accountId}`;
  return accountId;
};

const readOutcome = async (
  { owner }: World,
  { deps, payoutId, runId, accountId }: Scene,
): Promise<Outcome> => {
  const [row] = await owner<Omit<Outcome, 'balanceMinor' | 'file'>[]>`
    select status, array(select substr(id, ${payoutId.length + 2}) from account_transfers where payout_id = p.id order by id) as postings,
      array(select type from all_events where subject_id = p.id order by sequence) as events,
      array(select action from audit_entries where subject = ${runId} order by action) as logged
    from payouts p where id = ${payoutId}`;
  const [sum] = await sumAccounts(deps.sql, 1, [accountId], deps.clock());
  const run = await findRun(deps.sql, runId);
  const text = run?.status === 'approved' ? await readRunFile(deps, runId, administrator) : undefined;
  return {
    ...row!,
    balanceMinor: sum?.amountMinor ?? 0n,
    file: text === undefined ? null : readPain(text).controlSum,
  };
};
