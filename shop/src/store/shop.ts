import { stageOf, type Dependencies } from '../payments/order.ts';
import type { Live } from '../web/live.ts';
import type { Call } from '../web/serve.ts';
import type { Settings } from '../web/settings.ts';
import { readCart, type CartLine } from './cart.ts';
import { renderPage, type Page } from './pages/layout.ts';

/** What the routes need. */
export interface Shop extends Dependencies {
  readonly settings: Settings;
  readonly live: Live;
}

/** The order that has taken the buyer's cart: it is paid, or may still be, also when they closed the browser too early. */
export const takerOf = ({ orders }: Shop, { cookies }: Call) => {
  const order = orders.find(cookies.get('order'));
  return order && stageOf(order) === 'taken' ? order : undefined;
};

/** The order that this buyer has begun last, so that they find it again. */
export const lastOrderOf = ({ orders }: Shop, { cookies }: Call) =>
  orders.find(cookies.get('order')) ?? orders.find(cookies.get('last'));

export const cartOf = (shop: Shop, call: Call): readonly CartLine[] =>
  takerOf(shop, call) ? [] : readCart(call.cookies.get('cart'));

export const answerPage = (shop: Shop, call: Call, page: Omit<Page, 'language' | 'cartCount'>): Response => {
  const cartCount = cartOf(shop, call).reduce((sum, { quantity }) => sum + quantity, 0);
  return renderPage({ ...page, language: call.language, cartCount });
};

/** After a form: the browser asks for this page, so that a reload does not send the form again. */
export const goTo = (location: string) => new Response(null, { status: 303, headers: { location } });
