import { createServer } from 'node:http';
import { Florin } from '@florin/client';
import { makeShowOtherPayment } from './for-the-guides.ts';
import { openSeller } from './payments/pay-seller.ts';
import { receiveWebhook } from './payments/receive-webhook.ts';
import { makeCheckoutRoutes } from './store/checkout-routes.ts';
import { sellers } from './store/goods.ts';
import { makeOfficeRoutes } from './store/office-routes.ts';
import { openOrders } from './store/open-orders.ts';
import { makeOrderRoutes } from './store/order-routes.ts';
import { messagePage } from './store/pages/message.ts';
import { makeSellerRoutes } from './store/seller-routes.ts';
import { answerPage, type Shop } from './store/shop.ts';
import { makeStoreRoutes } from './store/store-routes.ts';
import { languages } from './texts/languages.ts';
import { makeLive } from './web/live.ts';
import { readPublicFiles } from './web/public-files.ts';
import { makeServe, type Call } from './web/serve.ts';
import type { Settings } from './web/settings.ts';

/** The whole shop: every page and call in visible order. */
export const buildShop = async (settings: Settings) => {
  const live = makeLive();
  const florin = new Florin({ baseUrl: settings.florinUrl, apiKey: settings.apiKey, timeout: 10_000 });
  const orders = await openOrders(settings.ordersDir, ({ id }) => live.tell(id));
  const { shopUrl, webhookSecret } = settings;
  const onPayout = () => live.tell('payouts');
  const shop: Shop = { settings, florin, orders, shopUrl, webhookSecret, onPayout, live };
  // Their bank accounts have to be known a day before the first payout. Without Florin the shop starts all the same.
  await Promise.all(sellers.map((seller) => openSeller(shop, seller))).catch((error: unknown) => {
    process.stderr.write(`The sellers’ accounts could not be opened: ${String(error)}\n`);
  });

  const { showStore, showCart, changeCart } = makeStoreRoutes(shop);
  const { showCheckout, orderFromForm } = makeCheckoutRoutes(shop);
  const { showOrder, cancelOrder, resumeOrder, download, followOrder } = makeOrderRoutes(shop);
  const { showOffice, showOfficeOrder, askRefund, refund, followOffice } = makeOfficeRoutes(shop);
  const { showSellers, payOut } = makeSellerRoutes(shop);
  const showMessage = (kind: 'notFound' | 'broken', status: number) => (call: Call) => {
    const message = languages[call.language][kind];
    return answerPage(shop, call, {
      title: message.title,
      content: messagePage(message, call.language),
      status,
    });
  };

  const showOtherPayment = makeShowOtherPayment(shop);

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
      ['POST', '/webhooks', ({ request }) => receiveWebhook(shop, request)],
      ['GET', '/office', showOffice],
      ['GET', '/office/live', followOffice],
      ['GET', '/office/sellers', showSellers],
      ['POST', '/office/sellers/:accountId/payout', payOut],
      ['GET', '/office/:id', showOfficeOrder],
      ['POST', '/office/:id/refund', refund],
      ['GET', '/office/:id/refund', askRefund],
      ['GET', '/thanks', showOtherPayment],
      ['GET', '/sorry', showOtherPayment],
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
