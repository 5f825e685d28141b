import { reasonOf } from '../../src/wallet/mismatch.ts';
import { decide, type Decision, type Known } from '../../src/operations/decide.ts';
import { endOf } from '../../src/operations/run-operation.ts';
import type { PaymentOperation } from '../../src/payments/operation-kind.ts';
import { requestableFrom, routeOf, type StoredStatus, type Payment } from '../../src/payments/payment.ts';
import { moveOf } from '../../src/payments/settle/verdicts.ts';
import { toFinding, type Outcome, type PaymentOutcome } from '../../src/payments/settle/wallet-steps.ts';

// One payment, two processes and a wallet, in all the orders in which things can happen. What a process does with what the wallet
// says, and what a verdict does to the payment, is the code of the service itself (decide, toFinding, moveOf, routeOf). The wallet is
// the worst one that the protocol allows: it captures once for each request id, and nothing else keeps it from capturing twice.

/** A part of the protocol that is taken out, to see that the search finds what it is for. */
export type Removed =
  | 'nothing'
  | 'the commit before the call'
  | 'the fixed request id'
  | 'the check before the call'
  | 'the decline rule'
  | 'the reconciler';

interface OpenOperation {
  readonly number: number;
  readonly lease: number;
  readonly holder: number | null;
  readonly unanswered: boolean;
  readonly mayStillHappen: boolean;
  readonly isAccepted: boolean;
  readonly refusal: Outcome | null;
  readonly mismatch: boolean;
}

/** What a process has in its memory. It is gone when the process dies. */
type Memory =
  | { readonly phase: 'idle' }
  | Holding
  | { readonly phase: 'calling'; readonly operation: OpenOperation; readonly tries: number }
  | {
      readonly phase: 'told';
      readonly operation: OpenOperation;
      readonly tries: number;
      readonly after: 'call' | 'look';
      readonly outcome: Outcome;
    };

interface Holding {
  readonly phase: 'holding';
  readonly operation: OpenOperation;
  readonly tries: number;
}

interface InFlight {
  readonly requestId: string;
  /** Who waits for the answer; null: nobody any more. */
  readonly caller: number | null;
  readonly byReconciler: boolean;
}

export interface World {
  readonly storedStatus: StoredStatus;
  readonly operation: OpenOperation | null;
  readonly operations: number;
  readonly byReconciler: boolean;
  readonly declinedApproval: number | null;
  readonly postings: number;
  readonly hadUnanswered: boolean;
  readonly looksAfterwards: boolean;
  readonly needsPerson: boolean;
  readonly processes: readonly [Memory, Memory];
  readonly inFlight: readonly InFlight[];
  /** Which approval the order has; 0: none. */
  readonly approval: number;
  readonly instrument: Instrument;
  /** A capture that the wallet has accepted and not decided, or has decided against. */
  readonly pending: { readonly requestId: string; readonly isRefused: boolean } | null;
  /** The request ids that have captured. */
  readonly captured: readonly string[];
  /** The approvals that were declined, once for each request id that the reconciler asked under. */
  readonly declines: readonly { readonly approval: number; readonly requestId: string }[];
  /** How often each of these may still happen. */
  readonly left: Readonly<Record<Budget, number>>;
}

/** How the wallet takes what the buyer has approved: it pays, is declined, or is decided later. */
type Instrument = 'good' | 'declined' | 'slow';

type Budget = 'approve' | 'resume' | 'cancel' | 'crash' | 'stall' | 'silence' | 'not_found' | 'look';

export const start: World = {
  storedStatus: 'awaiting_approval',
  operation: null,
  operations: 0,
  byReconciler: false,
  declinedApproval: null,
  postings: 0,
  hadUnanswered: false,
  looksAfterwards: false,
  needsPerson: false,
  processes: [{ phase: 'idle' }, { phase: 'idle' }],
  inFlight: [],
  approval: 0,
  instrument: 'good',
  pending: null,
  captured: [],
  declines: [],
  left: { approve: 2, resume: 1, cancel: 1, crash: 1, stall: 1, silence: 1, not_found: 1, look: 2 },
};

