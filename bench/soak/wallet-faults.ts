import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from './random.ts';
import type { Simulator } from './simulator.ts';

/** How many of the wallet's calls go wrong. */
const faultShare = 0.25;
/** How many calls of each operation are planned ahead: more than are made between two rounds. */
const callsAhead = 60;
const everyMs = 500;

const anywhere = {
  unavailable: 2,
  error_before_effect: 2,
  rate_limited: 2,
  connection_cut: 2,
  timeout_before_effect: 1,
  slow: 3,
  error_after_effect: 3,
  connection_cut_after_effect: 3,
  timeout_after_effect: 1,
  garbage: 2,
  half_body: 2,
};
/** The effect is as it should be, and the answer is not. */
const garbled = { wrong_amount: 1, wrong_currency: 1, wrong_order: 1 };
const garbledOrder = { ...garbled, wrong_last_amount: 1, wrong_last_id: 1 };
const ofKnown = { ...anywhere, ...garbled, not_found: 2, unauthorized: 1 };
const ofEffects = { ...ofKnown, late_effect: 2, request_in_progress: 1 };

/** The faults of each operation and how often each comes. The wallet's page /simulator says what they do. */
const faultsOf: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  token: anywhere,
  create: anywhere,
  show: { ...ofKnown, ...garbledOrder },
  patch: { ...ofKnown, late_effect: 2, amount_fixed: 1 },
  capture: {
    ...ofEffects,
    ...garbledOrder,
    instrument_declined: 3,
    pending_capture: 3,
    already_captured: 1,
    declined_capture: 1,
  },
  authorize: { ...ofKnown, ...garbledOrder, late_effect: 2, transaction_refused: 1 },
  authorizationShow: ofKnown,
  authorizationCapture: { ...ofEffects, pending_capture: 3, transaction_refused: 1 },
  void: ofEffects,
  captureShow: ofKnown,
  refund: { ...ofEffects, pending_refund: 3, failed_refund: 1, refund_refused: 2 },
  refundShow: ofKnown,
  disputeShow: ofKnown,
};

/** An answer that is not late at all: this call goes well. */
const noFault = { fault: 'slow', delayMs: 0 };

/**
 * Plans what happens to the wallet's next calls until it is stopped: of each operation every fourth, on average, goes wrong. A
 * call that the wallet holds back has its effect within half a minute.
 */
export const injectFaults = async (simulator: Simulator, random: Random, stopped: AbortSignal) => {
  const late = new Map<string, number | undefined>();
  while (!stopped.aborted) {
    const waiting = await simulator.listFaults();
    for (const operation of Object.keys(faultsOf)) {
      const ahead = waiting.filter((fault) => fault.operation === operation);
      const calls = ahead.reduce((sum, { times }) => sum + times, 0);
      if (calls < callsAhead) await planCalls(simulator, random, operation, callsAhead, late);
    }
    await releaseLate(simulator, random, late, new Set(waiting.map(({ id }) => id)));
    await pause(everyMs);
  }
  await simulator.clearFaults();
};

const planCalls = async (
  simulator: Simulator,
  random: Random,
  operation: string,
  calls: number,
  late: Map<string, number | undefined>,
) => {
  for (let planned = 0; planned < calls;) {
    let times = 0;
    while (!random.chance(faultShare)) times += 1;
    if (times > 0) await simulator.addFault({ operation, ...noFault, times });
    const fault = random.weighted(faultsOf[operation]!);
    const delay = fault === 'slow' ? { delayMs: random.between(200, 4000) } : {};
    const id = await simulator.addFault({ operation, fault, ...delay });
    if (fault === 'late_effect') late.set(id, undefined);
    planned += times + 1;
  }
};

/** A fault that waits no longer holds a call: it goes on after a while, even if its caller is gone. */
const releaseLate = async (
  simulator: Simulator,
  random: Random,
  late: Map<string, number | undefined>,
  waiting: ReadonlySet<string>,
) => {
  for (const [id, releaseAtMs] of late) {
    if (waiting.has(id)) continue;
    if (releaseAtMs === undefined) late.set(id, performance.now() + random.between(1000, 25_000));
    else if (performance.now() > releaseAtMs) {
      late.delete(id);
      // There is nothing to release when the wallet was killed in between.
      await simulator.clearFault(id).catch(() => {});
    }
  }
};
