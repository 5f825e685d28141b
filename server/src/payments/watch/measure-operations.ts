import { Gauge, type Registry } from '@prometheus-io/client';
import type { PaymentDependencies } from '../dependencies.ts';
import { keysOf } from '../../keys-of.ts';
import { operationKinds } from '../operation-kind.ts';
import { countOpenOperations, countLateLooks } from './measure-queries.ts';

/** A look that is so much later than planned is late. */
const lateSeconds = 60;

/** What is under way at the wallet, for /metrics: read from the database when someone asks, so every process shows the same. */
export const measureOperations = (registry: Registry, deps: PaymentDependencies) => {
  const registers = [registry];
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `florin_${name}`, help, labelNames, registers });
  const open = gauge('operations_open', 'Operations at the wallet without a verdict, by kind and progress.', [
    'kind',
    'progress',
  ]);
  const oldest = gauge('operations_oldest_seconds', 'Age of the oldest open operation, by kind.', ['kind']);
  const due = gauge('looks_due', 'Payments that are due for a look, by whether it is late.', ['late']);
  const breaker = gauge('wallet_unresponsive', '1 while the wallet has stopped answering this process.');
  const connections = gauge('database_connections', 'Connections of this process, by what they do.', [
    'state',
  ]);

  return async () => {
    const { sql, wallet, config, clock } = deps;
    const provider = config.wallet.provider;
    breaker.set(wallet.isUnresponsive() ? 1 : 0);
    const { inUse, idle, waiting } = sql.usage();
    connections.set({ state: 'in_use' }, inUse);
    connections.set({ state: 'idle' }, idle);
    connections.set({ state: 'waited_for' }, waiting);
    const [counts, looks] = await Promise.all([
      countOpenOperations(sql),
      countLateLooks(sql, provider, clock(), lateSeconds),
    ]).catch((error: unknown) => {
      // Old figures would look as if nothing had changed since.
      for (const each of [open, oldest, due]) each.reset();
      throw error;
    });
    open.reset();
    for (const { kind, progress, count } of counts) open.set({ kind, progress }, count);
    for (const kind of keysOf(operationKinds)) {
      const ages = counts.filter((row) => row.kind === kind).map(({ oldestSeconds }) => oldestSeconds);
      oldest.set({ kind }, Math.max(0, ...ages));
    }
    due.set({ late: 'no' }, looks.due - looks.late);
    due.set({ late: 'yes' }, looks.late);
  };
};
