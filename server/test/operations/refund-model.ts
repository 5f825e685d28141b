import { decide, type Known } from '../../src/operations/decide.ts';
import { toFinding, type Outcome } from '../../src/payments/settle/wallet-steps.ts';
import { takeInRefunds, type ModelRefund as Refund } from './refund-lies.ts';

// Refunds of one captured payment, by two processes of the service, at a wallet whose answers get lost, come late, or are wrong. What
// to do about an operation, and what to book of what the wallet shows, is decided by the code of the service. The model of captures
// is in model.ts.

/** What can be taken out of the service, to see that the search finds it. */
export type RemovedFromRefunds =
  | undefined
  | 'the commit before the call'
  | 'the fixed request id'
  | 'the check before the call'
  | 'the kept amount'
  | 'the second reading'
  | 'the reconciler';

const capturedMinor = 2;
const triesMax = 3;

interface OpenRefund {
  readonly requestId: string;
  readonly amount: number;
  readonly holder: number | null;
  readonly lease: number;
  readonly isUnanswered: boolean;
  readonly mayStillHappen: boolean;
  readonly refusal: Outcome | null;
}

type Memory =
  | { readonly phase: 'idle' }
  | { readonly phase: 'call' | 'look' | 'calling'; readonly operation: OpenRefund; readonly tries: number }
  | {
      readonly phase: 'told';
      readonly operation: OpenRefund;
      readonly tries: number;
      readonly after: 'call' | 'look';
      readonly outcome: Outcome;
    };

interface Sent {
  readonly requestId: string;
  readonly amount: number;
  readonly caller: number | null;
}

export interface RefundWorld {
  readonly operation: OpenRefund | null;
  readonly refunds: readonly Refund[];
  readonly atWallet: readonly Refund[];
  readonly sent: readonly Sent[];
  readonly processes: readonly [Memory, Memory];
  readonly orders: number;
  /** Someone looks at the payment again, although nothing is under way. */
  readonly looksAfterwards: boolean;
  readonly left: Readonly<Record<Budget, number>>;
}

/** `fault`: a crash, a process that stands still, an answer that is lost or wrong, or records that are behind. */
type Budget = 'order' | 'fault' | 'refusal' | 'pending' | 'site' | 'take';

const idle: Memory = { phase: 'idle' };

export const startOfRefunds: RefundWorld = {
  operation: null,
  refunds: [],
  atWallet: [],
  sent: [],
  processes: [idle, idle],
  orders: 0,
  looksAfterwards: false,
  left: { order: 2, fault: 2, refusal: 1, pending: 1, site: 1, take: 3 },
};

const spend = (world: RefundWorld, budget: Budget): RefundWorld => ({
  ...world,
  left: { ...world.left, [budget]: world.left[budget] - 1 },
});
const withProcess = (world: RefundWorld, process: number, memory: Memory): RefundWorld => ({
  ...world,
  processes: process === 0 ? [memory, world.processes[1]] : [world.processes[0], memory],
});
const sumOf = (refunds: readonly Refund[], ...statuses: readonly Refund['status'][]) =>
  refunds.reduce((sum, { amount, status }) => sum + (statuses.includes(status) ? amount : 0), 0);
const setStatus = (refunds: readonly Refund[], requestId: string, status: Refund['status']) =>
  refunds.map((refund) => (refund.requestId === requestId ? { ...refund, status } : refund));

const isMade = (refunds: readonly Refund[], id: string) =>
  refunds.some(({ requestId, status }) => requestId === id && status === 'completed');

/** Every order locks the payment: one operation at a time, and no more than what is left. */
const order = (world: RefundWorld, amount: number, removed: RemovedFromRefunds): RefundWorld[] => {
  const kept = removed === 'the kept amount' ? [] : (['under_way', 'pending'] as const);
  const leftMinor = capturedMinor - sumOf(world.refunds, 'completed', ...kept);
  if (world.left.order === 0 || world.operation !== null || amount > leftMinor) return [];
  const requestId = `r${world.orders + 1}`;
  const operation: OpenRefund = {
    requestId,
    amount,
    holder: null,
    lease: 0,
    isUnanswered: false,
    mayStillHappen: false,
    refusal: null,
  };
  return [
    {
      ...spend(world, 'order'),
      orders: world.orders + 1,
      operation,
      refunds: [...world.refunds, { requestId, amount, status: 'under_way' }],
    },
  ];
};

