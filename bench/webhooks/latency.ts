import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { connectAlone, type Sql } from '../../server/src/database/client.ts';
import type { LimitCheck } from '../check-limits.ts';
import { median } from '../measure-rounds.ts';
import { makeBuyer, type Buyer } from '../pay/buyer.ts';
import type { PaymentServer } from '../pay/pay-messages.ts';
import { print, type Benchmark } from '../run-benchmark.ts';
import type { Processes } from '../run-processes.ts';
import { startDatabases, startPaymentService, startWallet } from '../start-payment-servers.ts';

// `npm run bench -- webhooks` shows how soon a healthy receiver gets the events of a hundred payments a second, and that ten
// thousand dead endpoints with something waiting for each change nothing about it. Both are measured in turn, in the same minutes.

const perSecond = 100;
const rounds = 3;
/** Of each round, alone and beside dead endpoints. */
const seconds = 10;
/** Before it is measured. */
const warmUpSeconds = 3;
const deadEndpoints = 10_000;
/** How many of them died a moment ago, and have not failed yet. */
const newlyDead = 100;

const listen = async (
  processes: Processes,
  receive: (request: IncomingMessage, response: ServerResponse) => void,
) => {
  const server = createServer(receive);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  processes.stopLast(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
};

/** Accepts everything, and notes how long after the change it came. */
const startReceiver = async (processes: Processes, { url, accessToken }: PaymentServer) => {
  const delays: number[] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const { createdAt } = JSON.parse(await text(request)) as { createdAt: string };
    delays.push(Date.now() - Date.parse(createdAt));
    response.writeHead(204).end();
  };
  const hooks = await listen(processes, (request, response) => void receive(request, response));
  const answer = await fetch(`${url}/webservice/v2/webhook-endpoints`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: hooks }),
  });
  if (answer.status !== 201) throw new Error(`The endpoint was refused: ${await answer.text()}`);
  return delays;
};

/** Payments at an even pace, whatever each of them takes. */
const pay = async (buyer: Buyer, forSeconds: number) => {
  const startMs = performance.now();
  const payments: Promise<unknown>[] = [];
  for (let count = 0; count < perSecond * forSeconds; count += 1) {
    await pause(Math.max(0, startMs + (count * 1000) / perSecond - performance.now()));
    payments.push(buyer.startApproved().then(({ id }) => buyer.resume(id)));
  }
  await Promise.all(payments);
};

interface Measured {
  readonly heard: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly longestMs: number;
}

const measure = async (name: string, buyer: Buyer, delays: number[]): Promise<Measured> => {
  await pay(buyer, warmUpSeconds);
  await pause(500);
  delays.length = 0;
  await pay(buyer, seconds);
  await pause(1000);
  const sorted = delays.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]!;
  const measured = { heard: sorted.length, p50Ms: at(0.5), p99Ms: at(0.99), longestMs: sorted.at(-1)! };
  const { heard, p50Ms, p99Ms, longestMs } = measured;
  print(`${name}: ${heard} webhooks, p50 ${p50Ms} ms, p99 ${p99Ms} ms, longest ${longestMs} ms`);
  return measured;
};

/** Endpoints of other platforms: every second one hangs, and nobody listens at the others. Something waits for each of them. */
const addDeadEndpoints = async (sql: Sql, hangingUrl: string) => {
  await sql`
    insert into platforms (name, created_at) select 'dead ' || n, now() from generate_series(1, ${deadEndpoints / 20}) n`;
  await sql`
    insert into webhook_endpoints (id, platform_id, url, secret_id, created_at)
    select 'whe_dead_' || n, 2 + n % ${deadEndpoints / 20},
      case when n % 2 = 0 then ${hangingUrl} else 'http://127.0.0.1:9/' end, (select secret_id from api_keys limit 1), now()
    from generate_series(1, ${deadEndpoints}) n`;
  await sql`
    insert into webhook_lines (endpoint_id, subject_id, next_sequence, last_sequence, due_at, waiting_since)
    select id, subject_id, 1, 1, now(), now() from webhook_endpoints,
      (select subject_id from events where sequence = 1 limit 1) as event where id like 'whe_dead_%'`;
  await sql`
    insert into webhook_queues (endpoint_id, due_at, failing_since)
    select 'whe_dead_' || n, 'infinity', case when n > ${newlyDead} then now() end from generate_series(1, ${deadEndpoints}) n`;
  // PostgreSQL would do it by itself, within a minute.
  await sql`analyze webhook_endpoints, webhook_lines, webhook_queues, api_keys`;
};

/** From now on nobody tries the dead endpoints. */
const restDeadEndpoints = (sql: Sql) => sql`
  update webhook_queues set is_stopped = true, due_at = 'infinity' where endpoint_id like 'whe_dead_%'`;

/** From now on something is due for each of the dead endpoints. */
const wakeDeadEndpoints = async (sql: Sql) => {
  await sql`update webhook_lines set due_at = now() where endpoint_id like 'whe_dead_%' and not is_held`;
  await sql`update webhook_queues set is_stopped = false, due_at = now() where endpoint_id like 'whe_dead_%'`;
};

const checksOf = (name: string, measured: readonly Measured[]): LimitCheck[] => {
  const check = (what: string, value: number, kind: LimitCheck['kind'], limit: number, unit: string) => ({
    what: `${what}, ${name}`,
    measured: value,
    kind,
    limit,
    unit,
    digits: 0,
  });
  const events = rounds * perSecond * seconds * 2;
  const heard = measured.reduce((sum, round) => sum + round.heard, 0);
  return [
    check('webhooks heard', heard, 'at least', events, ''),
    check('p99 after the change', median(measured.map(({ p99Ms }) => p99Ms)), 'at most', 200, ' ms'),
    check('longest', Math.max(...measured.map(({ longestMs }) => longestMs)), 'at most', 5000, ' ms'),
  ];
};

export const benchmark: Benchmark = async (processes: Processes, folder: string) => {
  const { urlOf } = await startDatabases(processes, folder);
  const { url: walletUrl } = await startWallet(processes, folder);
  const server = await startPaymentService(processes, folder, urlOf('service'), walletUrl);
  const buyer = makeBuyer(server);
  const delays = await startReceiver(processes, server);
  await buyer.resume((await buyer.startApproved()).id);
  const hangingUrl = await listen(processes, () => undefined);
  const sql = await connectAlone(urlOf('service'));
  await addDeadEndpoints(sql, hangingUrl);

  const alone: Measured[] = [];
  const beside: Measured[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    await restDeadEndpoints(sql);
    alone.push(await measure('alone', buyer, delays));
    await wakeDeadEndpoints(sql);
    beside.push(await measure(`beside ${deadEndpoints} dead endpoints`, buyer, delays));
  }
  const [row] = await sql<{ tried: number }[]>`
    select count(distinct endpoint_id)::integer as tried from webhook_attempts where endpoint_id like 'whe_dead_%'`;
  print(`${row!.tried} of the dead endpoints were tried`);
  await sql.close();

  const cost: LimitCheck = {
    what: 'p50 beside dead endpoints ÷ alone',
    measured: median(beside.map(({ p50Ms }, round) => p50Ms / alone[round]!.p50Ms)),
    kind: 'at most',
    limit: 1.1,
    unit: '',
    digits: 2,
  };
  const checks = [...checksOf('alone', alone), ...checksOf('beside dead endpoints', beside), cost];
  return checks;
};
