import { appliesTo, faultKinds, faultRow, type FaultKind } from '../../wallet/src/faults/faults.ts';
import type { Operation as Call } from '../../wallet/src/faults/operations.ts';

/** What is done to a payment, and which calls of the wallet that takes. The call of the act itself comes first. */
const callsOf = {
  // The buyer approves right after it, whatever became of it.
  change: ['patch', 'show'],
  resume: ['capture', 'show'],
  return: ['capture', 'show'],
  notified: ['capture', 'show', 'notification'],
  look: ['show', 'capture'],
  authorize: ['authorize', 'show'],
  validate: ['authorizationCapture', 'authorizationShow', 'show', 'captureShow'],
  validate_part: ['authorizationCapture'],
  // The rest stays authorised.
  capture_part: ['authorizationCapture', 'authorizationShow', 'show', 'captureShow'],
  cancel: ['void', 'authorizationShow', 'show'],
  refund: ['refund', 'show'],
  refund_part: ['refund', 'show'],
  site_refund: ['show', 'captureShow', 'refundShow', 'notification'],
  reversal: ['show', 'captureShow', 'refundShow', 'notification'],
  // An administrator gives back what the wallet has captured after a cancel.
  return_capture: ['refund', 'show', 'captureShow'],
  dispute: ['disputeShow', 'disputeList', 'captureShow', 'notification'],
  adopt: ['show', 'captureShow', 'refundShow'],
  // These calls name no order: a fault of them is a fault for everybody, and each cell is alone in the installation.
  init: ['create', 'token'],
  compare: ['transactionSearch', 'disputeList'],
} as const satisfies Record<string, readonly Call[]>;
export type Operation = keyof typeof callsOf;

/** `half_hour`: the fault ends within the window of the payment. `for_ever`: it lasts for more than a day. */
export const allTimes = ['once', 'twice', 'half_hour', 'for_ever'] as const;
export type Times = (typeof allTimes)[number];

export interface Cell {
  readonly operation: Operation;
  readonly call: Call;
  readonly fault: FaultKind;
  readonly times: Times;
}

const aloneOperations: ReadonlySet<string> = new Set(['init', 'compare']);
/** Nothing about these cells depends on how long the fault lasts, as long as it ends. */
const timesFor = (operation: string) =>
  aloneOperations.has(operation) ? allTimes.filter((times) => times !== 'half_hour') : allTimes;

export const isAlone = ({ operation }: Cell) => aloneOperations.has(operation);

/** The call by which the operation has its effect. Undefined: someone else has made the effect. */
export const actOf = ({ operation }: Cell): Call | undefined => {
  const [first] = callsOf[operation];
  return first === 'show' || first === 'disputeShow' ? undefined : first;
};

/** The wallet itself decides that it does not do what it was asked for: the payment then ends by what it has decided. */
export const isDecision = ({ fault }: Cell) => {
  const { stage } = faultRow(fault);
  if (fault === 'request_in_progress' || fault === 'already_captured') return false;
  return stage === 'refusal' || stage === 'effect';
};

export const nameOf = ({ fault, operation, call, times }: Cell) => `${fault}/${operation}:${call}/${times}`;

const all: readonly Cell[] = Object.entries(callsOf).flatMap(([operation, calls]) =>
  calls.flatMap((call) =>
    faultKinds
      .filter((fault) => appliesTo(fault, call))
      .flatMap((fault) =>
        timesFor(operation).map((times) => ({ operation: operation as Operation, call, fault, times })),
      ),
  ),
);

/** `only`: fault/operation/times, each of which may be `*` or end there; an operation may name its call, as in `resume:show`. */
export const listCells = (only: string | undefined): readonly Cell[] => {
  const [fault = '*', operation = '*', times = '*'] = only?.split('/') ?? [];
  const [name, call = '*'] = operation.split(':');
  const fits = (wanted: string | undefined, value: string) => wanted === '*' || wanted === value;
  return all.filter(
    (cell) =>
      fits(fault, cell.fault) &&
      fits(name, cell.operation) &&
      fits(call, cell.call) &&
      fits(times, cell.times),
  );
};
