import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Stops } from '../../test/start-parts.ts';
import type { Cart, Completion, StartedPayment } from './cart.ts';

const page = (title: string, button?: { readonly name: string; readonly goesTo: string }) => {
  const form =
    button && `<form method="post" action="${button.goesTo}"><button>${button.name}</button></form>`;
  return `<!doctype html><html lang="en"><title>Song shop</title><h1>${title}</h1>${form ?? ''}</html>`;
};

/** A storefront as a shop on Medusa has one. The page where the buyer comes back from the wallet completes the cart. */
export const startStorefront = async (stops: Stops) => {
  let openBuyersCart: () => Promise<Cart> = () => Promise.reject(new Error('The shop is not open yet.'));
  let cart: Cart | undefined;
  let payment: StartedPayment | undefined;
  let completion: Completion | undefined;

  const answer = async ({ method, url = '/' }: IncomingMessage, response: ServerResponse) => {
    const send = (text: string) => response.writeHead(200, { 'content-type': 'text/html' }).end(text);
    if (url === '/') return send(page('A record', { name: 'Buy two', goesTo: '/checkout' }));
    if (method === 'POST' && url === '/checkout') {
      cart = await openBuyersCart();
      return send(page('Checkout', { name: 'Pay with Purse', goesTo: '/pay' }));
    }
    if (method === 'POST' && url === '/pay' && cart) {
      payment = await cart.pay();
      return response.writeHead(303, { location: payment.redirectionUrl }).end();
    }
    // Other buyers of the test come back, too. They complete their carts themselves.
    if (!cart || new URL(url, 'http://shop').searchParams.get('transactionId') !== payment?.id)
      return send(page('back'));
    completion = await cart.complete();
    return send(page(completion.type === 'order' ? 'paid' : 'unpaid'));
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
    last: () => ({ payment: payment!, completion: completion! }),
  };
};