const idle: Memory = { phase: 'idle' };
const withProcess = (world: World, process: number, memory: Memory): World => ({
  ...world,
  processes: process === 0 ? [memory, world.processes[1]] : [world.processes[0], memory],
});
const spend = (world: World, budget: Budget): World => ({
  ...world,
  left: { ...world.left, [budget]: world.left[budget] - 1 },
});

const at = new Date(0);
/** As much of a payment as the code of the service asks for. */
const paymentOf = ({ storedStatus }: World) =>
  ({
    id: 'p',
    storedStatus,
    currency: 'EUR',
    totalMinor: 1n,
    commissionMinor: 0n,
    accountId: 'a',
    shares: null,
    expiresAt: new Date(1),
  }) as Payment;
const operationOf = ({ number, lease, unanswered }: OpenOperation) =>
  ({ number, lease, kind: 'capture', requestedBy: 'platform', isUnanswered: unanswered }) as PaymentOperation;
const knownOf = ({
  unanswered,
  mayStillHappen,
  isAccepted,
  refusal,
  mismatch,
}: OpenOperation): Known<Outcome> => ({
  isUnanswered: unanswered,
  mayStillHappen,
  isAccepted,
  refusal,
  isOld: false,
  isMismatched: mismatch,
  // The worst case: the wallet has denied the order for minutes, at the end of the buyer's time.
  isGoneForGood: true,
});

/** Worlds are compared as JSON, which has no bigint. */
const money = { currency: 'EUR', amountMinor: 1n, toJSON: () => 1 };
const capturedAs = (id: string): Outcome => ({ outcome: 'captured', capture: { id, money } });
const declined: Outcome = { outcome: 'declined', kind: 'instrument_declined', issue: 'INSTRUMENT_DECLINED' };

/** What the order shows. */
const shown = ({ captured, approval, pending }: World): Outcome => {
  if (pending?.isRefused) return { outcome: 'declined', kind: 'refused', issue: 'DECLINED' };
  if (pending) return { outcome: 'pending', captureId: pending.requestId };
  if (captured.length > 1)
    return { outcome: 'mismatch', reason: reasonOf('several_captures', { count: '2' }) };
  if (captured.length === 1) return capturedAs(captured[0]!);
  return approval > 0 ? { outcome: 'approved', approval: String(approval) } : { outcome: 'not_approved' };
};

/** The wallet does what a request asks for, once for each request id. */
const handle = (world: World, { requestId, byReconciler }: InFlight): { world: World; outcome: Outcome } => {
  if (world.captured.includes(requestId)) return { world, outcome: capturedAs(requestId) };
  if (world.approval === 0) return { world, outcome: { outcome: 'not_approved' } };
  if (world.pending) return { world, outcome: shown(world) };
  if (world.instrument === 'slow') {
    const next: World = { ...world, pending: { requestId, isRefused: false } };
    return { world: next, outcome: shown(next) };
  }
  if (world.instrument === 'good') {
    return { world: { ...world, captured: [...world.captured, requestId] }, outcome: capturedAs(requestId) };
  }
  const { approval } = world;
  const isRepeated = world.declines.some((decline) => decline.requestId === requestId);
  const declines =
    byReconciler && !isRepeated ? [...world.declines, { approval, requestId }] : world.declines;
  return { world: { ...world, declines }, outcome: declined };
};

/** The buyer's bank has decided. */
const decideLater = (world: World, isPaid: boolean): World => {
  const { requestId } = world.pending!;
  return isPaid
    ? { ...world, pending: null, captured: [...world.captured, requestId] }
    : { ...world, pending: { requestId, isRefused: true } };
};

/** Orders an operation, or takes over the one that is open and that nobody holds. */
const take = (world: World, process: number, byReconciler: boolean, removed: Removed): World[] => {
  const { operation } = world;
  if (operation === null) {
    if (!requestableFrom('capture').includes(world.storedStatus)) return [];
    const number = world.operations + 1;
    const ordered: OpenOperation = {
      number,
      lease: 1,
      holder: process,
      unanswered: false,
      mayStillHappen: false,
      isAccepted: false,
      refusal: null,
      mismatch: false,
    };
    const isCommitted = removed !== 'the commit before the call';
    const next = { ...world, operations: number, byReconciler, operation: isCommitted ? ordered : null };
    return [withProcess(next, process, { phase: 'holding', operation: ordered, tries: 0 })];
  }
  if (operation.holder !== null) return [];
  const taken = { ...operation, lease: operation.lease + 1, holder: process };
  return [
    withProcess({ ...world, operation: taken }, process, { phase: 'holding', operation: taken, tries: 0 }),
  ];
};

