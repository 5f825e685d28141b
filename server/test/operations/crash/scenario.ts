import type { Act } from './acts.ts';
import type { Stop } from './steps.ts';

/** A fault of the wallet, once or more often, at one of its calls. */
export interface WalletFault {
  readonly fault: string;
  readonly operation: string;
  readonly times: number;
}

/** One run: what happens to one payment, and where its processes stop. It is printed as it is, and can be run again. */
export interface Scenario {
  readonly captureMode: 'automatic' | 'manual';
  /** Who approves at the wallet. Their instruments differ: dora's is declined, noor's refused, pia's settles later. */
  readonly buyer: Buyer;
  /** What a process is asked for, one after the other. */
  readonly acts: readonly Act[];
  readonly fault?: WalletFault | undefined;
  /** How the wallet decides what it had left open. */
  readonly settles?: 'completed' | 'declined';
  /** What happens at the same moment as the last act: in another process, or in the same one. */
  readonly second?: { readonly act: Act; readonly isSameProcess: boolean } | undefined;
  readonly stop?: Stop | undefined;
  /** What happens while the process stands still, after its lease: another one acts, and then the buyer approves. */
  readonly meanwhile?: { readonly act?: Act | undefined; readonly approves: boolean } | undefined;
  /** Where the process stops that recovers. */
  readonly stopAgain?: Stop | undefined;
}

export const buyers = ['ada', 'dora', 'noor', 'pia', 'nobody'] as const;
type Buyer = (typeof buyers)[number];