const take = (world: RefundWorld, process: number): RefundWorld[] => {
  const { operation } = world;
  if (operation === null || operation.holder !== null || world.processes[process]!.phase !== 'idle')
    return [];
  const taken = { ...operation, holder: process, lease: operation.lease + 1 };
  const phase = taken.lease === 1 ? 'call' : 'look';
  return [withProcess({ ...world, operation: taken }, process, { phase, operation: taken, tries: 0 })];
};

const isHolder = ({ operation }: RefundWorld, process: number, mine: OpenRefund) =>
  operation?.requestId === mine.requestId && operation.lease === mine.lease && operation.holder === process;

const call = (
  world: RefundWorld,
  process: number,
  { operation, tries }: { operation: OpenRefund; tries: number },
  removed: RemovedFromRefunds,
): RefundWorld => {
  if (removed !== 'the check before the call' && !isHolder(world, process, operation))
    return withProcess(world, process, idle);
  const isNew = removed === 'the fixed request id' && operation.lease + tries > 1;
  const requestId = isNew ? `${operation.requestId}-${operation.lease}-${tries}` : operation.requestId;
  const sent = [...world.sent, { requestId, amount: operation.amount, caller: process }];
  return withProcess({ ...world, sent }, process, { phase: 'calling', operation, tries });
};

/** Worlds are compared as JSON, which has no bigint. */
const money = (amount: number) => ({ currency: 'EUR', amountMinor: BigInt(amount), toJSON: () => amount });

const outcomeOf = ({ requestId, amount, status }: Refund): Outcome => {
  if (status === 'completed') return { outcome: 'refunded', refund: { id: requestId, money: money(amount) } };
  if (status === 'pending') return { outcome: 'refund_pending', refundId: requestId };
  return { outcome: 'refund_ended', ending: 'failed', refundId: requestId, issue: 'FAILED' };
};

const look = (
  world: RefundWorld,
  process: number,
  { operation, tries }: { operation: OpenRefund; tries: number },
): RefundWorld[] => {
  const found = world.atWallet.find(({ requestId }) => requestId === operation.requestId);
  const tell = (from: RefundWorld, outcome: Outcome) =>
    withProcess(from, process, { phase: 'told', operation, tries, after: 'look', outcome });
  const nothing: Outcome = { outcome: 'not_refunded' };
  return [
    tell(world, found ? outcomeOf(found) : nothing),
    // The wallet's records are behind, for less than the minute in which a call may still have its effect.
    ...(found && world.left.fault > 0 && world.operation?.mayStillHappen
      ? [tell(spend(world, 'fault'), nothing)]
      : []),
  ];
};

/** The wallet handles a request: one that it knows is answered as before. */
const handle = (world: RefundWorld, { requestId, amount }: Sent): [RefundWorld, Outcome][] => {
  const known = world.atWallet.find((refund) => refund.requestId === requestId);
  if (known) return [[world, outcomeOf(known)]];
  const refuse = (issue: string): Outcome => ({ outcome: 'refund_refused', kind: 'final', issue });
  if (amount > capturedMinor - sumOf(world.atWallet, 'completed', 'pending'))
    return [[world, refuse('REFUND_AMOUNT_EXCEEDED')]];
  const make = (from: RefundWorld, status: 'completed' | 'pending'): [RefundWorld, Outcome] => {
    const refund = { requestId, amount, status };
    return [{ ...from, atWallet: [...from.atWallet, refund] }, outcomeOf(refund)];
  };
  return [
    make(world, 'completed'),
    ...(world.left.pending > 0 ? [make(spend(world, 'pending'), 'pending')] : []),
    ...(world.left.refusal > 0
      ? [[spend(world, 'refusal'), refuse('REFUND_NOT_ALLOWED')] as [RefundWorld, Outcome]]
      : []),
  ];
};

const arrive = (world: RefundWorld, sent: Sent): RefundWorld[] => {
  const rest = { ...world, sent: world.sent.filter((other) => other !== sent) };
  return handle(rest, sent).map(([next, outcome]) => {
    const memory = sent.caller === null ? undefined : next.processes[sent.caller];
    if (sent.caller === null || memory?.phase !== 'calling') return next;
    const { operation, tries } = memory;
    return withProcess(next, sent.caller, { phase: 'told', operation, tries, after: 'call', outcome });
  });
};

/** No answer comes: the request is lost on its way, or arrives later. */
const fallSilent = (world: RefundWorld, process: number): RefundWorld[] => {
  const memory = world.processes[process]!;
  if (memory.phase !== 'calling' || world.left.fault === 0) return [];
  const { operation, tries } = memory;
  const outcome: Outcome = { outcome: 'unknown', detail: 'timed out' };
  const told = withProcess(spend(world, 'fault'), process, {
    phase: 'told',
    operation,
    tries,
    after: 'call',
    outcome,
  });
  return [
    { ...told, sent: told.sent.filter(({ caller }) => caller !== process) },
    { ...told, sent: told.sent.map((one) => (one.caller === process ? { ...one, caller: null } : one)) },
  ];
};

