import { createServer } from 'node:http';
import { Florin } from '@florin/client';
import { makeCheckoutRoutes } from './checkout-routes.ts';
import { makeLive } from './live.ts';
import { makeOfficeRoutes } from './office-routes.ts';
import { makeOrderRoutes } from './order-routes.ts';
import { openOrders } from './orders.ts';
import { messagePage } from './pages/message.ts';
import { otherPaymentPage } from './pages/other-payment.ts';
import { makePay } from './pay.ts';
import { readPublicFiles } from './public-files.ts';
import { makeServe, type Call } from './serve.ts';
import type { Settings } from './settings.ts';
import { answerPage, type Shop } from './shop.ts';
import { makeStoreRoutes } from './store-routes.ts';
import { languages } from './texts/languages.ts';
import { makeReceiveWebhook } from './webhooks.ts';

/** The whole shop: every page and call in visible order. */
export const buildShop = async (settings: Settings) => {
  const live = makeLive();
  const florin = new Florin({ baseUrl: settings.florinUrl, apiKey: settings.apiKey, timeout: 10_000 });
  const orders = await openOrders(settings.ordersDir, ({ id }) => live.tell(id));
  const pay = makePay(florin, orders, settings.shopUrl);
  const shop: Shop = { settings, florin, orders, pay, live };

  const { showStore, showCart, changeCart } = makeStoreRoutes(shop);
  const { showCheckout, orderFromForm } = makeCheckoutRoutes(shop);
  const { showOrder, cancelOrder, resumeOrder, download, followOrder } = makeOrderRoutes(shop);
  const { showOffice, showOfficeOrder, refund, followOffice } = makeOfficeRoutes(shop);
  const showMessage = (kind: 'notFound' | 'broken', status: number) => (call: Call) => {
    const message = languages[call.language][kind];
    return answerPage(shop, call, {
      title: message.title,
      content: messagePage(message, call.language),
      status,
    });
  };

  const showOtherPayment = (call: Call) =>
    answerPage(shop, call, {
      title: 'Back from the wallet',
      content: otherPaymentPage(call.url.searchParams),
    });

  const serve = makeServe({
    settings,
    forPrograms: ['/webhooks'],
    notFound: showMessage('notFound', 404),
    broken: showMessage('broken', 500),
    routes: [
      ['GET', '/', showStore],
      ['GET', '/cart', showCart],
      ['POST', '/cart', changeCart],
      ['GET', '/checkout', showCheckout],
      ['POST', '/orders', orderFromForm],
      // After a refused form, the same address with another language.
      ['GET', '/orders', showCheckout],
      ['GET', '/orders/:id', showOrder],
      ['GET', '/orders/:id/live', followOrder],
      ['POST', '/orders/:id/cancel', cancelOrder],
      ['POST', '/orders/:id/resume', resumeOrder],
      ['GET', '/orders/:id/downloads/:good', download],
      ['GET', '/thanks', showOtherPayment],
      ['GET', '/sorry', showOtherPayment],
      ['POST', '/webhooks', makeReceiveWebhook(shop)],
      ['GET', '/office', showOffice],
      ['GET', '/office/live', followOffice],
      ['GET', '/office/:id', showOfficeOrder],
      ['POST', '/office/:id/refund', refund],
      ['GET', '/office/:id/refund', showOfficeOrder],
      ['GET', '/public/*', await readPublicFiles()],
    ],
  });
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    serve(request, response).catch((error: unknown) => {
      process.stderr.write(`${request.method} ${request.url}: ${String(error)}\n`);
      response.destroy();
    });
  });
  server.maxConnections = 500;
  return { server, endPages: live.end };
};
