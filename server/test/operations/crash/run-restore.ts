import { setTimeout as pause } from 'node:timers/promises';
import { connectAlone } from '../../../src/database/client.ts';
import { bringIn } from '../../support/adopt-differences.ts';
import { checkBooksOf } from '../../support/check-books.ts';
import { copyDatabase, makeDatabase } from '../../support/database.ts';
import { startWallet } from '../../wallet/support.ts';
import { perform } from './acts.ts';
import { withTime } from './process-time.ts';
import { makeRandom, pickLostTime, type LostTime } from './random-scenarios.ts';
import { makeDue, recover } from './recover.ts';
import { findBreach } from './rules.ts';
import type { Run } from './run.ts';
import { makeRun, prepare } from './run-scenario.ts';
import { untilStopped } from './steps.ts';
import { accountOf, addApiKey, openWorld, type World } from './world.ts';

/** So many payments are in one backup. */
const paymentsAtOnce = 12;

export interface Restored {
  readonly payments: number;
  /** How many of their processes stood in the middle of their work when the backup was made. */
  readonly underWay: number;
  /** How much was brought in. */
  readonly adopted: number;
  readonly breaches: readonly { readonly plan: LostTime; readonly breach: string }[];
}

/**
 * Copies the database at a moment at which every process stands somewhere in its work, goes on, and restores the copy. What it lacks is
 * brought in as docs/operating.md says, other processes recover, and the rules are checked against what the wallet really has.
 */
export const runRestore = async (postgresUrl: string, seed: number): Promise<Restored> => {
  const random = makeRandom(seed);
  const plans = Array.from({ length: paymentsAtOnce }, () => pickLostTime(random));
  const wallet = await startWallet();
  const originalUrl = await makeDatabase(postgresUrl, 'sandbox');
  try {
    const original = await openWorld(originalUrl, wallet);
    await addApiKey(original);
    const acting = await Promise.all(plans.filter(isOlder).map((plan) => actUntilBackup(original, plan)));
    const backupUrl = await takeBackup(postgresUrl, originalUrl);
    const newer = plans.filter((plan) => !isOlder(plan)).map((plan) => actUntilBackup(original, plan));
    const lived = await Promise.all([...acting, ...(await Promise.all(newer))].map(({ goOn }) => goOn()));
    await original.close();
    const restored = await openWorld(backupUrl, wallet);
    try {
      const underWay = acting.filter((one) => one.isUnderWay).length;
      return { underWay, ...(await recoverAll(restored, lived)) };
    } finally {
      await restored.close();
      await checkBooksOf(backupUrl);
      await dropDatabases(postgresUrl, [originalUrl, backupUrl]);
    }
  } finally {
    await wallet.close();
  }
};

const isOlder = ({ isNewer }: LostTime) => !isNewer;

interface Lived {
  readonly plan: LostTime;
  readonly run: Run;
}

/** Resolves when the process has come to where the backup finds it. `goOn` lets it do the rest, which will be lost. */
const actUntilBackup = async (world: World, plan: LostTime) => {
  const { scenario, lost } = plan;
  const run = await prepare(world, scenario);
  const { process, scene } = run.startProcess(scenario.stop);
  const hasActed = Promise.withResolvers<void>();
  const mayGoOn = Promise.withResolvers<void>();
  const acting = withTime(process.time, async () => {
    for (const act of scenario.acts) await untilStopped(perform(scene, act));
    hasActed.resolve();
    await mayGoOn.promise;
    for (const act of lost) await untilStopped(perform(scene, act));
  });
  await Promise.race([process.stalled, hasActed.promise, acting]);
  const goOn = async (): Promise<Lived> => {
    void process.stalled.then(() => process.wake(0));
    mayGoOn.resolve();
    await acting;
    return { plan, run };
  };
  return { goOn, isUnderWay: process.hasStalled() };
};

const copyTriesMax = 50;

/** PostgreSQL copies a database that nobody is connected to. No statement runs at this moment, and the pools connect again. */
const takeBackup = async (postgresUrl: string, originalUrl: string) => {
  const name = new URL(originalUrl).pathname.slice(1);
  const admin = await connectAlone(postgresUrl);
  try {
    for (let tries = 1; ; tries += 1) {
      await admin`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`;
      try {
        return await copyDatabase(postgresUrl, name);
      } catch (error) {
        if (tries === copyTriesMax) throw error;
        await pause(20);
      }
    }
  } finally {
    await admin.close();
  }
};

const dropDatabases = async (postgresUrl: string, urls: readonly string[]) => {
  const admin = await connectAlone(postgresUrl);
  for (const url of urls) await admin.script(`drop database ${new URL(url).pathname.slice(1)} with (force)`);
  await admin.close();
};

const recoverAll = async (restored: World, lived: readonly Lived[]): Promise<Omit<Restored, 'underWay'>> => {
  const outcomes = await Promise.all(
    lived.map(async ({ plan, run }) => {
      const { scenario, lost, soon } = plan;
      const acts = [...scenario.acts, ...lost, ...soon];
      const again = makeRun(restored, { ...run, scenario: { ...scenario, acts } });
      const failed = (error: unknown) => ({ adopted: 0, breach: describe(error) });
      return { plan, ...(await recoverOne(again, plan).catch(failed)) };
    }),
  );
  return {
    payments: outcomes.length,
    adopted: outcomes.reduce((sum, { adopted }) => sum + adopted, 0),
    breaches: outcomes.flatMap(({ plan, breach }) => (breach === undefined ? [] : [{ plan, breach }])),
  };
};

const describe = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

const recoverOne = async (run: Run, { soon }: LostTime) => {
  const { world, id, orderId, faultId } = run;
  if (faultId !== undefined) await world.wallet.clearFault(faultId);
  const owner = { key: world.apiKeyId, account: accountOf(id) };
  const deps = run.own.depsIn(world);
  // The processes of the backup are gone, and their leases have ended.
  await makeDue(run);
  if (await isKnown(run)) for (const act of soon) await perform(run.startProcess().scene, act);
  const first = await bringIn(deps, owner, id);
  await recover(run, []);
  // What recovering has booked is compared as well, and what only then could be brought in.
  const last = await bringIn(deps, owner, id);
  const adopted = first.adopted + last.adopted;
  // Of a payment that is newer than the backup, and that nobody has paid, nothing is left.
  if (!(await isKnown(run)) && (await world.wallet.truth(orderId)).captureCount === 0)
    return { adopted, breach: undefined };
  const [difference] = last.left;
  return {
    adopted,
    breach:
      (await findBreach(run, { isRestored: true })) ??
      (difference && `not brought in: ${JSON.stringify(difference)}`),
  };
};

const isKnown = async ({ world, id }: Run) => {
  const rows = await world.owner`select 1 from payments where id = ${id}`;
  return rows.length === 1;
};
