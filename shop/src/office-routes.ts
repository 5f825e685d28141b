import { randomUUID } from 'node:crypto';
import { FlorinError } from '@florin/client';
import { html } from './html.ts';
import type { Order } from './orders.ts';
import { officePage, officeOrderPage } from './pages/office.ts';
import type { Call } from './serve.ts';
import { answerPage, goTo, type Shop } from './shop.ts';

/** The newest. */
const shownMax = 50;

/**
 * For those who work in the shop: orders, what Florin has told about them, refunds. In this demo everybody may see it
 * (shop/README.md); in a real shop it is behind a sign-in.
 */
export const makeOfficeRoutes = (shop: Shop) => {
  const { orders, florin, pay, live } = shop;
  const scripts = html`<script src="/public/live.js" defer></script>`;

  const showOffice = (call: Call) =>
    answerPage(shop, call, {
      title: 'Orders',
      content: officePage(orders.newestFirst().slice(0, shownMax)),
      scripts,
    });

  const showOfficeOrder = async (order: Order, call: Call, message?: string) => {
    const payment = await pay.read(order).catch((error: unknown) => {
      if (error instanceof FlorinError) return undefined;
      throw error;
    });
    const content = officeOrderPage(orders.find(order.id) ?? order, payment, randomUUID(), message);
    // A message stays until somebody has read it, so that page does not change by itself.
    const given = message === undefined ? { scripts } : { status: 409 };
    return answerPage(shop, call, { title: 'Order', content, ...given });
  };

  const withOrder = (work: (order: Order, call: Call) => Promise<Response>) => (call: Call) => {
    const order = orders.find(call.params['id']);
    return order ? work(order, call) : goTo('/office');
  };

  /** The id in the form is the idempotency key: a second click is the same refund. */
  const refund = withOrder(async (order, call) => {
    const form = new URLSearchParams(await call.request.text());
    const amountToRefund = readAmount(form.get('amount') ?? '');
    if (!order.payment || amountToRefund === undefined)
      return showOfficeOrder(order, call, 'Give an amount such as 12.50.');
    try {
      const idempotencyKey = form.get('refundId') ?? '';
      await florin.refunds.create(order.payment.id, { amountToRefund }, { idempotencyKey });
      return goTo(`/office/${order.id}`);
    } catch (error) {
      if (!(error instanceof FlorinError)) throw error;
      return showOfficeOrder(order, call, `${error.message} (${error.code})`);
    }
  });

  return {
    showOffice,
    showOfficeOrder: withOrder((order, call) => showOfficeOrder(order, call)),
    refund,
    followOffice: () => live.listen(),
  };
};

/** Cents, from `12`, `12.5` or `12,50`. Not by way of a floating-point number. */
const readAmount = (text: string) => {
  const [, euros, cents = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  const amount = euros === undefined ? 0 : Number(euros) * 100 + Number(cents.padEnd(2, '0'));
  return amount > 0 ? amount : undefined;
};
