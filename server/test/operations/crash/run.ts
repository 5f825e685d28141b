import type { Scene } from './acts.ts';
import type { MortalProcess } from './mortal-process.ts';
import type { Sent } from './mortal-wallet.ts';
import type { Scenario } from './scenario.ts';
import type { Stop } from './steps.ts';
import type { Own, World } from './world.ts';

/** The payment of a run, wherever it is stored. */
export interface RunPayment {
  readonly scenario: Scenario;
  readonly own: Own;
  readonly id: string;
  readonly orderId: string;
  readonly faultId: string | undefined;
  /** What the wallet has told of, and nobody has accepted yet. */
  readonly untold: Scene['untold'];
  readonly disputes: Scene['disputes'];
}

/** One payment in one run. */
export interface Run extends RunPayment {
  readonly world: World;
  /** What the wallet has received. */
  readonly sent: readonly Sent[];
  /** Starts a process with the real code. */
  readonly startProcess: (stop?: Stop) => { readonly process: MortalProcess; readonly scene: Scene };
  readonly advance: (seconds: number) => void;
}
