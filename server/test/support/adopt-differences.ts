import { pino } from 'pino';
import { connect } from '../../src/database/client.ts';
import { runReconcileCommand } from '../../src/payments/reconciliation/command.ts';
import { takeInChangedDisputes } from '../../src/payments/reconciliation/take-in-changed-disputes.ts';
import type { PaymentDependencies } from '../../src/payments/dependencies.ts';
import { readConfig } from '../../src/start/config.ts';
import { loadKeyring } from '../../src/start/load-keyring.ts';
import { StartFault } from '../../src/start/start-fault.ts';
import { loadTestClock } from '../../src/test-clock/follow-test-clock.ts';
import { connectOrdersV2 } from '../../src/wallet/orders-v2/connect-orders-v2.ts';

const dayMs = 24 * 60 * 60 * 1000;
const roundsMax = 6;

interface Difference {
  readonly walletId: string;
  readonly paymentId: string | null;
  readonly subject: 'capture' | 'refund';
}

/** An administrator of an installation that was restored. Resolves to how much was brought in. */
export const adoptDifferences = async (settings: Readonly<Record<string, string>>): Promise<number> => {
  const config = readConfig(settings);
  const sql = connect(config.databaseUrl!, 4);
  const realClock = () => new Date();
  const log = pino({ level: 'silent' });
  const wallet = connectOrdersV2({ ...config.wallet, isSimulated: true, clock: realClock, log });
  const testClock = await loadTestClock(sql, realClock);
  const keyring = await loadKeyring(config);
  const deps: PaymentDependencies = {
    config,
    sql,
    reports: sql,
    checks: sql,
    clock: testClock.clock,
    realClock,
    testClock,
    keyring,
    log,
    wallet,
  };
  try {
    const [key] = await sql<{ id: string }[]>`select id from api_keys order by created_at limit 1`;
    // As the daily comparison does.
    await takeInChangedDisputes(deps, new Date(Date.now() - dayMs));
    const { adopted } = await bringIn(deps, { key: key!.id, account: 'shop-1' });
    return adopted;
  } finally {
    await wallet.close();
    await sql.close();
  }
};

/**
 * What docs/operating.md says to do after a restore: compares, and brings in each difference, captures before their refunds, until nothing
 * differs. `paymentId`: only what is about this payment. It is the command's own code, in this process.
 */
export const bringIn = async (
  deps: PaymentDependencies,
  owner: { readonly key: string; readonly account: string },
  paymentId?: string,
) => {
  const adopted = new Set<string>();
  let left: readonly Difference[] = [];
  for (let rounds = 0; rounds < roundsMax; rounds += 1) {
    const found = await compare(deps);
    if (!found) continue;
    left = found.filter((difference) => paymentId === undefined || difference.paymentId === paymentId);
    if (left.length === 0) break;
    for (const difference of left) if (await adopt(deps, difference, owner)) adopted.add(difference.walletId);
  }
  return { adopted: adopted.size, left };
};

/** The wallet's calls go wrong here, too: then it is tried again. */
const unlessRefused = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StartFault) return undefined;
    throw error;
  }
};

const compare = async (deps: PaymentDependencies) => {
  const from = new Date(Date.now() - dayMs).toISOString();
  // The wallet's clock is moved ahead at the end of a run, and its reports with it.
  const to = new Date(Date.now() + 7 * dayMs).toISOString();
  const realClock = () => new Date(Date.now() + 7 * dayMs);
  const reconciled = await unlessRefused(() => runReconcileCommand({ ...deps, realClock }, { from, to }));
  const differences = (reconciled?.json as { differences: readonly Difference[] } | undefined)?.differences;
  return differences?.toSorted((one, other) => one.subject.localeCompare(other.subject));
};

const adopt = async (
  deps: PaymentDependencies,
  { walletId }: Difference,
  owner: { readonly key: string; readonly account: string },
) => {
  const asKnown = { adopt: walletId, note: 'after a restore', commission: '0' };
  const asNew = { ...asKnown, ...owner };
  const done =
    (await unlessRefused(() => runReconcileCommand(deps, asKnown))) ??
    (await unlessRefused(() => runReconcileCommand(deps, asNew)));
  return done !== undefined;
};
