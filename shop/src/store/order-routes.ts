import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FlorinError } from '@florin/client';
import type { Order } from '../payments/order.ts';
import { cancelPayment, readPayment, resumePayment } from '../payments/settle-payment.ts';
import { languages } from '../texts/languages.ts';
import { html } from '../web/html.ts';
import type { Call } from '../web/serve.ts';
import { findGood } from './goods.ts';
import { messagePage } from './pages/message.ts';
import { orderPage, stateOf } from './pages/order.ts';
import { answerPage, goTo, type Shop } from './shop.ts';

export const makeOrderRoutes = (shop: Shop) => {
  const { orders, live } = shop;

  /** For an order that is there; otherwise the page that says so. */
  const withOrder = (work: (order: Order, call: Call) => Promise<Response> | Response) => (call: Call) => {
    const order = orders.find(call.params['id']);
    if (order) return work(order, call);
    const { notFound } = languages[call.language];
    const content = messagePage(notFound, call.language);
    return answerPage(shop, call, { title: notFound.title, content, status: 404 });
  };

  /** Where every buyer comes back to, whatever has happened. It asks Florin, and not its own address, what that was. */
  const showOrder = withOrder(async (order, call) => {
    const payment = await readPayment(shop, order).catch((error: unknown) => {
      if (!(error instanceof FlorinError)) throw error;
      return error.code === 'not_found' ? ('unknown' as const) : ('unreachable' as const);
    });
    const state = stateOf(payment);
    const refundedAmount = typeof payment === 'object' ? payment.refundedAmount : 0;
    return answerPage(shop, call, {
      title: languages[call.language].order.states[state].title,
      content: orderPage(order, state, refundedAmount, call.language),
      scripts: html`<script src="/public/live.js" defer></script>`,
      refreshSeconds: state === 'working' || state === 'unreachable' ? 5 : undefined,
    });
  });

  const cancelOrder = withOrder(async (order) => {
    await cancelPayment(shop, order);
    return goTo(`/orders/${order.id}`);
  });

  /** For the popup's script. */
  const resumeOrder = withOrder(async (order) => {
    const outcome = await resumePayment(shop, order);
    return Response.json(outcome === 'declined' ? { isDeclined: true } : outcome);
  });

  /** What was bought, for those who have paid. */
  const download = withOrder(async (order, call) => {
    const line = order.lines.find(({ goodId }) => goodId === call.params['good']);
    const file = line && findGood(line.goodId)?.file;
    if (!file || stateOf(await readPayment(shop, order)) !== 'paid') return goTo(`/orders/${order.id}`);
    return new Response(await readFile(join(import.meta.dirname, '../../downloads', file)), {
      headers: {
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename="${file}"`,
      },
    });
  });

  const followOrder = withOrder(({ id }) => live.listen(id));

  return { showOrder, cancelOrder, resumeOrder, download, followOrder };
};
