import { once } from 'node:events';
import { describeMachine } from './describe-machine.ts';
import { formatTable, isKept, verdictRow, type Verdict } from './judge.ts';
import type { Target } from './load/load.ts';
import { measureRounds, median } from './measure-rounds.ts';
import { fillPayments } from './pay/fill-payments.ts';
import type { Errand, Paid, Payee } from './pay/paying.ts';
import { startDatabases, startLimitPayee, startServicePayee, startWallet } from './pay/start-parts.ts';
import { runBenchmark } from './run-benchmark.ts';
import type { Processes, Running } from './run-processes.ts';
import { readingTargets } from './targets.ts';

// `npm run bench:payments`: how fast payments are started and captured, beside a program that makes the same wallet
// calls and as many durable commits for each payment and nothing else; and whether reading stays fast at a million payments.

const warmUpRounds = 6;
const rounds = 11;
const paymentsPerRound = 600;
const connections = 16;
const million = 1_000_000;

const say = (text: string) => process.stdout.write(`${text}\n`);

const makePay =
  ({ child, ended }: Running) =>
  async (errand: Errand): Promise<Paid> => {
    child.send(errand);
    const message = await Promise.race([once(child, 'message'), ended.then(() => undefined)]);
    const [answer] = (message ?? [{ error: 'the paying program has ended by itself' }]) as [
      Paid | { error: string },
    ];
    if ('error' in answer) throw new Error(`${errand.kind} at ${errand.payee.url}: ${answer.error}`);
    return answer;
  };

type Pay = ReturnType<typeof makePay>;

/** Payments are approved and resumed within seconds of their start, before the service would look for them itself. */
const payOneRound = async (pay: Pay, payee: Payee, count: number) => {
  const started = await pay({ kind: 'init', payee, connections, count });
  await pay({ kind: 'approve', payee, connections, payments: started.payments });
  const resumed = await pay({ kind: 'resume', payee, connections, payments: started.payments });
  return { init: started, resume: resumed };
};

type Payees = Readonly<Record<'service' | 'limit', Payee>>;
type PayRound = Record<keyof Payees, Awaited<ReturnType<typeof payOneRound>>> & { whole: Paid };

const payRounds = async (pay: Pay, { service, limit }: Payees) => {
  say('warming up');
  for (let round = 1; round <= warmUpRounds; round += 1) {
    for (const payee of [limit, service]) await payOneRound(pay, payee, paymentsPerRound);
  }
  const results: PayRound[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    say(`round ${round} of ${rounds}`);
    results.push({
      limit: await payOneRound(pay, limit, paymentsPerRound),
      service: await payOneRound(pay, service, paymentsPerRound),
      whole: await pay({ kind: 'whole', payee: service, connections, count: paymentsPerRound }),
    });
  }
  return results;
};

const middleOf = (paid: readonly Paid[], key: 'perSecond' | 'p50Ms' | 'p99Ms') =>
  median(paid.map((one) => one[key]));

const payRows = (results: readonly PayRound[]) => {
  const row = (name: string, paid: readonly Paid[]) => [
    name,
    middleOf(paid, 'perSecond').toFixed(0),
    middleOf(paid, 'p50Ms').toFixed(1),
    middleOf(paid, 'p99Ms').toFixed(1),
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
  ];
};

/** Both sides of a ratio come from the same round, seconds apart. */
const payVerdict = (results: readonly PayRound[], step: 'init' | 'resume'): Verdict => ({
  what: `${step} ÷ its limit`,
  measured: median(results.map(({ service, limit }) => service[step].perSecond / limit[step].perSecond)),
  limit: 0.7,
  kind: 'at least',
  unit: '',
  digits: 2,
});

/** The same reading over one page of payments and over a million more. */
interface Comparison {
  readonly few: Target;
  readonly many: Target;
}

/** Both are asked in the same rounds, seconds apart. */
const compareReading = async (generator: Running, name: string, targets: Comparison): Promise<Verdict> => {
  say(`reading: ${name}`);
  const rounds = await measureRounds<keyof Comparison>(generator, { ...targets }, say);
  return {
    what: `${name}: a million ÷ one page of payments`,
    measured: median(rounds.map(({ few, many }) => few.requestsPerSecond / many.requestsPerSecond)),
    limit: 1.2,
    kind: 'at most',
    unit: '',
    digits: 2,
  };
};

const benchmark = async (processes: Processes, folder: string) => {
  const machine = describeMachine();
  const { urlOf } = await startDatabases(processes, folder);
  const { url: walletUrl } = await startWallet(processes, folder);
  const startPayee = (name: 'service' | 'few' | 'many') =>
    startServicePayee(processes, folder, urlOf(name), walletUrl);
  const pay = makePay(await processes.start({ name: 'pay', file: 'pay/pay.ts' }));
  const limit = await startLimitPayee(processes, urlOf('limit'), walletUrl);
  const results = await payRounds(pay, { limit, service: await startPayee('service') });

  const startReading = async (name: 'few' | 'many') => {
    const payee = await startPayee(name);
    const { payments } = await pay({ kind: 'init', payee, connections, count: 60 });
    return readingTargets(payee, payments[0]!.id);
  };
  const few = await startReading('few');
  const many = await startReading('many');
  say('filling in a million payments');
  await fillPayments(urlOf('many'), million);
  const generator = await processes.start({ name: 'load', file: 'load/generate-load.ts' });
  const readings: Verdict[] = [];
  for (const name of Object.keys(few) as (keyof typeof few)[]) {
    readings.push(await compareReading(generator, name, { few: few[name], many: many[name] }));
  }

  const verdicts = [payVerdict(results, 'init'), payVerdict(results, 'resume'), ...readings];
  say(`\nMedians of the rounds, ${connections} connections.\n`);
  say(formatTable([['', 'per second', 'p50 ms', 'p99 ms'], ...payRows(results)]));
  say(`\n${formatTable([['', 'measured', 'limit', ''], ...verdicts.map(verdictRow)])}`);
  say(`\n${machine}`);
  return verdicts.every(isKept);
};

await runBenchmark(benchmark);