const isHolder = ({ operation }: World, process: number, mine: OpenOperation) =>
  operation !== null &&
  operation.number === mine.number &&
  operation.lease === mine.lease &&
  operation.holder === process;

const send = (world: World, process: number, mine: OpenOperation, tries: number, removed: Removed): World => {
  if (
    removed !== 'the check before the call' &&
    removed !== 'the commit before the call' &&
    !isHolder(world, process, mine)
  )
    return withProcess(world, process, idle);
  const suffix = removed === 'the fixed request id' ? `-${mine.lease}-${tries}` : '';
  const call = { requestId: `${mine.number}${suffix}`, caller: process, byReconciler: world.byReconciler };
  const next = { ...world, inFlight: [...world.inFlight, call] };
  return withProcess(next, process, { phase: 'calling', operation: mine, tries });
};

/** What a process does next by itself. */
const step = (world: World, process: number, removed: Removed): World[] => {
  const memory = world.processes[process]!;
  if (memory.phase === 'idle' || memory.phase === 'calling') return [];
  const { operation: mine, tries } = memory;
  if (memory.phase === 'holding') {
    if (mine.lease === 1) return [send(world, process, mine, tries, removed)];
    const told = (outcome: Outcome) =>
      withProcess(world, process, { phase: 'told', operation: mine, tries, after: 'look', outcome });
    const lost: Outcome = { outcome: 'not_found' };
    return [told(shown(world)), ...(world.left.not_found > 0 ? [spend(told(lost), 'not_found')] : [])];
  }
  const { outcome, after } = memory;
  const finding = toFinding(outcome, after);
  const decision = endOf(decide(knownOf(mine), finding, after), finding, tries);
  return [follow(world, process, mine, decision, tries, removed)];
};

const follow = (
  world: World,
  process: number,
  mine: OpenOperation,
  decision: Decision<Outcome>,
  tries: number,
  removed: Removed,
): World => {
  if (decision.do === 'end')
    return commit(withProcess(world, process, idle), process, mine, decision.outcome);
  if (decision.do === 'call' && tries < 2) return send(world, process, mine, tries + 1, removed);
  if (decision.do === 'look_again' && tries < 2) {
    const outcome = shown(world);
    return withProcess(world, process, {
      phase: 'told',
      operation: mine,
      tries: tries + 1,
      after: 'look',
      outcome,
    });
  }
  return keepOpen(withProcess(world, process, idle), process, mine, decision);
};

const keepOpen = (world: World, process: number, mine: OpenOperation, decision: Decision<Outcome>): World => {
  if (!isHolder(world, process, mine)) return world;
  const isClear = decision.do === 'wait_for_wallet' || decision.do === 'wait_for_effect';
  const operation: OpenOperation = {
    ...world.operation!,
    holder: null,
    isAccepted: world.operation!.isAccepted || decision.do === 'wait_for_wallet',
    refusal: decision.do === 'wait_for_effect' ? decision.refusal : world.operation!.refusal,
    mismatch: decision.do === 'wait_for_person' || (!isClear && world.operation!.mismatch),
  };
  return { ...world, operation, needsPerson: operation.mismatch };
};

