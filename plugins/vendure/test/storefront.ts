import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { openCart, StartedPayment } from './shop-api.ts';
import type { Stops } from '../../test/start-parts.ts';

type Cart = Awaited<ReturnType<typeof openCart>>;

const page = (title: string, button?: { readonly name: string; readonly goesTo: string }) => {
  const form =
    button && `<form method="post" action="${button.goesTo}"><button>${button.name}</button></form>`;
  return `<!doctype html><html lang="en"><title>Song shop</title><h1>${title}</h1>${form ?? ''}</html>`;
};

/**
 * A storefront as a shop on Vendure has one: a page to buy from, a checkout, and the pages to which buyers come back. It places the
 * order and its payment through Vendure's shop API.
 */
export const startStorefront = async (stops: Stops) => {
  const payments: StartedPayment[] = [];
  let openBuyersCart: () => Promise<Cart> = () => Promise.reject(new Error('The shop is not open yet.'));
  let cart: Cart | undefined;

  const answer = async ({ method, url = '/' }: IncomingMessage, response: ServerResponse) => {
    const send = (text: string) => response.writeHead(200, { 'content-type': 'text/html' }).end(text);
    if (url === '/') return send(page('A record', { name: 'Buy two', goesTo: '/checkout' }));
    if (method === 'POST' && url === '/checkout') {
      cart = await openBuyersCart();
      return send(page('Checkout', { name: 'Pay with Purse', goesTo: '/pay' }));
    }
    if (method === 'POST' && url === '/pay' && cart) {
      const payment = await cart.pay();
      payments.push(payment);
      return response.writeHead(303, { location: payment.redirectionUrl }).end();
    }
    return send(page(url.split('/')[1] ?? ''));
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** From now on it sells what this puts into a cart. */
    sell: (open: () => Promise<Cart>) => void (openBuyersCart = open),
    lastPayment: () => payments.at(-1)!,
  };
};