/** What the process does about what it was told. */
const react = (
  world: RefundWorld,
  process: number,
  memory: Extract<Memory, { phase: 'told' }>,
): RefundWorld => {
  const { after, outcome, tries } = memory;
  const isSilent = after === 'call' && outcome.outcome === 'unknown';
  const mine = isSilent
    ? { ...memory.operation, isUnanswered: true, mayStillHappen: true }
    : memory.operation;
  const known: Known<Outcome> = {
    ...mine,
    isAccepted: false,
    isMismatched: false,
    isOld: false,
    isGoneForGood: true,
  };
  const decision = decide(known, toFinding(outcome, after), after);
  const mayGoOn = tries + 1 < triesMax;
  if (decision.do === 'end')
    return withProcess(commit(world, process, mine, decision.outcome), process, idle);
  if (decision.do === 'call' && mayGoOn)
    return withProcess(world, process, { phase: 'call', operation: mine, tries: tries + 1 });
  if (decision.do === 'look_again' && mayGoOn)
    return withProcess(world, process, { phase: 'look', operation: mine, tries: tries + 1 });
  if (!isHolder(world, process, mine)) return withProcess(world, process, idle);
  const refusal = decision.do === 'wait_for_effect' ? decision.refusal : mine.refusal;
  return withProcess({ ...world, operation: { ...mine, holder: null, refusal } }, process, idle);
};

/** The verdict: a refusal counts only from who holds the operation. */
const commit = (world: RefundWorld, process: number, mine: OpenRefund, outcome: Outcome): RefundWorld => {
  const isOpen = world.operation?.requestId === mine.requestId;
  const isRefusal = outcome.outcome === 'refund_refused';
  if (!isOpen || (isRefusal && !isHolder(world, process, mine))) return world;
  const status =
    outcome.outcome === 'refunded'
      ? 'completed'
      : outcome.outcome === 'refund_pending'
        ? 'pending'
        : 'failed';
  const looksAfterwards = world.looksAfterwards || status === 'pending' || (isRefusal && mine.isUnanswered);
  return {
    ...world,
    operation: null,
    looksAfterwards,
    refunds: setStatus(world.refunds, mine.requestId, status),
  };
};

/**
 * What the wallet shows is booked, unless a refund is under way. It tells by itself of what was made at its own site. Once its answer
 * is wrong, and then it is looked at again.
 */
const takeIn = (world: RefundWorld, removed: RemovedFromRefunds): RefundWorld[] => {
  const isTold = world.atWallet.some(
    ({ requestId }) => requestId === 'site' && !isMade(world.refunds, requestId),
  );
  if (world.operation !== null || !(isTold || world.looksAfterwards)) return [world];
  const isReadApart = removed !== 'the second reading';
  const { truly, wrongly } = takeInRefunds(capturedMinor, world.refunds, world.atWallet, isReadApart);
  const lies = world.left.fault > 0 ? wrongly : [];
  return [
    { ...world, refunds: truly },
    ...lies.map((refunds) => ({ ...spend(world, 'fault'), refunds, looksAfterwards: true })),
  ];
};

const leaseEnded = (operation: OpenRefund): OpenRefund => ({
  ...operation,
  holder: null,
  isUnanswered: true,
  mayStillHappen: true,
});

const release = (world: RefundWorld, process: number): RefundWorld => ({
  ...world,
  sent: world.sent.map((one) => (one.caller === process ? { ...one, caller: null } : one)),
  operation: world.operation?.holder === process ? leaseEnded(world.operation) : world.operation,
});

const die = (world: RefundWorld, process: number, removed: RemovedFromRefunds): RefundWorld => {
  const dead = withProcess(release(world, process), process, idle);
  // Without the commit before the call nothing is known of it any more.
  return removed === 'the commit before the call' && world.operation?.holder === process
    ? {
        ...dead,
        operation: null,
        refunds: dead.refunds.filter(({ requestId }) => requestId !== world.operation!.requestId),
      }
    : dead;
};

const step = (world: RefundWorld, process: number, removed: RemovedFromRefunds): RefundWorld[] => {
  const memory = world.processes[process]!;
  switch (memory.phase) {
    case 'idle':
      // Of two idle processes it makes no difference which one acts.
      if (world.left.take === 0 || (process === 1 && world.processes[0].phase === 'idle')) return [];
      return take(spend(world, 'take'), process);
    case 'call':
      return [call(world, process, memory, removed)];
    case 'look':
      return look(world, process, memory);
    case 'calling':
      return fallSilent(world, process);
    case 'told':
      return [react(world, process, memory)];
    default:
      return memory satisfies never;
  }
};