const commit = (world: World, process: number, mine: OpenOperation, outcome: Outcome): World => {
  const { move, ended, nextLookAt, change } = moveOf(
    paymentOf(world),
    operationOf(mine),
    outcome as PaymentOutcome,
    at,
    [],
  );
  const isOpen = world.operation?.number === mine.number;
  const mayEnd = isOpen && (!ended!.onlyIfHeld || isHolder(world, process, mine));
  const mayMove = move === undefined || routeOf(move).from.includes(world.storedStatus);
  // Without the commit before the call there is no operation to end.
  const isUncommitted = world.operation === null && mine.lease === 1 && mine.holder === process && !isOpen;
  if (!(mayEnd || (isUncommitted && world.storedStatus === 'awaiting_approval')) || !mayMove)
    return outcome.outcome === 'captured' && world.storedStatus !== 'captured' && world.operation === null
      ? { ...world, needsPerson: true }
      : world;
  return {
    ...world,
    storedStatus: move === undefined ? world.storedStatus : routeOf(move).to,
    operation: null,
    hadUnanswered: world.hadUnanswered || mine.unanswered,
    looksAfterwards: world.looksAfterwards || nextLookAt !== undefined,
    declinedApproval: move === 'decline' ? world.approval : world.declinedApproval,
    postings: world.postings + (change?.capture === undefined ? 0 : 1),
  };
};

/** What the environment does: buyers, platforms, the network, the machines. */
const happen = (world: World, removed: Removed): World[] => {
  const worlds: World[] = [];
  const { left, operation } = world;
  if (left.approve > 0 && world.captured.length === 0 && world.pending === null) {
    for (const instrument of ['good', 'declined', 'slow'] as const)
      worlds.push({ ...spend(world, 'approve'), approval: world.approval + 1, instrument });
  }
  if (world.pending?.isRefused === false) worlds.push(decideLater(world, true), decideLater(world, false));
  for (const process of [0, 1]) {
    const memory = world.processes[process]!;
    // Of two idle processes it makes no difference which one acts.
    const isFree = memory.phase === 'idle' && (process === 0 || world.processes[0].phase !== 'idle');
    if (isFree && left.resume > 0) worlds.push(...take(spend(world, 'resume'), process, false, removed));
    if (isFree && left.look > 0 && removed !== 'the reconciler')
      worlds.push(...reconcile(spend(world, 'look'), process, removed));
    if (memory.phase !== 'idle' && left.crash > 0)
      worlds.push(abandon(spend(withProcess(world, process, idle), 'crash'), process));
    if (memory.phase !== 'idle' && left.stall > 0 && operation?.holder === process)
      worlds.push(stall(spend(world, 'stall'), process, removed));
    if (memory.phase === 'calling' && left.silence > 0)
      worlds.push(...fallSilent(spend(world, 'silence'), process, memory));
  }
  if (left.cancel > 0 && operation === null && routeOf('cancel').from.includes(world.storedStatus)) {
    worlds.push({
      ...spend(world, 'cancel'),
      storedStatus: 'cancelled',
      looksAfterwards: world.hadUnanswered,
    });
  }
  for (const call of world.inFlight) worlds.push(...answer(world, call));
  // Whatever left before a lease ended has arrived, or never will.
  if (operation?.mayStillHappen && world.inFlight.length === 0)
    worlds.push({ ...world, operation: { ...operation, mayStillHappen: false } });
  return worlds;
};

const leaseEnded = (operation: OpenOperation): OpenOperation => ({
  ...operation,
  holder: null,
  unanswered: true,
  mayStillHappen: true,
});

/** A process has died: its lease ends, and nobody waits for its call. */
const abandon = (world: World, process: number): World => ({
  ...world,
  inFlight: world.inFlight.map((call) => (call.caller === process ? { ...call, caller: null } : call)),
  operation: world.operation?.holder === process ? leaseEnded(world.operation) : world.operation,
});

/** A process stands still for longer than its lease, and goes on. A call that it has made is given up. */
const stall = (world: World, process: number, removed: Removed): World => {
  const memory = world.processes[process]!;
  const ended = { ...world, operation: leaseEnded(world.operation!) };
  if (memory.phase !== 'calling') return ended;
  const given = removed === 'the check before the call' ? ended : withProcess(ended, process, idle);
  return { ...given, inFlight: given.inFlight.map((call) => ({ ...call, caller: null })) };
};

