import { createHistogram } from 'node:perf_hooks';
import { Pool } from 'undici';
import type { Errand, Paid, Payee, Started } from './paying.ts';

const nsPerMs = 1e6;

/** The program that pays: each message is an errand, and is answered with what was measured. */
process.on('message', (errand: Errand) => {
  run(errand).then(
    (paid) => process.send?.(paid),
    (error: Error) => process.send?.({ error: error.message }),
  );
});
process.once('disconnect', () => process.exit());
process.send?.({ ready: true });

const body = JSON.stringify({
  redirections: { returnURL: 'http://localhost:8100/thanks', cancelURL: 'http://localhost:8100/cart' },
  transaction: { accountId: 'bench-shop', totalAmount: 2500, commissionAmount: 100, reference: 'bench' },
  delivery: {
    receiver: { fullName: 'Ada Lovelace' },
    address: { street: '12 St James Square', city: 'London', postCode: 'SW1Y 4JH', country: 'GB' },
  },
  items: [
    { merchantAccountId: 'm-1', description: 'A book', quantity: 1, unitAmount: 2000, type: 'physical' },
    { merchantAccountId: 'm-2', description: 'A song', quantity: 5, unitAmount: 100, type: 'digital' },
  ],
});

const open = ({ payee, connections }: Errand) => {
  const service = new Pool(payee.url, { connections, pipelining: 1 });
  const wallet = new Pool(payee.walletUrl, { connections, pipelining: 1 });
  const close = () => Promise.all([service.close(), wallet.close()]);
  return { service, wallet, close };
};
type Pools = ReturnType<typeof open>;

const post = async (pool: Pool, path: string, { accessToken }: Payee, text?: string) => {
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
  return JSON.parse(answered) as Started;
};

const init = ({ service }: Pools, payee: Payee) =>
  post(service, '/webservice/v2/moneyins/ext/init', payee, body);
const approve = ({ wallet }: Pools, payee: Payee, { extOrderId }: Started) =>
  post(wallet, `/simulator/orders/${extOrderId}/approve`, payee);
const resume = ({ service }: Pools, payee: Payee, { id }: Started) =>
  post(service, `/webservice/v2/moneyins/ext/${id}/resume`, payee);

/** What is done for each payment of the errand. */
const stepOf = (errand: Errand, pools: Pools): ((index: number) => Promise<Started>) => {
  const { payee } = errand;
  switch (errand.kind) {
    case 'init':
      return () => init(pools, payee);
    case 'approve':
      return async (index) => {
        await approve(pools, payee, errand.payments[index]!);
        return errand.payments[index]!;
      };
    case 'resume':
      return (index) => resume(pools, payee, errand.payments[index]!);
    case 'whole':
      return async () => {
        const payment = await init(pools, payee);
        await approve(pools, payee, payment);
        return resume(pools, payee, payment);
      };
    default:
      return errand satisfies never;
  }
};

const run = async (errand: Errand): Promise<Paid> => {
  const pools = open(errand);
  const step = stepOf(errand, pools);
  const count = 'payments' in errand ? errand.payments.length : errand.count;
  const latencies = createHistogram({ lowest: 1, highest: 60e9, figures: 3 });
  const payments: Started[] = [];
  let next = 0;
  const keepPaying = async () => {
    while (next < count) {
      const startedAt = performance.now();
      payments.push(await step(next++));
      latencies.record(Math.max(1, Math.round((performance.now() - startedAt) * nsPerMs)));
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: errand.connections }, keepPaying));
  const elapsedMs = performance.now() - startedAt;
  await pools.close();
  const percentile = (share: number) => latencies.percentile(share) / nsPerMs;
  return { perSecond: (count / elapsedMs) * 1000, p50Ms: percentile(50), p99Ms: percentile(99), payments };
};
