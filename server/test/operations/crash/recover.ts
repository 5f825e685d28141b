import { hearAgain, perform, reconcile } from './acts.ts';
import { takeInDispute } from '../../../src/payments/disputes/take-in-dispute.ts';
import { Problem } from '../../../src/problem.ts';
import type { MortalProcess } from './mortal-process.ts';
import type { Run } from './run.ts';
import { untilStopped } from './steps.ts';

const minute = 60;
const hour = 60 * minute;
/** Far more than any payment needs. */
const roundsMax = 12;

/**
 * Another process recovers by the rounds of the production reconciler, while time passes: leases end, calls arrive late, the wallet
 * decides, the wait for effects ends, the window ends. It may stop, too; then the next one goes on.
 */
export const recover = async (
  run: Run,
  late: readonly (() => Promise<unknown>)[],
): Promise<MortalProcess> => {
  const { world, scenario, orderId, faultId, advance } = run;
  const first = run.startProcess(scenario.stopAgain);
  let present = first;
  const arrivals = [...late];
  /** After a stop the next process goes on. */
  const replaceStopped = () => {
    if (!present.process.hasStopped()) return false;
    arrivals.push(...present.process.late);
    present = run.startProcess();
    return true;
  };
  const rounds = async () => {
    for (let count = 0; count < roundsMax; count += 1) {
      await makeDue(run);
      let due = 0;
      await untilStopped(unlessRefused(hearAgain(present.scene)));
      await untilStopped(reconcile(present.scene).then((work) => void (due = work)));
      if (replaceStopped()) continue;
      if (run.untold.length === 0 && (due === 0 || !(await isUnsettled(run)))) return;
    }
  };
  const onTheWay = () => [...arrivals, ...present.process.late];
  const arrive = async () => {
    const calls = onTheWay();
    arrivals.length = 0;
    present.process.late.length = 0;
    for (const call of calls) await call().catch(() => undefined);
  };
  const passages = [
    async () => {},
    async () => {
      await arrive();
      if (faultId !== undefined) await world.wallet.clearFault(faultId);
    },
    async () => {
      await arrive();
      if (scenario.settles !== undefined) await settlePending(run, orderId, scenario.settles);
      await endWaits(run);
    },
    async () => {
      await arrive();
      await endWaits(run);
      advance(3 * hour + minute);
    },
    async () => {
      await arrive();
      await endWaits(run);
      advance(16 * minute);
      await listDisputes(run);
    },
    async () => {
      await arrive();
      await endWaits(run);
      // Whoever finds that it has not happened presses the button again, also after a stop.
      if (!scenario.acts.includes('return_capture')) return;
      do await untilStopped(perform(present.scene, 'return_capture'));
      while (replaceStopped());
    },
  ];
  for (const pass of passages) {
    if (onTheWay().length === 0 && run.untold.length + run.disputes.length === 0 && (await isAtRest(run)))
      continue;
    await pass();
    await rounds();
  }
  return first.process;
};

/** A notification that is refused now comes again. */
const unlessRefused = (hearing: Promise<void>) =>
  hearing.catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
  });

/** What the daily comparison does for each dispute that the wallet lists. */
const listDisputes = async ({ disputes, startProcess }: Run) => {
  const { deps } = startProcess().scene;
  for (const id of disputes) {
    await takeInDispute(deps, id);
  }
};

/** Leases end, and the time of the next look comes. */
export const makeDue = async ({ world, id }: Run) => {
  await world.owner`
    update operations set due_at = clock_timestamp() where payment_id = ${id} and verdict is null`;
};

/** The same, but only the leases of this process have ended. */
const makeDueWithout = async ({ world, id }: Run, { taken }: MortalProcess) => {
  await world.owner`
    update operations set due_at = clock_timestamp()
    where payment_id = ${id} and verdict is null and (not is_held or number || '/' || lease = any(${[...taken]}))`;
};

/** A process stands still for longer than its lease, and others take over. */
export const goOnWithout = async (run: Run, stalled: MortalProcess) => {
  const { scene } = run.startProcess();
  const { meanwhile, stop } = run.scenario;
  for (const isLong of [false, false, stop?.when === 'long_stall', false]) {
    if (isLong) await endWaits(run);
    await makeDueWithout(run, stalled);
    await reconcile(scene);
  }
  if (meanwhile?.act) await perform(scene, meanwhile.act);
  if (meanwhile?.approves) await run.world.wallet.approve(run.orderId);
};

/** Unanswered calls cannot have an effect any more. */
const endWaits = async ({ world, id }: Run) => {
  await world.owner`
    update operations set unanswered_at = unanswered_at - interval '1 hour'
    where payment_id = ${id} and verdict is null and unanswered_at is not null`;
};

/** Something is open that a further round may end. */
const isUnsettled = async ({ world, id }: Run) => {
  const rows = await world.owner`
    select 1 from operations
    where payment_id = ${id} and verdict is null and pending_id is null and mismatch is null and refusal is null`;
  return rows.length > 0;
};

/** Nothing is under way, and nobody will look at it again, except to see whether an authorisation still holds. */
const isAtRest = async ({ world, id }: Run) => {
  const rows = await world.owner`
    select 1 from payments p where p.id = ${id}
      and not exists (select from operations o where o.payment_id = p.id and o.verdict is null)
      and (p.status = 'authorized' or not exists (select from payment_looks l where l.payment_id = p.id))`;
  return rows.length > 0;
};

const settlePending = async ({ world }: Run, orderId: string, outcome: 'completed' | 'declined') => {
  const { captures, refunds } = await world.wallet.truth(orderId);
  for (const { id, status } of captures) if (status === 'PENDING') await world.wallet.settle(id, outcome);
  const ending = outcome === 'declined' ? 'failed' : outcome;
  for (const { id, status } of refunds) if (status === 'PENDING') await world.wallet.settleRefund(id, ending);
};
