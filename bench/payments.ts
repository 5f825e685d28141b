import { formatTable, type LimitCheck } from './check-limits.ts';
import type { Target } from './load/load.ts';
import { measureRounds, median } from './measure-rounds.ts';
import { fillPayments } from './pay/fill-payments.ts';
import { makePay, type Pay } from './pay/make-pay.ts';
import type { PayResult, PaymentServer } from './pay/pay-messages.ts';
import { print, type Benchmark } from './run-benchmark.ts';
import type { Processes, RunningProcess } from './run-processes.ts';
import {
  startDatabases,
  startLimitProgram,
  startPaymentService,
  startWallet,
} from './start-payment-servers.ts';
import { readTargets } from './targets.ts';

// `npm run bench -- payments` measures how fast payments are started and captured, compared with a limit program that only
// makes the same wallet calls and as many durable commits for each payment. It also measures whether one account that gets
// all payments slows them, and whether reading stays fast with a million payments.

const warmUpRounds = 6;
const rounds = 11;
const paymentsPerRound = 600;
const connections = 16;
const manyAccounts = 1000;
const million = 1_000_000;

/** Payments are approved and resumed within seconds of their start, before the service checks them by itself. */
const payOneRound = async (pay: Pay, server: PaymentServer, count: number) => {
  const started = await pay({ kind: 'init', server, connections, count });
  await pay({ kind: 'approve', server, connections, payments: started.payments });
  const resumed = await pay({ kind: 'resume', server, connections, payments: started.payments });
  return { init: started, resume: resumed };
};

type PaymentServers = Readonly<Record<'service' | 'limit', PaymentServer>>;
interface PayRound extends Record<keyof PaymentServers, Awaited<ReturnType<typeof payOneRound>>> {
  /** Whole payments: all for one account, and for many. */
  readonly whole: PayResult;
  readonly spread: PayResult;
}

const payRounds = async (pay: Pay, { service, limit }: PaymentServers) => {
  print('warming up');
  for (let round = 1; round <= warmUpRounds; round += 1) {
    for (const server of [limit, service]) await payOneRound(pay, server, paymentsPerRound);
  }
  const payWhole = (accounts: number, count: number) =>
    pay({ kind: 'whole', server: service, connections, count, accounts });
  // An account is opened by its first payment, which is not what is measured.
  await payWhole(manyAccounts, manyAccounts);
  const results: PayRound[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    print(`round ${round} of ${rounds}`);
    results.push({
      limit: await payOneRound(pay, limit, paymentsPerRound),
      service: await payOneRound(pay, service, paymentsPerRound),
      whole: await payWhole(1, paymentsPerRound),
      spread: await payWhole(manyAccounts, paymentsPerRound),
    });
  }
  return results;
};

const medianOf = (results: readonly PayResult[], key: 'perSecond' | 'p50Ms' | 'p99Ms') =>
  median(results.map((result) => result[key]));

const payRows = (results: readonly PayRound[]) => {
  const row = (name: string, results: readonly PayResult[]) => [
    name,
    medianOf(results, 'perSecond').toFixed(0),
    medianOf(results, 'p50Ms').toFixed(1),
    medianOf(results, 'p99Ms').toFixed(1),
  ];
  return [
    row(
      'limit of init',
      results.map(({ limit }) => limit.init),
    ),
    row(
      'init',
      results.map(({ service }) => service.init),
    ),
    row(
      'limit of resume',
      results.map(({ limit }) => limit.resume),
    ),
    row(
      'resume',
      results.map(({ service }) => service.resume),
    ),
    row(
      'whole payments',
      results.map(({ whole }) => whole),
    ),
    row(
      'whole payments, 1000 accounts',
      results.map(({ spread }) => spread),
    ),
  ];
};

/** Both sides of a ratio are measured in the same round, within seconds. */
const checkPayStep = (results: readonly PayRound[], step: 'init' | 'resume'): LimitCheck => ({
  what: `${step} ÷ its limit`,
  measured: median(results.map(({ service, limit }) => service[step].perSecond / limit[step].perSecond)),
  limit: 0.7,
  kind: 'at least',
  unit: '',
  digits: 2,
});

/** An account that gets every payment, as a busy shop has it, is not what payments wait for. */
const checkHotAccount = (results: readonly PayRound[]): LimitCheck => ({
  what: 'one account ÷ 1000 accounts, whole payments',
  measured: median(results.map(({ whole, spread }) => whole.perSecond / spread.perSecond)),
  limit: 0.8,
  kind: 'at least',
  unit: '',
  digits: 2,
});

/** The same read with one page of payments and with a million more. */
interface Comparison {
  readonly few: Target;
  readonly many: Target;
}

/** Both are measured in the same rounds, within seconds. */
const compareReads = async (
  generator: RunningProcess,
  name: string,
  targets: Comparison,
): Promise<LimitCheck> => {
  print(`reading: ${name}`);
  const rounds = await measureRounds<keyof Comparison>(generator, { ...targets }, print);
  return {
    what: `${name}: a million ÷ one page of payments`,
    measured: median(rounds.map(({ few, many }) => few.requestsPerSecond / many.requestsPerSecond)),
    limit: 1.2,
    kind: 'at most',
    unit: '',
    digits: 2,
  };
};

export const benchmark: Benchmark = async (processes: Processes, folder: string) => {
  const { urlOf } = await startDatabases(processes, folder);
  const { url: walletUrl } = await startWallet(processes, folder);
  const startServiceOn = (name: 'service' | 'few' | 'many') =>
    startPaymentService(processes, folder, urlOf(name), walletUrl);
  const pay = makePay(await processes.start({ name: 'pay', file: 'pay/pay.ts' }));
  const limit = await startLimitProgram(processes, urlOf('limit'), walletUrl);
  const results = await payRounds(pay, { limit, service: await startServiceOn('service') });

  const startReads = async (name: 'few' | 'many') => {
    const server = await startServiceOn(name);
    const { payments } = await pay({ kind: 'init', server, connections, count: 60 });
    return readTargets(server, payments[0]!.id);
  };
  const few = await startReads('few');
  const many = await startReads('many');
  print('writing a million payments');
  await fillPayments(urlOf('many'), million);
  const generator = await processes.start({ name: 'load', file: 'load/generate-load.ts' });
  const reads: LimitCheck[] = [];
  for (const name of Object.keys(few) as (keyof typeof few)[]) {
    reads.push(await compareReads(generator, name, { few: few[name], many: many[name] }));
  }

  const steps = [checkPayStep(results, 'init'), checkPayStep(results, 'resume')];
  const checks = [...steps, checkHotAccount(results), ...reads];
  print(`\nMedians of the rounds, ${connections} connections.\n`);
  print(formatTable([['', 'per second', 'p50 ms', 'p99 ms'], ...payRows(results)]));
  return checks;
};
