import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { connectAlone, type Sql } from '../server/src/database/client.ts';
import { formatTable, type LimitCheck } from './check-limits.ts';
import { median } from './measure-rounds.ts';
import { makePay, type Pay } from './pay/make-pay.ts';
import type { PaymentServer } from './pay/pay-messages.ts';
import { readPostgresMs, readProcessorMs } from './read-processor.ts';
import { print, type Benchmark } from './run-benchmark.ts';
import type { Processes } from './run-processes.ts';
import { findPort } from './soak/find-port.ts';
import { makeSimulator } from './soak/simulator.ts';
import { startDatabases, startPaymentService, startWallet } from './start-payment-servers.ts';

// `npm run bench -- production` measures what a whole payment costs where everything is on: the wallet's notifications come and are
// verified, a receiver gets every event, fees are posted and payments have metadata. In turns with a service that has neither
// notifications nor a receiver. Processor time is read from Linux, so this part runs on Linux alone.

const connections = 16;
const paymentsPerRound = 1000;
const warmUpRounds = 2;
const rounds = 5;
const eventsPerPayment = 2;

interface Cost {
  readonly perSecond: number;
  readonly serviceMs: number;
  readonly postgresMs: number;
  readonly walKb: number;
  readonly diskKb: number;
}

/** Accepts every webhook, and counts them. */
const startReceiver = async (processes: Processes, { url, accessToken }: PaymentServer) => {
  const heard = { count: 0 };
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      heard.count += 1;
      response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  processes.stopLast(async () => {
    server.closeAllConnections();
    server.close();
  });
  const answer = await fetch(`${url}/webservice/v2/webhook-endpoints`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks` }),
  });
  if (answer.status !== 201) throw new Error(`The endpoint was refused: ${await answer.text()}`);
  return heard;
};

const readWritten = async (sql: Sql) => {
  const [row] = await sql<[{ wal: number; disk: number }]>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as wal,
      (select sum(pg_total_relation_size(oid)) from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace)::float8 as disk`;
  return row;
};

interface Measured {
  readonly sql: Sql;
  readonly clusterDir: string;
  readonly server: PaymentServer;
  /** Until everything that follows from the payments of a round is done. */
  readonly untilDone: (payments: number) => Promise<void>;
}

const measureRound = async (pay: Pay, { sql, clusterDir, server, untilDone }: Measured): Promise<Cost> => {
  const before = await readWritten(sql);
  const serviceBefore = readProcessorMs(server.pid);
  const postgresBefore = readPostgresMs(clusterDir);
  const startedAt = performance.now();
  await pay({ kind: 'whole', server, connections, count: paymentsPerRound, accounts: 1, hasMetadata: true });
  await untilDone(paymentsPerRound);
  const seconds = (performance.now() - startedAt) / 1000;
  const after = await readWritten(sql);
  return {
    perSecond: paymentsPerRound / seconds,
    serviceMs: (readProcessorMs(server.pid) - serviceBefore) / paymentsPerRound,
    postgresMs: (readPostgresMs(clusterDir) - postgresBefore) / paymentsPerRound,
    walKb: (after.wal - before.wal) / 1000 / paymentsPerRound,
    diskKb: (after.disk - before.disk) / 1000 / paymentsPerRound,
  };
};

/** For a round on a slow machine. */
const doneDeadlineMs = 120_000;

const waitFor = async (isDone: () => boolean | Promise<boolean>) => {
  const deadline = performance.now() + doneDeadlineMs;
  while (!(await isDone())) {
    if (performance.now() > deadline) throw new Error('What follows from the payments did not end in time.');
    await pause(5);
  }
};

const costRow = (name: string, costs: readonly Cost[]) => {
  const of = (key: keyof Cost, digits: number) => median(costs.map((cost) => cost[key])).toFixed(digits);
  return [name, of('perSecond', 0), of('serviceMs', 2), of('postgresMs', 2), of('walKb', 1), of('diskKb', 1)];
};

const checksOf = (bare: readonly Cost[], full: readonly Cost[]): LimitCheck[] => {
  const check = (
    what: string,
    costs: readonly Cost[],
    key: keyof Cost,
    kind: LimitCheck['kind'],
    limit: number,
    unit: string,
  ) => ({
    what,
    measured: median(costs.map((cost) => cost[key])),
    kind,
    limit,
    unit,
    digits: key === 'perSecond' ? 0 : 2,
  });
  return [
    check('whole payments without notifications and webhooks', bare, 'perSecond', 'at least', 500, '/s'),
    check('whole payments with both', full, 'perSecond', 'at least', 250, '/s'),
    check('processor time of the service, with both', full, 'serviceMs', 'at most', 1, ' ms'),
    check('processor time of PostgreSQL, with both', full, 'postgresMs', 'at most', 1, ' ms'),
    check('log of the database, with both', full, 'walKb', 'at most', 8, ' kB'),
    check('disk, with both', full, 'diskKb', 'at most', 4, ' kB'),
  ];
};

export const benchmark: Benchmark = async (processes, folder) => {
  const { urlOf, clusterDir } = await startDatabases(processes, folder);
  const { url: walletUrl } = await startWallet(processes, folder);
  const simulator = makeSimulator(walletUrl);
  const port = await findPort();
  const webhookId = await simulator.registerWebhook(`http://127.0.0.1:${port}/wallet/notifications`);
  const bareServer = await startPaymentService(processes, folder, urlOf('few'), walletUrl);
  const fullServer = await startPaymentService(processes, folder, urlOf('service'), walletUrl, {
    PORT: String(port),
    WALLET_WEBHOOK_ID: webhookId,
  });
  const heard = await startReceiver(processes, fullServer);
  const [bareSql, fullSql] = [await connectAlone(urlOf('few')), await connectAlone(urlOf('service'))];
  processes.stopLast(async () => void (await Promise.all([bareSql.close(), fullSql.close()])));

  const bare: Measured = { sql: bareSql, clusterDir, server: bareServer, untilDone: async () => {} };
  let wanted = heard.count;
  const untilDone = async (payments: number) => {
    wanted += payments * eventsPerPayment;
    await waitFor(() => heard.count >= wanted);
    await waitFor(async () => (await simulator.countDueNotifications()) === 0);
  };
  const full: Measured = { sql: fullSql, clusterDir, server: fullServer, untilDone };
  const pay = makePay(await processes.start({ name: 'pay', file: 'pay/pay.ts' }));
  print('warming up');
  for (let round = 1; round <= warmUpRounds; round += 1)
    for (const one of [bare, full]) await measureRound(pay, one);
  const costs = { bare: [] as Cost[], full: [] as Cost[] };
  for (let round = 1; round <= rounds; round += 1) {
    print(`round ${round} of ${rounds}`);
    costs.bare.push(await measureRound(pay, bare));
    costs.full.push(await measureRound(pay, full));
  }
  print(`\nFor a whole payment, medians of the rounds, ${connections} connections.\n`);
  const head = ['', 'per second', 'service ms', 'PostgreSQL ms', 'log kB', 'disk kB'];
  print(
    formatTable([
      head,
      costRow('without notifications and webhooks', costs.bare),
      costRow('with both', costs.full),
    ]),
  );
  return checksOf(costs.bare, costs.full);
};
