import { createHistogram } from 'node:perf_hooks';
import { Pool } from 'undici';
import type { PayTask, PayResult, PaymentServer, StartedPayment } from './pay-messages.ts';

const nsPerMs = 1e6;

/** The paying program. Each message it gets is a task, and it answers with the measurement. */
process.on('message', (task: PayTask) => {
  run(task).then(
    (result) => process.send?.(result),
    (error: Error) => process.send?.({ error: error.message }),
  );
});
process.once('disconnect', () => process.exit());
process.send?.({ ready: true });

const bodyFor = (accountId: string, hasMetadata: boolean) =>
  JSON.stringify({
    redirections: { returnURL: 'http://localhost:8100/thanks', cancelURL: 'http://localhost:8100/cart' },
    transaction: {
      accountId,
      totalAmount: 2500,
      commissionAmount: 100,
      reference: 'bench',
      ...(hasMetadata && { metadata: { order: 'bench', channel: 'web' } }),
    },
    delivery: {
      receiver: { fullName: 'Ada Lovelace' },
      address: { street: '12 St James Square', city: 'London', postCode: 'SW1Y 4JH', country: 'GB' },
    },
    items: [
      { merchantAccountId: 'm-1', description: 'A book', quantity: 1, unitAmount: 2000, type: 'physical' },
      { merchantAccountId: 'm-2', description: 'A song', quantity: 5, unitAmount: 100, type: 'digital' },
    ],
  });

/** Counts on from task to task, so that every account gets its turn. */
let paid = 0;
const nextAccount = (accounts: number) => `bench-shop-${paid++ % accounts}`;

const open = ({ server, connections }: PayTask) => {
  const service = new Pool(server.url, { connections, pipelining: 1 });
  const wallet = new Pool(server.walletUrl, { connections, pipelining: 1 });
  const close = () => Promise.all([service.close(), wallet.close()]);
  return { service, wallet, close };
};
type Pools = ReturnType<typeof open>;

const post = async (pool: Pool, path: string, { accessToken }: PaymentServer, text?: string) => {
  const answer = await pool.request({
    method: 'POST',
    path,
    headers: {
      authorization: `Bearer ${accessToken}`,
      ...(text === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: text ?? null,
  });
  const answered = await answer.body.text();
  if (answer.statusCode !== 200) throw new Error(`POST ${path} answered ${answer.statusCode}: ${answered}`);
  return JSON.parse(answered) as StartedPayment;
};

const init = ({ service }: Pools, server: PaymentServer, accountId = 'bench-shop', hasMetadata = false) =>
  post(service, '/webservice/v2/moneyins/ext/init', server, bodyFor(accountId, hasMetadata));
const approve = ({ wallet }: Pools, server: PaymentServer, { extOrderId }: StartedPayment) =>
  post(wallet, `/simulator/orders/${extOrderId}/approve`, server);
const resume = ({ service }: Pools, server: PaymentServer, { id }: StartedPayment) =>
  post(service, `/webservice/v2/moneyins/ext/${id}/resume`, server);

/** The calls for each payment of the task. */
const stepOf = (task: PayTask, pools: Pools): ((index: number) => Promise<StartedPayment>) => {
  const { server } = task;
  switch (task.kind) {
    case 'init':
      return () => init(pools, server);
    case 'approve':
      return async (index) => {
        await approve(pools, server, task.payments[index]!);
        return task.payments[index]!;
      };
    case 'resume':
      return (index) => resume(pools, server, task.payments[index]!);
    case 'whole':
      return async () => {
        const payment = await init(pools, server, nextAccount(task.accounts), task.hasMetadata);
        await approve(pools, server, payment);
        return resume(pools, server, payment);
      };
    default:
      return task satisfies never;
  }
};

const run = async (task: PayTask): Promise<PayResult> => {
  const pools = open(task);
  const step = stepOf(task, pools);
  const count = 'payments' in task ? task.payments.length : task.count;
  const latencies = createHistogram({ lowest: 1, highest: 60e9, figures: 3 });
  const payments: StartedPayment[] = [];
  let next = 0;
  const keepPaying = async () => {
    while (next < count) {
      const startedAt = performance.now();
      payments.push(await step(next++));
      latencies.record(Math.max(1, Math.round((performance.now() - startedAt) * nsPerMs)));
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: task.connections }, keepPaying));
  const elapsedMs = performance.now() - startedAt;
  await pools.close();
  const percentile = (share: number) => latencies.percentile(share) / nsPerMs;
  return { perSecond: (count / elapsedMs) * 1000, p50Ms: percentile(50), p99Ms: percentile(99), payments };
};
