import { randomUUID } from 'node:crypto';
import { FlorinError } from '@florin/client';
import type { Order } from '../payments/order.ts';
import { refundPayment } from '../payments/refund-payment.ts';
import { readPayment } from '../payments/settle-payment.ts';
import { html } from '../web/html.ts';
import type { Call } from '../web/serve.ts';
import { formatEuros } from './pages/office-parts.ts';
import { officePage, officeOrderPage, refundQuestion } from './pages/office.ts';
import { readNewestPayments } from './read-newest-payments.ts';
import { answerPage, goTo, type Shop } from './shop.ts';

/** Why nothing was refunded, and what someone has typed. */
interface Refused {
  readonly message: string;
  readonly typed?: string;
}

const refundsHaveChanged =
  'This order’s refunds have changed since you opened the page. Check them before you refund more.';

/** The newest. */
const shownMax = 50;

/**
 * For those who work in the shop: orders, what Florin has reported about them, refunds. In this demo everybody may see it
 * (shop/README.md); in a real shop it is behind a sign-in.
 */
export const makeOfficeRoutes = (shop: Shop) => {
  const { orders, live } = shop;
  const scripts = html`<script src="/public/live.js" defer></script>`;

  const showOffice = async (call: Call) => {
    const error = await readNewestPayments(shop, shownMax).catch((error: unknown) => {
      if (error instanceof FlorinError) return error;
      throw error;
    });
    const content = officePage(orders.newestFirst().slice(0, shownMax), error ?? undefined);
    return answerPage(shop, call, { title: 'Orders', content, scripts });
  };

  const showOfficeOrder = async (order: Order, call: Call, refused?: Refused) => {
    const payment = await readPayment(shop, order).catch((error: unknown) => {
      if (error instanceof FlorinError) return error;
      throw error;
    });
    const { florinUrl } = shop.settings;
    const view = { payment, refundId: randomUUID(), florinUrl, ...refused };
    const content = officeOrderPage(orders.find(order.id) ?? order, view);
    // A message stays until someone has read it, so that page does not change by itself.
    const given = refused === undefined ? { scripts } : { status: 409 };
    return answerPage(shop, call, { title: 'Order', content, ...given });
  };

  const withOrder = (work: (order: Order, call: Call) => Promise<Response>) => (call: Call) => {
    const order = orders.find(call.params['id']);
    return order ? work(order, call) : goTo('/office');
  };

  const refund = withOrder(async (order, call) => {
    const form = new URLSearchParams(await call.request.text());
    const typed = form.get('amount') ?? '';
    const amountToRefund = readAmount(typed);
    if (amountToRefund === undefined)
      return showOfficeOrder(order, call, { message: 'Enter an amount, such as 12.50.', typed });
    const refundableAmount = Number(form.get('refundable'));
    const refundId = form.get('refundId') ?? '';
    try {
      const isDone = await refundPayment(shop, order, { amountToRefund, refundId, refundableAmount });
      if (!isDone) return await showOfficeOrder(order, call, { message: refundsHaveChanged });
      return goTo(`/office/${order.id}`);
    } catch (error) {
      if (!(error instanceof FlorinError)) throw error;
      const message =
        error.code === 'refund_too_large'
          ? tooMuch(amountToRefund, refundableAmount)
          : `${error.message} (${error.code})`;
      return showOfficeOrder(order, call, { message, typed });
    }
  });

  return {
    showOffice,
    showOfficeOrder: withOrder((order, call) => showOfficeOrder(order, call)),
    askRefund: withOrder((order, call) => askRefund(shop, order, call, showOfficeOrder)),
    refund,
    followOffice: () => live.listen(),
  };
};

/** A page and not a form that is sent: whoever goes back to it later is led to what has become of the order. */
const askRefund = async (
  shop: Shop,
  order: Order,
  call: Call,
  showOrder: (order: Order, call: Call, refused?: Refused) => Promise<Response>,
) => {
  const read = (name: string) => call.url.searchParams.get(name) ?? '';
  const [amount, refundId, refundable] = [read('amount'), read('refundId'), read('refundable')];
  // The page of a refusal is reloaded.
  if (refundId === '') return showOrder(order, call);
  const cents = readAmount(amount);
  if (cents === undefined)
    return showOrder(order, call, { message: 'Enter an amount, such as 12.50.', typed: amount });
  if (cents > Number(refundable))
    return showOrder(order, call, { message: tooMuch(cents, Number(refundable)), typed: amount });
  const payment = await readPayment(shop, order).catch(() => undefined);
  if (payment?.refundableAmount !== Number(refundable)) return goTo(`/office/${order.id}`);
  const content = refundQuestion(order, { amount, refundId, refundable }, cents);
  return answerPage(shop, call, { title: 'Refund', content });
};

const tooMuch = (amountMinor: number, refundableMinor: number) =>
  `${formatEuros(amountMinor)} is more than the ${formatEuros(refundableMinor)} that is left.`;

/** Cents, from `12`, `12.5` or `12,50`. Not by way of a floating-point number. */
const readAmount = (text: string) => {
  const [, euros, cents = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  const amount = euros === undefined ? 0 : Number(euros) * 100 + Number(cents.padEnd(2, '0'));
  return amount > 0 ? amount : undefined;
};