/** No answer comes: the request is lost on its way, or arrives later. */
const fallSilent = (
  world: World,
  process: number,
  { operation: mine, tries }: { operation: OpenOperation; tries: number },
): World[] => {
  const outcome: Outcome = { outcome: 'unknown', detail: 'timed out' };
  const unanswered = { ...mine, unanswered: true, mayStillHappen: true };
  const noted = isHolder(world, process, mine)
    ? { ...world, operation: { ...world.operation!, unanswered: true, mayStillHappen: true } }
    : world;
  const told = withProcess(noted, process, {
    phase: 'told',
    operation: unanswered,
    tries,
    after: 'call',
    outcome,
  });
  return [
    { ...told, inFlight: told.inFlight.filter(({ caller }) => caller !== process) },
    {
      ...told,
      inFlight: told.inFlight.map((call) => (call.caller === process ? { ...call, caller: null } : call)),
    },
  ];
};

/** The wallet handles a request. Its answer reaches the process that waits for it. */
const answer = (world: World, call: InFlight): World[] => {
  const rest = { ...world, inFlight: world.inFlight.filter((other) => other !== call) };
  const { world: next, outcome } = handle(rest, call);
  const memory = call.caller === null ? undefined : next.processes[call.caller];
  if (call.caller === null || memory?.phase !== 'calling') return [next];
  const { operation, tries } = memory;
  return [withProcess(next, call.caller, { phase: 'told', operation, tries, after: 'call', outcome })];
};

/** The background's look: at what is under way, at a payment that waits for its buyer, or once more at one that is over. */
const reconcile = (world: World, process: number, removed: Removed): World[] => {
  if (world.operation !== null) return take(world, process, true, removed);
  const outcome = shown(world);
  if (world.storedStatus === 'awaiting_approval') {
    const isNew = removed === 'the decline rule' || world.declinedApproval !== world.approval;
    const isThere = outcome.outcome !== 'approved' && outcome.outcome !== 'not_approved';
    return isThere || (outcome.outcome === 'approved' && isNew) ? take(world, process, true, removed) : [];
  }
  if (!world.looksAfterwards) return [];
  const isMismatched = world.captured.length > 0 && world.storedStatus !== 'captured';
  return [{ ...world, looksAfterwards: false, needsPerson: world.needsPerson || isMismatched }];
};

export const nextWorlds = (world: World, removed: Removed): World[] => [
  ...step(world, 0, removed),
  ...step(world, 1, removed),
  ...happen(world, removed),
];

/** What must hold at every moment. Undefined: it does. */
export const findBreach = (world: World): string | undefined => {
  if (world.captured.length > 1) return 'captured twice';
  if (world.postings > 1) return 'posted twice';
  if (world.postings > world.captured.length) return 'posted without a capture';
  if ((world.storedStatus === 'captured') !== (world.postings === 1)) return 'captured and not posted';
  if (new Set(world.declines.map(({ approval }) => approval)).size < world.declines.length)
    return 'captured again without another approval';
  if (world.needsPerson) return 'an honest wallet, and a person is asked';
  return undefined;
};

/** All processes die, nothing more goes wrong, and one process reconciles until there is nothing left to do. */
export const settleDown = (world: World, removed: Removed, isPaid: boolean): World => {
  let present: World = abandon(abandon({ ...world, processes: [idle, idle] }, 0), 1);
  present = { ...present, left: { ...present.left, not_found: 0, silence: 0, crash: 0, stall: 0 } };
  for (let round = 0; round < 30; round += 1) {
    const [call] = present.inFlight;
    const { operation } = present;
    if (call) [present] = answer(present, call) as [World];
    else if (present.pending?.isRefused === false) present = decideLater(present, isPaid);
    else if (operation?.mayStillHappen)
      present = { ...present, operation: { ...operation, mayStillHappen: false } };
    else {
      const steps =
        present.processes[0].phase === 'idle' && removed !== 'the reconciler'
          ? reconcile(present, 0, removed)
          : step(present, 0, removed);
      if (steps[0] === undefined) return present;
      [present] = steps as [World];
    }
  }
  return present;
};

/** What must hold when everything has settled down. */
export const findLoss = (world: World): string | undefined => {
  if (world.operation !== null) return 'open for ever';
  if (world.captured.length > 0 && world.storedStatus !== 'captured') return 'captured and lost';
  return undefined;
};
