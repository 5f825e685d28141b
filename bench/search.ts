import { connectAlone } from '../server/src/database/client.ts';
import { formatTable, type LimitCheck } from './check-limits.ts';
import { signInToDashboard } from './get-api-key.ts';
import { median } from './measure-rounds.ts';
import { fillPayments } from './pay/fill-payments.ts';
import { makePay, type Pay } from './pay/make-pay.ts';
import type { PaymentServer } from './pay/pay-messages.ts';
import { readPostgresMs } from './read-processor.ts';
import { print, type Benchmark } from './run-benchmark.ts';
import type { Processes } from './run-processes.ts';
import { startDatabases, startPaymentService, startWallet } from './start-payment-servers.ts';

// `npm run bench -- search` measures how long the dashboard's search takes over a million payments, for each kind of thing that people
// have in hand, and what its indexes and the sums of the ledger cost a payment: in turns with databases without one of them. Processor
// time is read from Linux, so this part runs on Linux alone.

const million = 1_000_000;
const searchRounds = 11;
const connections = 4;
const paymentsPerRound = 300;
const warmUpRounds = 2;
const payRounds = 9;

/** A filled payment, with what is found by it. */
interface Sample {
  readonly id: string;
  readonly reference: string;
  readonly payerName: string;
  readonly payerEmail: string;
  readonly walletOrderId: string;
  readonly captureId: string;
  readonly refundId: string;
  readonly disputeId: string;
  readonly debugId: string;
  readonly payerId: string;
  readonly payoutId: string;
  readonly runId: string;
  readonly differentId: string;
  readonly foreignId: string;
}

/** What is typed for a payment. */
const kinds: Readonly<Record<string, (sample: Sample, round: number) => string>> = {
  'the number of an order': ({ reference }) => reference.slice('Kade '.length),
  'five characters of it': ({ reference }) => reference.slice(-5).toLowerCase(),
  'what most references have': () => 'kade',
  'what none has': (_, round) => `zzq${round}`,
  'a name': ({ payerName }) => payerName,
  'a first name, of a tenth': ({ payerName }) => payerName.split(' ')[0]!,
  'a part of an address': ({ payerEmail }) => payerEmail.slice(2, -7),
  'an account, of 5000 payments': (_, round) => `account-${100 + round}`,
  'an amount': (_, round) => `€${100 + round}.50`,
  'the id of a payment': ({ id }) => id,
  'its shortest beginning': ({ id }) => id.slice(0, 7),
  'an order at the wallet': ({ walletOrderId }) => walletOrderId,
  'a capture': ({ captureId }) => captureId,
  'a refund': ({ id }) => `${id}-r1`,
  'a refund, by the wallet’s id': ({ refundId }) => refundId,
  'a dispute': ({ disputeId }) => disputeId,
  'an event': ({ id }) => `evt_${id}_1`,
  'a delivery': (_, round) => `whd_${round}`,
  'a debug id of the wallet': ({ debugId }) => debugId,
  'who pays, by the wallet’s id': ({ payerId }) => payerId,
  'a payout': ({ payoutId }) => payoutId,
  'a payout, as the bank writes it': ({ payoutId }) => payoutId.replace('_', '-').toUpperCase(),
  'a payout run': ({ runId }) => runId,
  'a difference with the wallet': ({ differentId }) => differentId,
  'what is no payment at the wallet': ({ foreignId }) => foreignId,
};

const readSamples = async (databaseUrl: string): Promise<readonly Sample[]> => {
  const sql = await connectAlone(databaseUrl);
  // Some of the newest, which have a debug id that is still looked for, and everything else.
  const samples = await sql<Sample[]>`
    select p.id, p.reference, p.payer_name as "payerName", p.payer_email as "payerEmail", p.wallet_order_id as "walletOrderId",
      c.wallet_capture_id as "captureId", r.wallet_refund_id as "refundId", d.dispute_id as "disputeId", w.debug_id as "debugId",
      p.payer_account_id as "payerId", 'po_' || md5('payout' || n) as "payoutId", 'run_' || md5('run' || n) as "runId",
      upper(substr(md5('difference' || n), 1, 17)) as "differentId", upper(substr(md5('foreign' || n), 1, 17)) as "foreignId"
    from disputes d join payments p on p.id = d.payment_id join captures c on c.payment_id = p.id join refunds r on r.payment_id = p.id
      join wallet_calls w on w.payment_id = p.id, lateral (select substr(d.dispute_id, 6)::integer as n) as filled
    order by d.opened_at desc limit ${searchRounds}`;
  await sql.close();
  return samples;
};

/** As the dashboard asks: payments, accounts and everything else at once. */
const search = async (api: string, cookie: string, text: string) => {
  const typed = encodeURIComponent(text);
  const startedAt = performance.now();
  const answers = await Promise.all(
    [`/payments?limit=6&search=${typed}`, `/accounts?limit=3&search=${typed}`, `/search?search=${typed}`].map(
      async (path) => {
        const answer = await fetch(api + path, { headers: { cookie } });
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
        return ((await answer.json()) as { items: unknown[] }).items.length;
      },
    ),
  );
  return { ms: performance.now() - startedAt, found: answers.reduce((sum, count) => sum + count, 0) };
};

