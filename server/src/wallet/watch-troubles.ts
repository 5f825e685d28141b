import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import {
  endedBySuccess,
  timesUntilTold,
  type Trouble,
  type TroubleKind,
  type TroubleStore,
} from './trouble-store.ts';

export interface TroubleWatch {
  note(trouble: Trouble): void;
  succeeded(operation: string): void;
  /** Resolves when all that was noted is kept. */
  close(): Promise<void>;
}

/** The first ones are kept at once, so that an operator is alerted at once; then a few a minute are enough. */
const keptAtOnce = 3;
const keepEveryMs = 10_000;
/** How soon a success ends what another process has noted. */
const endEveryMs = 60_000;
/** More than the wallet has words for. Beyond that we begin again to count. */
const countedMax = 500;
const issueLengthMax = 100;

/** Undefined: a stranger could cause it, and must not be able to wake anybody. */
const alerts: Record<TroubleKind, string | undefined> = {
  credentials:
    'ALERT: the wallet does not accept our credentials: check WALLET_CLIENT_ID and WALLET_CLIENT_SECRET',
  permission: 'ALERT: the wallet does not allow a call: give the app the permission at the wallet',
  account: 'ALERT: the account at the wallet lacks something: ask the wallet about the issue',
  request: 'ALERT: the wallet does not accept what Florin sends: report the issue',
  unknown_issue: 'ALERT: the wallet has answered three times with an issue that Florin does not know',
  notification: undefined,
};

const dropKeys = (counts: Map<string, unknown>, start: string) => {
  for (const key of counts.keys()) if (key.startsWith(start)) counts.delete(key);
};

interface Counted {
  kept: number;
  unkept: number;
  keptAtMs: number;
}

/** Keeps what an operator has to repair. It never fails a call, and never holds one up. */
export const watchTroubles = (store: TroubleStore, clock: Clock, log: Logger): TroubleWatch => {
  const counts = new Map<string, Counted>();
  const endedAtMs = new Map<string, number>();
  let last: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>) => {
    last = last
      .then(work)
      .catch((error: unknown) => log.warn({ err: error }, 'trouble at the wallet could not be noted'));
  };

  const keep = async (trouble: Trouble, times: number) => {
    const total = await store.note(trouble, times, clock());
    const least = timesUntilTold[trouble.kind];
    const alert = alerts[trouble.kind];
    if (alert !== undefined && total >= least && total - times < least) log.error({ trouble }, alert);
  };

  return {
    note: ({ kind, operation, issue }) => {
      const trouble = { kind, operation, issue: issue.slice(0, issueLengthMax) };
      const key = `${kind} ${operation} ${trouble.issue}`;
      const nowMs = clock().getTime();
      if (counts.size >= countedMax) counts.clear();
      const counted = counts.get(key) ?? { kept: 0, unkept: 0, keptAtMs: nowMs };
      counts.set(key, counted);
      counted.unkept += 1;
      const isDue = counted.kept < keptAtOnce || Math.abs(nowMs - counted.keptAtMs) >= keepEveryMs;
      if (!isDue) return;
      const times = counted.unkept;
      Object.assign(counted, { kept: counted.kept + 1, unkept: 0, keptAtMs: nowMs });
      // Found again, it is ended again by the next success.
      endedAtMs.delete(operation);
      inTurn(() => keep(trouble, times));
    },
    succeeded: (operation) => {
      const nowMs = clock().getTime();
      const endedMs = endedAtMs.get(operation);
      if (endedMs !== undefined && Math.abs(nowMs - endedMs) < endEveryMs) return;
      endedAtMs.set(operation, nowMs);
      // Whatever comes back is reported at once.
      for (const kind of endedBySuccess) dropKeys(counts, `${kind} ${operation} `);
      inTurn(() => store.endOf(operation));
    },
    close: () => last,
  };
};
