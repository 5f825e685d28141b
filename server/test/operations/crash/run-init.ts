import { randomUUID } from 'node:crypto';
import { makeEnsureAccount } from '../../../src/ledger/ensure-account.ts';
import { runOnce } from '../../../src/idempotency/run-once.ts';
import type { PaymentDependencies } from '../../../src/payments/dependencies.ts';
import { makePaymentId } from '../../../src/payments/start/init-payment.ts';
import { makeMortalProcess } from './mortal-process.ts';
import { untilStopped, type Stop } from './steps.ts';
import { startPayment, type World } from './world.ts';

/** What a platform has after it sent init again, to another process. */
export interface Started {
  /** The steps of the process that may stop. */
  readonly names: readonly string[];
  /** The answers that came. */
  readonly answers: readonly { readonly id: string; readonly extOrderId: string }[];
  /** The orders that the wallet has made for it. */
  readonly orders: ReadonlySet<string>;
  /** The payments that were stored, each with its events. */
  readonly stored: readonly { readonly id: string; readonly events: readonly string[] }[];
}

/** Init with an Idempotency-Key, in an account of its own, while the process stops somewhere. */
export const runInit = async (world: World, stop: Stop | undefined): Promise<Started> => {
  const idempotencyKey = randomUUID();
  const orders = new Set<string>();
  const createOrder: PaymentDependencies['wallet']['createOrder'] = async (order) => {
    const made = await world.deps.wallet.createOrder(order);
    orders.add(made.result.orderId);
    return made;
  };
  const deps = { ...world.deps, wallet: { ...world.deps.wallet, createOrder } };
  const init = async (here: PaymentDependencies) => {
    const request = { platformId: 1, idempotencyKey, content: ['init'] };
    const run = async (id: string) => ({
      status: 200,
      body: await startPayment(here, makeEnsureAccount(here), id, 'automatic'),
    });
    const makeSubjectId = () => makePaymentId(here.clock());
    return (await runOnce(here, { ...request, makeSubjectId }, run)).body;
  };
  const process = makeMortalProcess(deps, [], stop);
  const answers: Awaited<ReturnType<typeof init>>[] = [];
  await untilStopped(init(process.deps).then((answer) => answers.push(answer)));
  // Its lease ends by itself. Nobody waits for that here.
  await world.owner`
    update idempotent_requests set running_until = clock_timestamp() where idempotency_key = ${idempotencyKey}`;
  answers.push(await init(deps), await init(deps));
  const stored = await world.owner<Started['stored'][number][]>`
    select id, array(select type from all_events where subject_id = p.id order by sequence) as events
    from payments p where wallet_order_id = any(${[...orders]})`;
  return { names: process.names, answers, orders, stored: stored.map((row) => ({ ...row })) };
};
