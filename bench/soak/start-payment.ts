import type { Platform } from './platform.ts';
import type { Random } from './random.ts';
import type { Record } from './record.ts';
import type { Simulator } from './simulator.ts';

export interface World {
  readonly platform: Platform;
  readonly simulator: Simulator;
  readonly random: Random;
  readonly record: Record;
}

export interface Payment {
  readonly id: string;
  readonly orderId: string;
  readonly totalMinor: number;
  readonly isManual: boolean;
}

const itemsOf = (totalMinor: number) => [
  { merchantAccountId: 'm', description: 'A book', quantity: 1, unitAmount: totalMinor, type: 'digital' },
];

const pickCommission = (random: Random, totalMinor: number) =>
  Math.floor(totalMinor * random.fraction() * 0.1);

/** Starts a payment, mostly with an Idempotency-Key, and then sometimes twice. Undefined: the platform was not answered. */
export const startPayment = async ({ platform, random, record }: World): Promise<Payment | undefined> => {
  const reference = crypto.randomUUID();
  const key = random.chance(0.75) ? reference : undefined;
  const isManual = random.chance(0.4);
  const totalMinor = random.between(100, 60_000);
  const body = {
    redirections: { returnURL: 'http://localhost/thanks', cancelURL: 'http://localhost/cart' },
    transaction: {
      accountId: `shop-${random.between(1, 5)}`,
      totalAmount: totalMinor,
      commissionAmount: pickCommission(random, totalMinor),
      captureMode: isManual ? 'manual' : 'automatic',
      ...(key !== undefined && { reference }),
    },
    items: itemsOf(totalMinor),
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

/** Changes the cart before the buyer approves, sometimes twice at once. Returns the payment as it is then, as far as that is known. */
export const changeCart = async ({ platform, random }: World, payment: Payment): Promise<Payment> => {
  const totalMinor = random.between(100, 60_000);
  const transaction = { totalAmount: totalMinor, commissionAmount: pickCommission(random, totalMinor) };
  const change = () => platform.change(payment.id, { transaction, items: itemsOf(totalMinor) });
  const [answer] = await Promise.all([change(), random.chance(0.2) ? change() : undefined]);
  return answer?.status === 200 ? { ...payment, totalMinor } : payment;
};
