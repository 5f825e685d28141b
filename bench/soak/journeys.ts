import { setTimeout as pause } from 'node:timers/promises';
import type { Platform } from './platform.ts';
import type { Random } from './random.ts';
import type { Answer } from './read-answer.ts';
import type { Record } from './record.ts';
import { SimulatorRefusal, type Simulator } from './simulator.ts';

export interface World {
  readonly platform: Platform;
  readonly simulator: Simulator;
  readonly random: Random;
  readonly record: Record;
}

interface Payment {
  readonly id: string;
  readonly orderId: string;
  readonly totalMinor: number;
  readonly isManual: boolean;
}

/** One buyer and one platform, from the cart to the end, or to the point where one of them leaves. */
export const makeJourney = async (world: World) => {
  const payment = await start(world);
  if (!payment) return;
  const { random, platform } = world;
  const choice = random.weighted({ pay: 78, abandon: 10, buyerCancels: 7, platformCancels: 5 });
  if (choice === 'buyerCancels') await buyerCancels(world, payment);
  if (choice === 'platformCancels') await platform.cancel(payment.id);
  if (choice === 'pay') {
    await pay(world, payment);
    if (payment.isManual) await captureLater(world, payment);
    await settlePending(world, payment);
    if (random.chance(0.5)) await platform.read(payment.id);
  }
};

const start = async ({ platform, random, record }: World): Promise<Payment | undefined> => {
  const reference = crypto.randomUUID();
  const key = random.chance(0.75) ? reference : undefined;
  const isManual = random.chance(0.4);
  const totalMinor = random.between(100, 60_000);
  const body = {
    redirections: { returnURL: 'http://localhost/thanks', cancelURL: 'http://localhost/cart' },
    transaction: {
      accountId: `shop-${random.between(1, 5)}`,
      totalAmount: totalMinor,
      commissionAmount: Math.floor(totalMinor * random.fraction() * 0.1),
      captureMode: isManual ? 'manual' : 'automatic',
      ...(key !== undefined && { reference }),
    },
    items: [
      {
        merchantAccountId: 'm',
        description: 'A book',
        quantity: 1,
        unitAmount: totalMinor,
        type: 'digital',
      },
    ],
  };
  const answer = await platform.init(body, key);
  if (answer?.status !== 200) return undefined;
  platform.recordStart(answer);
  const id = String(answer.body['id']);
  const again = key !== undefined && random.chance(0.2) ? await platform.init(body, key) : undefined;
  if (again?.status === 200) {
    platform.recordStart(again);
    if (again.body['id'] !== id)
      record.doubled.push(`${id} and ${String(again.body['id'])} for one Idempotency-Key`);
  }
  return { id, orderId: String(answer.body['extOrderId']), totalMinor, isManual };
};

const buyerCancels = async ({ platform, simulator }: World, { id, orderId }: Payment) => {
  const sent = await simulator.cancel(orderId);
  await platform.comeBack(id, sent.redirectUrl);
};

/** The buyer approves, and after a declined instrument perhaps once more. */
const pay = async (world: World, payment: Payment) => {
  for (let approvals = 0; approvals < 3; approvals += 1) {
    const sent = await approve(world, payment);
    if (!sent) return;
    const answer = await finish(world, payment, sent.redirectUrl);
    if (answer?.status !== 402 || answer.body['retryable'] !== true || world.random.chance(0.2)) return;
  }
};

const approve = async ({ simulator }: World, { orderId }: Payment) => {
  try {
    return await simulator.approve(orderId);
  } catch (error) {
    // It has been captured already, or a first attempt was cut off by a kill.
    if (error instanceof SimulatorRefusal) return undefined;
    throw error;
  }
};

const finish = async ({ platform, random }: World, { id }: Payment, redirectUrl: string) => {
  const choice = random.weighted({ resume: 50, comeBack: 20, both: 20, leave: 10 });
  if (choice === 'leave') return undefined;
  if (choice === 'comeBack') return platform.comeBack(id, redirectUrl);
  const [answer] = await Promise.all([
    platform.resume(id),
    choice === 'both' ? platform.comeBack(id, redirectUrl) : undefined,
  ]);
  return answer;
};

/** The platform captures all or a part, gives up, does both at the same time, or forgets. */
const captureLater = async ({ platform, random }: World, { id, totalMinor }: Payment) => {
  if (!(await waitUntilAuthorized(platform, id))) return;
  const part = { totalAmount: random.between(1, totalMinor) };
  const choice = random.weighted({ all: 35, part: 25, cancel: 20, twice: 8, atOnce: 7, forget: 5 });
  if (choice === 'all') await platform.validate(id, {});
  if (choice === 'part') await platform.validate(id, part);
  if (choice === 'cancel') await platform.cancel(id);
  if (choice === 'twice') await Promise.all([platform.validate(id, part), platform.validate(id, part)]);
  if (choice === 'atOnce') await Promise.all([platform.validate(id, part), platform.cancel(id)]);
};

const waitUntilAuthorized = async (platform: Platform, id: string) => {
  for (let reads = 0; reads < 10; reads += 1) {
    const answer: Answer | undefined = await platform.read(id);
    const status = answer?.body['status'];
    if (status === 'authorized') return true;
    if (status !== 'authorizing' && status !== 'awaiting_approval') return false;
    await pause(500);
  }
  return false;
};

/** The buyer's bank decides about a pending capture after a while. */
export const settlePending = async (
  { simulator, random }: Pick<World, 'simulator' | 'random'>,
  { orderId }: { readonly orderId: string },
) => {
  const { captures } = await simulator.truth(orderId);
  for (const { id, status } of captures) {
    if (status !== 'PENDING') continue;
    await pause(random.between(0, 3000));
    // A settlement whose answer was lost is refused the second time.
    await simulator.settle(id, random.chance(0.8) ? 'completed' : 'declined').catch(() => {});
  }
};
