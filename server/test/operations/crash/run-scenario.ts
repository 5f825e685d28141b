import { setTimeout as pause } from 'node:timers/promises';
import { makeSettlePayment } from '../../../src/payments/settle/settle-payment.ts';
import { perform, type Scene } from './acts.ts';
import { makeMortalProcess, type MortalProcess } from './mortal-process.ts';
import type { Sent } from './mortal-wallet.ts';
import { withTime } from './process-time.ts';
import { goOnWithout, recover } from './recover.ts';
import { findBreach } from './rules.ts';
import type { Run, RunPayment } from './run.ts';
import type { Scenario } from './scenario.ts';
import { givenSellers } from './seller-acts.ts';
import { untilStopped, type Stop } from './steps.ts';
import { givenPayment, makeOwn, type World } from './world.ts';

export interface Result {
  readonly scenario: Scenario;
  /** The steps of the process that may stop. */
  readonly names: readonly string[];
  readonly hasStopped: boolean;
  readonly hasStalled: boolean;
  readonly hasStoppedAgain: boolean;
  /** Which rule is broken, in words. */
  readonly breach: string | undefined;
}

let runs = 0;

/** Lets a process act and stop, lets others recover, and checks the rules. */
export const runScenario = async (world: World, scenario: Scenario): Promise<Result> => {
  const run = await prepare(world, scenario);
  const { process, scene } = run.startProcess(scenario.stop);
  const acting = withTime(process.time, () => act(run, process, scene));
  await Promise.race([acting, process.stalled]);
  if (process.hasStalled()) await goOnWithout(run, process).finally(process.wake);
  const others = await acting;
  const again = await recover(run, [...process.late, ...others]);
  const breach = await findBreach(run, { isRestored: false });
  return {
    scenario,
    names: process.names,
    hasStopped: process.hasStopped(),
    hasStalled: process.hasStalled(),
    hasStoppedAgain: again.hasStopped(),
    breach,
  };
};

/** The payment of a run, approved by its buyer, with its fault. */
export const prepare = async (world: World, scenario: Scenario): Promise<Run> => {
  const own = makeOwn((runs += 1));
  const deps = own.depsIn(world);
  const { id, orderId } = await givenPayment(world, deps, scenario.captureMode);
  await givenSellers(world, deps.config.wallet.provider, id);
  if (scenario.buyer !== 'nobody') await world.wallet.approve(orderId, scenario.buyer);
  const faultId = scenario.fault && (await world.wallet.fault({ ...scenario.fault, orderId }));
  return makeRun(world, { scenario, own, id, orderId, faultId, untold: [], disputes: [] });
};

/** Runs the payment in this world. After a restore that is another one than before. */
export const makeRun = (world: World, payment: RunPayment): Run => {
  const { own, id, orderId, untold, disputes } = payment;
  const deps = own.depsIn(world);
  const { advance } = own;
  const sent: Sent[] = [];
  const startProcess = (stop?: Stop) => {
    const process = makeMortalProcess(deps, sent, stop);
    const settle = makeSettlePayment(process.deps);
    const { apiKeyId, wallet } = world;
    const scene = { deps: process.deps, settle, id, apiKeyId, orderId, advance, wallet, untold, disputes };
    return { process, scene };
  };
  return { ...payment, world, sent, startProcess, advance };
};

/** Resolves when nobody acts any more, to the calls of others that are on their way. */
const act = async (run: Run, process: MortalProcess, scene: Scene) => {
  const { acts, second } = run.scenario;
  const other = second && !second.isSameProcess ? run.startProcess() : { process, scene };
  let secondActs: Promise<void> | undefined;
  for (const [place, name] of acts.entries()) {
    if (second && place === acts.length - 1) secondActs = untilStopped(perform(other.scene, second.act));
    await untilStopped(perform(scene, name));
  }
  const releasing = new AbortController();
  await Promise.all([
    secondActs?.finally(() => releasing.abort()),
    secondActs && process.hasStopped() && endLeases(run, process, releasing.signal),
  ]);
  return other.process === process ? [] : other.process.late;
};

/** The leases of a process that has stopped end by themselves. Nobody waits for that here. */
const endLeases = async ({ world, id }: Run, { taken }: MortalProcess, signal: AbortSignal) => {
  while (!signal.aborted) {
    await world.owner`
      update operations set due_at = clock_timestamp()
      where payment_id = ${id} and is_held and due_at > clock_timestamp()
        and number || '/' || lease = any(${[...taken]})`;
    await pause(5);
  }
};
