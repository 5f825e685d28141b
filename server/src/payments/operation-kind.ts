import { keysOf } from '../keys-of.ts';
import type { Operation } from '../operations/operation.ts';

/** What an operation is about, and what it does. The calls that do it are in `settle/wallet-steps.ts`. */
interface KindRules {
  /** What of the payment it uses. `nothing`: it can be requested at any time. */
  readonly uses: 'order' | 'approval' | 'authorization' | 'capture' | 'nothing';
  /** What it does to the buyer's money. */
  readonly money: 'captures' | 'holds' | 'releases' | 'returns' | 'none';
}

const rules = {
  // Nobody has approved yet: the order gets another amount.
  change: { uses: 'order', money: 'none' },
  capture: { uses: 'approval', money: 'captures' },
  authorize: { uses: 'approval', money: 'holds' },
  capture_authorization: { uses: 'authorization', money: 'captures' },
  release: { uses: 'authorization', money: 'releases' },
  refund: { uses: 'capture', money: 'returns' },
  // What the wallet has captured and nobody here has booked (docs/decisions/062).
  return_capture: { uses: 'capture', money: 'returns' },
  // The wallet reported something that nobody here requested, so we only ask it.
  review: { uses: 'nothing', money: 'none' },
} as const satisfies Record<string, KindRules>;

/** Work at the wallet that is requested for a payment. */
export type OperationKind = keyof typeof rules;
export const operationKinds: Readonly<Record<OperationKind, KindRules>> = rules;

export type PaymentOperation = Operation<OperationKind>;

/** Something changes at the wallet. */
export const isWork = (kind: OperationKind) => operationKinds[kind].uses !== 'nothing';

/** After a decline it takes another approval. */
const usesApproval = (kind: OperationKind) => operationKinds[kind].uses === 'approval';

/** It is about the payment as it was read: after a decline or a change it has to be read again. */
export const isAboutWhatWasRead = (kind: OperationKind) =>
  usesApproval(kind) || operationKinds[kind].uses === 'order';

export const approvalKinds = keysOf(operationKinds).filter(usesApproval);

/** When the wallet refuses it for good, the money is still held and has to be released. */
export const leavesMoneyHeld = (kind: OperationKind) => {
  const { uses, money } = operationKinds[kind];
  return uses === 'authorization' && money === 'captures';
};

/** A platform waits for it even when the payment is over. */
export const isAwaitedAfterEnd = (kind: OperationKind) => operationKinds[kind].money === 'returns';
