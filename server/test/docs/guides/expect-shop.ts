import { expect } from 'vitest';
import { makeCalls } from '../../payments/support.ts';
import { givenProgram, run, type GuideSandbox } from './sandbox.ts';

/** How a guide has a whole shop: what makes its webhook endpoint and prints the secret, and what serves it. */
export interface WholeShop {
  readonly register: readonly [command: string, ...args: string[]];
  readonly serve: readonly [command: string, ...args: string[]];
  readonly order: number;
}

/** Sells in the shop of a guide: it ships once, lets a buyer who cancelled pay again, and learns after a pause what it missed. */
export const expectShop = async (own: GuideSandbox, { register, serve, order }: WholeShop) => {
  const client = makeCalls(own.server.url, own.environment['TOKEN']!);
  const [command, ...args] = register;
  const secret = (await run(own, command, args)).output.trim();
  const start = () => givenProgram(own, serve, '8300', { WEBHOOK_SECRET: secret });
  const shop = await start();
  const address = `${shop.url}/orders/${order}`;
  const pay = async () => {
    const answer = await fetch(address, { method: 'POST', redirect: 'manual' });
    expect(answer.status).toBe(303);
    return new URL(answer.headers.get('location')!);
  };
  const payAtWallet = async () => (await pay()).searchParams.get('token')!;
  const page = async () => (await fetch(address)).text();
  const first = await payAtWallet();
  expect(await payAtWallet()).toBe(first);
  const idOf = async (extOrderId: string) => {
    const listed = await client.call('GET', `/moneyins?reference=order-${order}`);
    const { items } = (await listed.json()) as { items: { id: string; extOrderId: string }[] };
    return items.find((payment) => payment.extOrderId === extOrderId)!.id;
  };
  await client.call('PUT', `/moneyins/${await idOf(first)}/cancel`);
  // At once, whether the webhook has arrived or not.
  const second = await payAtWallet();
  expect(second).not.toBe(first);
  expect(await page()).toContain('You have not paid');
  await shop.stop();

  await own.wallet.approve(second);
  expect((await client.resume(await idOf(second))).status).toBe(200);
  const again = await start();
  expect(again.written()).toContain(`ship order ${order}`);
  expect(await page()).toContain('Thank you');
  // From an old page of the browser: whoever has paid isn't sent to the wallet again.
  expect((await pay()).searchParams.get('outcome')).toBe('success');
  await client.call('PUT', `/refund/${await idOf(second)}`, { amountToRefund: 400 });
  expect(again.written().split(`ship order ${order}`)).toHaveLength(2);
  expect((await fetch(`${shop.url}/webhooks`, { method: 'POST', body: '{}' })).status).toBe(400);
};