const settlePending = (world: RefundWorld, status: 'completed' | 'failed'): RefundWorld[] =>
  world.atWallet
    .filter((refund) => refund.status === 'pending')
    .map(({ requestId }) => ({ ...world, atWallet: setStatus(world.atWallet, requestId, status) }));

const happen = (world: RefundWorld, removed: RemovedFromRefunds): RefundWorld[] => {
  const worlds = [...order(world, 1, removed), ...order(world, 2, removed)];
  for (const process of [0, 1]) {
    if (world.left.fault > 0 && world.processes[process]!.phase !== 'idle')
      worlds.push(die(spend(world, 'fault'), process, removed));
    // It stands still for longer than its lease, and goes on.
    if (world.left.fault > 0 && world.operation?.holder === process)
      worlds.push({ ...spend(world, 'fault'), operation: leaseEnded(world.operation) });
  }
  for (const sent of world.sent) worlds.push(...arrive(world, sent));
  if (world.operation?.mayStillHappen && world.sent.length === 0)
    worlds.push({ ...world, operation: { ...world.operation, mayStillHappen: false } });
  worlds.push(...settlePending(world, 'completed'), ...settlePending(world, 'failed'));
  worlds.push(...takeIn(world, removed));
  const leftMinor = capturedMinor - sumOf(world.atWallet, 'completed', 'pending');
  if (world.left.site > 0 && leftMinor > 0) {
    const refund = { requestId: 'site', amount: 1, status: 'completed' } as const;
    worlds.push({ ...spend(world, 'site'), atWallet: [...world.atWallet, refund] });
  }
  return worlds;
};

export const nextRefundWorlds = (world: RefundWorld, removed: RemovedFromRefunds): RefundWorld[] => [
  ...step(world, 0, removed),
  ...step(world, 1, removed),
  ...happen(world, removed),
];

/** What must hold at every moment. */
export const findRefundBreach = ({ refunds, atWallet }: RefundWorld): string | undefined => {
  if (sumOf(atWallet, 'completed', 'pending') > capturedMinor) return 'more went back than was captured';
  if (sumOf(refunds, 'completed', 'pending', 'under_way') > capturedMinor)
    return 'more is booked and promised than was captured';
  if (atWallet.some(({ requestId }) => requestId.includes('-'))) return 'refunded twice';
  const guessed = refunds.find(
    ({ requestId, amount, status }) =>
      status === 'completed' &&
      !atWallet.some(
        (made) => made.requestId === requestId && made.amount === amount && isMade(atWallet, requestId),
      ),
  );
  if (guessed) return 'booked, and not made';
  const broken = refunds.find(({ requestId, status }) => status === 'failed' && isMade(atWallet, requestId));
  return broken && 'made, after it was called failed';
};

/** All processes die, nothing more goes wrong, and one process reconciles until there is nothing left to do. */
export const settleRefunds = (world: RefundWorld, removed: RemovedFromRefunds): RefundWorld => {
  const none = { fault: 0, order: 0, site: 0, take: 9, pending: 0, refusal: 0 };
  let present: RefundWorld = { ...die(die(world, 0, removed), 1, removed), left: none };
  for (let round = 0; round < 40; round += 1) {
    const [sent] = present.sent;
    const [decided] = settlePending(present, 'completed');
    if (sent) [present] = arrive(present, sent) as [RefundWorld];
    else if (decided) present = decided;
    else if (present.operation?.mayStillHappen)
      present = { ...present, operation: { ...present.operation, mayStillHappen: false } };
    else if (present.processes[0].phase !== 'idle') [present] = step(present, 0, removed) as [RefundWorld];
    else if (removed === 'the reconciler') return present;
    else if (present.operation === null) return takeIn(present, removed)[0]!;
    else [present] = take(present, 0) as [RefundWorld];
  }
  return present;
};

/** What must hold when everything has settled down. */
export const findRefundLoss = ({ operation, refunds, atWallet }: RefundWorld): string | undefined => {
  if (operation !== null) return 'open for ever';
  if (refunds.some(({ status }) => status === 'under_way' || status === 'pending')) return 'kept for ever';
  const lost = atWallet.find(
    ({ requestId, status }) => status === 'completed' && !isMade(refunds, requestId),
  );
  return lost && 'went back, and is not booked';
};
