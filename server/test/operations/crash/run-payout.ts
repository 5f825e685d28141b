import { randomUUID } from 'node:crypto';
import { sealBankAccount, maskBankAccount } from '../../../src/accounts/bank-account.ts';
import type { PaymentDependencies } from '../../../src/payments/dependencies.ts';
import { sumAccounts } from '../../../src/payments/store/sum-accounts.ts';
import { makePayoutId, scheduledPayoutIdOf } from '../../../src/payouts/payout.ts';
import { readRunFile } from '../../../src/payouts/run-file.ts';
import { findRun } from '../../../src/payouts/run-queries.ts';
import { runIdOf } from '../../../src/payouts/run.ts';
import { toSepaId } from '../../../src/payouts/sepa-text.ts';
import { givenCommission, givenTransfer } from '../../accounts/given-transfer.ts';
import { ourBank } from '../../payouts/payout-support.ts';
import { readPain } from '../../payouts/read-pain.ts';
import { administrator } from '../../support/actors.ts';
import { makeMortalProcess } from './mortal-process.ts';
import { performPayoutAct, type PayoutAct, type PayoutScene } from './payout-acts.ts';
import type { Outcome, PayoutStory } from './payout-stories.ts';
import { listStops } from './scenarios.ts';
import { untilStopped, type Stop } from './steps.ts';
import type { World } from './world.ts';

interface PayoutRun {
  readonly stop?: Stop;
  /** Another process does the same at the same moment. Otherwise it begins when the first one has ended. */
  readonly isBeside?: boolean;
}

/** Does what a story says, while the process stops somewhere. Whoever has no answer sends it again, to another process. */
export const runPayout = async (world: World, story: PayoutStory, { stop, isBeside = false }: PayoutRun) => {
  const { PAYOUT_NAME: payoutName, PAYOUT_IBAN: payoutIban } = ourBank;
  const config = { ...world.deps.config, payoutName, payoutIban, payoutApproval: 'same' as const };
  const at = new Date();
  const deps = { ...world.deps, config, clock: () => at };
  const accountId = await givenPayable(world, story);
  const scene: PayoutScene = {
    deps,
    accountId,
    payoutId:
      story.isScheduled === true
        ? scheduledPayoutIdOf({ platformId: 1, accountId }, at)
        : makePayoutId(deps.clock()),
    runId: runIdOf(randomUUID()),
    otherRunId: runIdOf(randomUUID()),
    apiKeyId: world.apiKeyId,
  };
  const hasBegun = Promise.withResolvers<void>();
  const actIn = async (here: PaymentDependencies, acts: readonly PayoutAct[]) => {
    for (const act of acts) {
      await performPayoutAct({ ...scene, deps: here }, act);
      if (act === story.rival?.after) hasBegun.resolve();
    }
  };
  const process = makeMortalProcess(deps, [], stop);
  const first = untilStopped(actIn(process.deps, story.acts)).finally(hasBegun.resolve);
  const rival = hasBegun.promise.then(() => actIn(deps, story.rival?.acts ?? []));
  if (!isBeside) await Promise.all([first, rival]);
  await Promise.all([first, rival, actIn(deps, story.acts)]);
  // Beside each other, one may have been refused what the other one had not come to.
  if (isBeside) await actIn(deps, story.acts);
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

/** An account that can be paid out, and what it will be paid: 100. */
const givenPayable = async (world: World, { isPoor = false, isScheduled = false }: PayoutStory) => {
  const accountId = `due-${randomUUID()}`;
  const { owner } = world;
  if (isPoor) {
    // Enough for a second transfer of it, which would be one too many.
    await givenCommission(owner);
    await givenCommission(owner);
  } else await givenTransfer(owner, 'lender', accountId);
  await givenBankAccount(world, accountId);
  if (isScheduled)
    await owner`
      update accounts set payout_every = 'day', payout_minimum_minor = 100, payout_due_at = now() - interval '1 minute', updated_at = now()
      where id = ${accountId}`;
  return accountId;
};

/** An account that has been paid out to the same bank account for long enough. */
export const givenBankAccount = async (
  { deps, owner }: Pick<World, 'deps' | 'owner'>,
  accountId: string,
  reserve?: { readonly rate: number; readonly days: number },
) => {
  const bank = { iban: 'DE89370400440532013000', bic: null };
  const { text, secretId } = sealBankAccount(deps, { platformId: 1, accountId }, bank);
  await owner`
    insert into accounts (platform_id, id, opened_at, updated_at, name, bank_account, bank_secret_id, iban_masked, bank_changed_at,
      reserve_rate, reserve_days)
    values (1, ${accountId}, now(), now(), 'Due', ${text}, ${secretId}, ${maskBankAccount(bank).ibanMasked}, now() - interval '2 days',
      ${reserve?.rate ?? null}, ${reserve?.days ?? null})
    on conflict (platform_id, id) do update set name = excluded.name, bank_account = excluded.bank_account,
      bank_secret_id = excluded.bank_secret_id, iban_masked = excluded.iban_masked, bank_changed_at = excluded.bank_changed_at,
      updated_at = excluded.updated_at`;
};

const readOutcome = async ({ owner }: World, scene: PayoutScene): Promise<Outcome> => {
  const { deps, payoutId, runId, otherRunId, accountId } = scene;
  const [row] = await owner<Omit<Outcome, 'balanceMinor' | 'files'>[]>`
    select status, array(select substr(id, ${payoutId.length + 2}) from account_transfers where payout_id = p.id order by id) as postings,
      array(select type from all_events where subject_id = p.id order by sequence) as events,
      array(select action from audit_entries where subject = coalesce(p.run_id, ${runId}) order by action) as logged
    from payouts p where id = ${payoutId}`;
  const [sum] = await sumAccounts(deps.sql, 1, [accountId], deps.clock());
  const files: string[] = [];
  for (const id of [runId, otherRunId]) {
    const run = await findRun(deps.sql, id);
    if (run?.status !== 'approved') continue;
    const { transfers } = readPain(await readRunFile(deps, id, administrator));
    const ours = transfers.filter(({ endToEndId }) => endToEndId === toSepaId(payoutId));
    files.push(...ours.map(({ amount }) => amount));
  }
  return { ...row!, balanceMinor: sum?.amountMinor ?? 0n, files };
};
