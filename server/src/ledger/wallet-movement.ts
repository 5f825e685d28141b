import { keysOf } from '../keys-of.ts';
import type { AccountKind } from './transfer.ts';

/** Why money moves to or from our account at the wallet without a payment, and where the other side is booked. */
export const movementKinds = {
  withdrawal: 'bank',
  deposit: 'bank',
  conversion: 'wallet_conversion',
  fee: 'wallet_fee',
} as const;
export type MovementKind = keyof typeof movementKinds;

/**
 * The operator's accounts between which such money moves. `bank` has what the wallet paid to our bank, `wallet_conversion` what it changed
 * into other currencies. Like that of the wallet's clearing account, their balance is below zero where money of ours is.
 */
export type MovementAccountKind =
  | Extract<AccountKind, 'wallet_clearing' | 'wallet_fee'>
  | (typeof movementKinds)[MovementKind];

export const movementAccountKinds = {
  wallet_clearing: true,
  wallet_fee: true,
  bank: true,
  wallet_conversion: true,
} as const satisfies Record<MovementAccountKind, true>;

/** Of a withdrawal or the like, as the wallet's report has it. */
export interface WalletMovement {
  readonly id: string;
  readonly kind: MovementKind;
  /** The wallet's own word for what it is. */
  readonly code: string;
  readonly currency: string;
  /** What our account at the wallet gained; below zero: lost. */
  readonly movedMinor: bigint;
  /** What the wallet charged for it in addition; below zero: gave back. */
  readonly feeMinor: bigint;
  readonly at: Date;
}

export interface MovementLine {
  readonly line: number;
  readonly fromKind: MovementAccountKind;
  readonly toKind: MovementAccountKind;
  readonly amountMinor: bigint;
}

/** What has left the wallet is booked on its clearing account, which then shows that the wallet owes us less. */
const lineOf = (line: number, other: MovementAccountKind, movedMinor: bigint): MovementLine[] => {
  if (movedMinor === 0n) return [];
  return movedMinor < 0n
    ? [{ line, fromKind: other, toKind: 'wallet_clearing', amountMinor: -movedMinor }]
    : [{ line, fromKind: 'wallet_clearing', toKind: other, amountMinor: movedMinor }];
};

export const movementLines = ({ kind, movedMinor, feeMinor }: WalletMovement): MovementLine[] => [
  ...lineOf(1, movementKinds[kind], movedMinor),
  ...lineOf(2, 'wallet_fee', -feeMinor),
];

export const isMovementKind = (text: string): text is MovementKind =>
  (keysOf(movementKinds) as readonly string[]).includes(text);
