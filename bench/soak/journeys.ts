import { setTimeout as pause } from 'node:timers/promises';
import type { Platform } from './platform.ts';
import type { Answer } from './read-answer.ts';
import { settlePending } from './settle-pending.ts';
import { SimulatorRefusal } from './simulator.ts';
import { changeCart, startPayment, type Payment, type World } from './start-payment.ts';

export const sellers = Array.from({ length: 8 }, (_, index) => `seller-${index + 1}`);

/** One buyer and one platform, from the cart to the end, or to the point where one of them leaves. */
export const makeJourney = async (world: World) => {
  const started = await startPayment(world);
  if (!started) return;
  const { random, platform } = world;
  // A person has to close an authorisation of an amount that a restored backup does not know, and nobody does that here.
  const isChanged = !started.isManual && random.chance(0.25);
  const payment = isChanged ? await changeCart(world, started) : started;
  const choice = random.weighted({ pay: 78, abandon: 10, buyerCancels: 7, platformCancels: 5 });
  if (choice === 'buyerCancels') await buyerCancels(world, payment);
  if (choice === 'platformCancels') await platform.cancel(payment.id);
  if (choice === 'pay') {
    await pay(world, payment);
    if (payment.isManual) await captureLater(world, payment);
    await settlePending(world, payment.orderId);
    await Promise.all([
      random.chance(0.3) ? passOn(world, payment) : Promise.resolve(),
      random.chance(0.4) ? refund(world, payment) : Promise.resolve(),
    ]);
    if (random.chance(0.3)) await payOut(world);
    if (random.chance(0.25)) await happenOutside(world, payment);
    if (random.chance(0.5)) await platform.read(payment.id);
  }
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

/** The platform captures all, a part or several parts, gives up, does both at the same time, or forgets. */
const captureLater = async (world: World, payment: Payment) => {
  const { platform, random } = world;
  const { id, totalMinor } = payment;
  if (!(await waitUntilAuthorized(platform, id))) return;
  const part = { totalAmount: random.between(1, totalMinor) };
  const choice = random.weighted({
    all: 25,
    part: 20,
    parts: 25,
    cancel: 15,
    twice: 5,
    atOnce: 5,
    forget: 5,
  });
  if (choice === 'parts') await captureInParts(world, payment);
  if (choice === 'all') await platform.validate(id, {});
  if (choice === 'part') await platform.validate(id, part);
  if (choice === 'cancel') await platform.cancel(id);
  if (choice === 'twice') await Promise.all([platform.validate(id, part), platform.validate(id, part)]);
  if (choice === 'atOnce') await Promise.all([platform.validate(id, part), platform.cancel(id)]);
};

/** Two parts, one after the other or at the same moment, and then the rest, a release of it, or nothing more. */
const captureInParts = async ({ platform, random, record }: World, { id, totalMinor }: Payment) => {
  const capture = (totalAmount: number) => {
    record.want(id, 'capturedMinor', totalAmount);
    return platform.capturePart(id, { totalAmount, final: false });
  };
  const third = Math.floor(totalMinor / 3);
  const parts = [random.between(1, third), random.between(1, third)] as const;
  if (random.chance(0.3)) await Promise.all(parts.map(capture));
  else for (const part of parts) await capture(part);
  const choice = random.weighted({ rest: 50, release: 30, forget: 20 });
  if (choice === 'rest') {
    record.want(id, 'capturedMinor', totalMinor - parts[0] - parts[1]);
    await platform.capturePart(id, {});
  }
  if (choice === 'release') await platform.cancel(id);
};

/** The platform passes money on to two sellers, perhaps twice at the same moment, and takes some of it back. */
const passOn = async ({ platform, random, record }: World, { id, totalMinor }: Payment) => {
  const distribute = async () => {
    const amounts = [
      random.between(1, Math.ceil(totalMinor / 3)),
      random.between(1, Math.ceil(totalMinor / 3)),
    ];
    const parts = amounts.map((amount) => ({ accountId: random.pick(sellers), amount }));
    for (const { amount } of parts) record.want(id, 'distributedMinor', amount);
    return platform.distribute(id, { parts });
  };
  const [answer] = await Promise.all([distribute(), random.chance(0.3) ? distribute() : undefined]);
  if (answer?.status !== 200 || random.chance(0.5)) return;
  const [transfer] = answer.body['transfers'] as readonly { readonly id: string; readonly amount: number }[];
  const reverse = () => platform.reverse(id, transfer!.id, { amount: random.between(1, transfer!.amount) });
  await Promise.all([reverse(), random.chance(0.5) ? reverse() : undefined]);
};

/** A seller is paid out, all or a part, perhaps twice at the same moment, and sometimes the platform changes its mind. */
const payOut = async ({ platform, random }: World) => {
  const accountId = random.pick(sellers);
  const amount = random.chance(0.5) ? random.between(1, 5000) : undefined;
  const pay = () => platform.payOut(accountId, amount);
  const [id] = await Promise.all([pay(), random.chance(0.2) ? pay() : undefined]);
  if (id !== undefined && random.chance(0.2)) await platform.cancelPayout(id);
};

/** The platform refunds all, a part, several parts one after the other, or the same twice at the same moment. */
const refund = async (world: World, { id, orderId, totalMinor }: Payment) => {
  const { platform, random } = world;
  const part = { amountToRefund: random.between(1, Math.ceil(totalMinor / 2)) };
  const choice = random.weighted({ all: 35, part: 30, parts: 20, race: 15 });
  if (choice === 'all') await platform.refund(id, {});
  if (choice === 'part') await platform.refund(id, part);
  if (choice === 'parts') for (let times = 0; times < 3; times += 1) await platform.refund(id, part);
  if (choice === 'race') await Promise.all([platform.refund(id, {}), platform.refund(id, part)]);
  await settlePending(world, orderId);
};

/** What others do with the captured money: the merchant at the wallet's own site, the wallet itself, or the buyer. */
const happenOutside = async (world: World, { id, orderId, totalMinor }: Payment) => {
  const { simulator, random, record } = world;
  const { captures } = await simulator.truth(orderId);
  const capture = captures.find(({ status }) => status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED');
  if (!capture) return;
  const part = (random.between(1, Math.ceil(totalMinor / 3)) / 100).toFixed(2);
  const choice = random.weighted({ siteRefund: 40, reversal: 30, dispute: 30 });
  try {
    if (choice === 'siteRefund') await simulator.refundAtSite(capture.id, part);
    if (choice === 'reversal') await simulator.reverse(capture.id);
    if (choice !== 'dispute') return;
    const complaint = { amount: { currency_code: 'EUR', value: part } };
    const { dispute_id: disputeId } = await simulator.dispute(capture.id, complaint);
    record.disputes.set(disputeId, id);
    await pause(random.between(0, 2000));
    const outcome = random.pick(['RESOLVED_BUYER_FAVOUR', 'RESOLVED_SELLER_FAVOUR', undefined]);
    if (outcome !== undefined) await simulator.resolveDispute(disputeId, outcome);
  } catch (error) {
    // Less is left of the capture than that, or a first attempt was cut off by a kill.
    if (!(error instanceof SimulatorRefusal)) throw error;
  }
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
