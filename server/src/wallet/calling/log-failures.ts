import type { Logger } from 'pino';
import type { WalletCall } from '../wallet.ts';
import { isTransient, type Reply } from './reply.ts';

/** An outage is over with the first good answer after so long without a failure. */
const quietMs = 10_000;

interface Outage {
  readonly sinceMs: number;
  lastFailureMs: number;
  failedCalls: number;
}

/**
 * Logs what goes wrong at the wallet: the record of a call alone, because request and answer contain tokens and buyers' names. While the
 * wallet is away or fails, every call does: one line says that it has begun, and one that it is over. Refusals are normal.
 */
export const makeLogFailures = (log: Logger) => {
  let outage: Outage | undefined;

  const noteFailure = (walletCall: WalletCall) => {
    const nowMs = performance.now();
    if (outage === undefined) {
      outage = { sinceMs: nowMs, lastFailureMs: nowMs, failedCalls: 0 };
      log.warn({ walletCall }, 'the wallet fails; more failures are only counted until it works again');
    }
    outage.lastFailureMs = nowMs;
    outage.failedCalls += 1;
    log.debug({ walletCall }, 'the wallet failed');
  };

  const noteAnswer = () => {
    const nowMs = performance.now();
    if (outage === undefined || nowMs - outage.lastFailureMs < quietMs) return;
    const { failedCalls, sinceMs, lastFailureMs } = outage;
    outage = undefined;
    const forSeconds = Math.round((lastFailureMs - sinceMs) / 1000);
    log.warn({ failedCalls, forSeconds }, 'the wallet works again');
  };

  return (walletCall: WalletCall, reply: Reply) => {
    if (reply.kind === 'no_answer' && reply.isGivenUp) return undefined;
    if (reply.kind === 'no_answer' || isTransient(reply)) return noteFailure(walletCall);
    noteAnswer();
    const { status, issue } = walletCall;
    if (status === 404 || status === 422) return log.info({ walletCall }, 'the wallet refused');
    if (issue !== undefined) log.warn({ walletCall }, 'the wallet failed');
    return undefined;
  };
};
