import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { FlorinError } from '@florin/client';
import { stageOf, type Order } from '../payments/order.ts';
import { startPayment } from '../payments/start-payment.ts';
import { languages } from '../texts/languages.ts';
import { html } from '../web/html.ts';
import { setCookie, type Call } from '../web/serve.ts';
import { isDelivered, toOrderLines, totalOf, writeShown, type CartLine } from './cart.ts';
import { listMissing, readDeliveryForm, toDelivery, toDeliveryForm } from './delivery.ts';
import { isOrderId } from './open-orders.ts';
import { checkoutPage, type CheckoutView } from './pages/checkout.ts';
import { answerPage, cartOf, goTo, takerOf, type Shop } from './shop.ts';

type Given = Partial<Pick<CheckoutView, 'delivery' | 'missing' | 'message'>>;

export const makeCheckoutRoutes = (shop: Shop) => {
  const { settings, orders } = shop;

  const showCheckout = (call: Call, given: Given = {}, status = 200) => {
    const { notes } = languages[call.language].checkout;
    const note = call.url.searchParams.get('note') === 'changed' ? notes.changed : undefined;
    const taker = takerOf(shop, call);
    if (taker) return goTo(pageOf(taker));
    const lines = cartOf(shop, call);
    if (lines.length === 0) return goTo('/cart');
    const { language } = call;
    const delivery = toDeliveryForm(orders.find(call.cookies.get('order'))?.delivery, language);
    const view = { language, lines, orderId: randomUUID(), delivery, missing: [], note, ...given };
    const { walletUrl, walletClientId } = settings;
    const v5 = new URLSearchParams({ 'client-id': walletClientId, currency: 'EUR', locale: language });
    return answerPage(shop, call, {
      title: languages[language].checkout.title,
      content: checkoutPage(view),
      status,
      // The wallet's own scripts, as they are. Both versions are here to compare; a shop needs one.
      scripts: html`<script
          src="${walletUrl}/sdk/js?${v5.toString()}"
          data-namespace="walletV5"
          defer
        ></script>
        <script src="${walletUrl}/web-sdk/v6/core" defer></script>
        <script src="/public/pay.js" defer data-client-id="${walletClientId}"></script>`,
    });
  };

  const orderFromForm = async (call: Call) => {
    const form = new URLSearchParams(await call.request.text());
    const id = form.get('orderId') ?? '';
    const taker = takerOf(shop, call);
    if (taker) return lead(call, pageOf(taker));
    const cart = cartOf(shop, call);
    if (cart.length === 0 || !isOrderId(id)) return lead(call, '/cart?note=emptied');
    // Changed in another tab: nobody pays what they have not seen.
    if (form.get('shown') !== writeShown(cart)) return lead(call, '/checkout?note=changed');
    const isSent = isDelivered(cart);
    const delivery = readDeliveryForm(form);
    const missing = isSent ? listMissing(delivery) : [];
    if (missing.length > 0)
      return isScript(call) ? lead(call, '/checkout') : showCheckout(call, { delivery, missing }, 422);
    try {
      const filledIn = { ...newOrder(id, cart, call), delivery: isSent ? toDelivery(delivery) : undefined };
      const wanted = isFilledInAnew(orders.find(id), filledIn) ? { ...filledIn, id: randomUUID() } : filledIn;
      const order = await startPayment(shop, wanted, buyerOf(call), call.cookies.get('order'));
      return answerStarted(call, order, order.id === wanted.id && stageOf(order) === 'open');
    } catch (error) {
      if (!(error instanceof FlorinError)) throw error;
      process.stderr.write(`init: ${error.code} ${error.message} (${error.requestId})\n`);
      return showCheckout(call, { delivery, message: languages[call.language].checkout.unavailable }, 503);
    }
  };

  return { showCheckout: (call: Call) => showCheckout(call), orderFromForm };
};

const newOrder = (id: string, cart: readonly CartLine[], { language }: Call) => ({
  id,
  createdAt: new Date().toISOString(),
  lines: toOrderLines(cart, language),
  totalAmount: totalOf(cart),
  status: 'new' as const,
  refunds: {},
  lastSequence: 0,
  webhooks: [],
});

/** Back from the wallet to the same form, with another address for example: that is another order, not a second click. */
const isFilledInAnew = (begun: Order | undefined, { lines, delivery }: Order) =>
  begun !== undefined && !isDeepStrictEqual([begun.lines, begun.delivery], [lines, delivery]);

/** For Florin: the wallet then speaks the buyer's language. */
const buyerOf = ({ address, request, language }: Call) => ({
  ipAddress: address,
  userAgent: request.headers.get('user-agent')?.slice(0, 500),
  acceptLanguage: language,
});

const isScript = ({ request }: Call) => request.headers.get('accept') === 'application/json';

/** Another page has what is true now. The popup's script goes there by itself, because the form is not sent by the browser. */
const lead = (call: Call, url: string) => (isScript(call) ? Response.json({ url }) : goTo(url));

const pageOf = ({ id }: Order) => `/orders/${id}`;

/** The form goes to the wallet; with an order that cannot be paid now, to its page. The popup's script is told the same as JSON. */
const answerStarted = (call: Call, order: Order, isOpen: boolean) => {
  const { extOrderId, redirectionUrl } = order.payment!;
  const url = pageOf(order);
  const response = isScript(call)
    ? Response.json(isOpen ? { url, extOrderId } : { url })
    : goTo(isOpen ? redirectionUrl : url);
  setCookie(response, 'order', order.id);
  return response;
};