const measureSearches = async (databaseUrl: string, serviceUrl: string, dataDir: string) => {
  const samples = await readSamples(databaseUrl);
  const api = `${serviceUrl}/dashboard/api`;
  const { cookie } = await signInToDashboard(serviceUrl, dataDir);
  // The first search of a service reads the index from the disk and prepares its statements.
  for (const text of ['zzq', 'kade']) await search(api, cookie, text);
  const measured = Object.fromEntries(
    Object.keys(kinds).map((kind) => [kind, [] as Awaited<ReturnType<typeof search>>[]]),
  );
  for (const [round, sample] of samples.entries())
    for (const [kind, type] of Object.entries(kinds))
      measured[kind]!.push(await search(api, cookie, type(sample, round)));
  for (const [kind, searches] of Object.entries(measured)) {
    const isFound = searches.every(({ found }) => found > 0);
    // Nothing was sent to anyone, so there is no delivery.
    if (isFound === (kind === 'what none has' || kind === 'a delivery'))
      throw new Error(`${kind}: ${isFound ? 'found' : 'not found'}`);
  }
  return measured;
};

const costs = {
  full: 'as it is',
  unindexed: 'without the index of words',
  unpaid: 'without that of payer ids',
  unsummed: 'without the sums',
};
type Name = keyof typeof costs;

/** Changes the database so that the service does not notice that something is missing. */
const takeAway: Readonly<Record<Name, string>> = {
  full: '',
  unindexed: 'drop index payments_by_words',
  unpaid: 'drop index payments_by_payer_account',
  // Nothing is on the list of what is to be summed, so nothing is summed. The trigger costs less than the row.
  unsummed: `create function keep_nothing() returns trigger language plpgsql as 'begin return null; end';
    create trigger keep_nothing before insert on entries_to_sum for each row execute function keep_nothing()`,
};

interface Cost {
  readonly postgresMs: number;
  readonly logKb: number;
}

const measureRound = async (pay: Pay, server: PaymentServer, databaseUrl: string, clusterDir: string) => {
  const sql = await connectAlone(databaseUrl);
  const written = async () => {
    const [row] = await sql<[{ bytes: number }]>`
      select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as bytes`;
    return row.bytes;
  };
  const before = { ms: readPostgresMs(clusterDir), bytes: await written() };
  await pay({ kind: 'whole', server, connections, count: paymentsPerRound, accounts: 1 });
  const cost: Cost = {
    postgresMs: (readPostgresMs(clusterDir) - before.ms) / paymentsPerRound,
    logKb: ((await written()) - before.bytes) / 1000 / paymentsPerRound,
  };
  await sql.close();
  return cost;
};

type Rounds = readonly Readonly<Record<Name, Cost>>[];

const costRow = (rounds: Rounds) => (name: Name) => {
  const of = (key: keyof Cost) => median(rounds.map((round) => round[name][key]));
  const ratio = median(rounds.map((round) => round.full.postgresMs / round[name].postgresMs));
  return [costs[name], of('postgresMs').toFixed(2), of('logKb').toFixed(1), ratio.toFixed(2)];
};

const measureCosts = async (
  pay: Pay,
  servers: Readonly<Record<Name, PaymentServer & { databaseUrl: string }>>,
  clusterDir: string,
) => {
  const rounds: Readonly<Record<Name, Cost>>[] = [];
  for (let round = 1 - warmUpRounds; round <= payRounds; round += 1) {
    print(round > 0 ? `round ${round} of ${payRounds}` : 'warming up');
    const measured: [string, Cost][] = [];
    for (const [name, server] of Object.entries(servers))
      measured.push([name, await measureRound(pay, server, server.databaseUrl, clusterDir)]);
    if (round > 0) rounds.push(Object.fromEntries(measured) as Record<Name, Cost>);
  }
  return rounds;
};

export const benchmark: Benchmark = async (processes: Processes, folder: string) => {
  const { urlOf, clusterDir } = await startDatabases(processes, folder);
  const { url: walletUrl } = await startWallet(processes, folder);
  const start = async (name: Name, database: 'many' | 'few' | 'limit' | 'service') => {
    const databaseUrl = urlOf(database);
    const server = await startPaymentService(processes, folder, databaseUrl, walletUrl);
    const sql = await connectAlone(databaseUrl);
    if (takeAway[name] !== '') await sql.script(takeAway[name]);
    await sql.close();
    print(`writing a million payments: ${costs[name]}`);
    await fillPayments(databaseUrl, million);
    return { ...server, databaseUrl };
  };
  const full = await start('full', 'many');
  const searches = await measureSearches(full.databaseUrl, full.url, `${folder}/data-many`);
  const rows = Object.entries(searches).map(([kind, measured]) => {
    const times = measured.map(({ ms }) => ms);
    return [kind, median(times).toFixed(0), Math.max(...times).toFixed(0)];
  });
  print(`\n${searchRounds} searches of each kind over a million payments, one at a time.\n`);
  print(formatTable([['', 'median ms', 'longest ms'], ...rows]));

  const servers = {
    full,
    unindexed: await start('unindexed', 'few'),
    unpaid: await start('unpaid', 'limit'),
    unsummed: await start('unsummed', 'service'),
  };
  const pay = makePay(await processes.start({ name: 'pay', file: 'pay/pay.ts' }));
  const rounds = await measureCosts(pay, servers, clusterDir);
  print(
    '\nFor a whole payment, medians of the rounds. The last column is the processor time as it is ÷ without.\n',
  );
  print(
    formatTable([
      ['', 'PostgreSQL ms', 'log kB', 'ratio'],
      ...(Object.keys(costs) as Name[]).map(costRow(rounds)),
    ]),
  );
  return Object.entries(searches).map(([kind, measured]): LimitCheck => ({
    what: `search: ${kind}`,
    measured: Math.max(...measured.map(({ ms }) => ms)),
    limit: 200,
    kind: 'at most',
    unit: ' ms',
    digits: 0,
  }));
};
