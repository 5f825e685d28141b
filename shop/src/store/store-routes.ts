import { languages } from '../texts/languages.ts';
import { setCookie, type Call } from '../web/serve.ts';
import { quantityOf, readQuantity, setQuantity, writeCart } from './cart.ts';
import { findGood } from './goods.ts';
import { cartPage, storePage } from './pages/store.ts';
import { answerPage, cartOf, goTo, takerOf, type Shop } from './shop.ts';

export const makeStoreRoutes = (shop: Shop) => {
  const showStore = (call: Call) =>
    answerPage(shop, call, { title: languages[call.language].tagline, content: storePage(call.language) });

  const showCart = (call: Call) => {
    const { title, notes } = languages[call.language].cart;
    const note = call.url.searchParams.get('note') === 'emptied' ? notes.emptied : undefined;
    return answerPage(shop, call, { title, content: cartPage(cartOf(shop, call), call.language, note) });
  };

  /** Adds one of a good (`add`), or sets the quantity of one (`good` with `quantity`, or with `remove`). */
  const changeCart = async (call: Call) => {
    const form = new URLSearchParams(await call.request.text());
    const lines = cartOf(shop, call);
    const good = findGood(form.get('add') ?? form.get('good') ?? '');
    if (!good) return goTo('/cart');
    const wanted = form.has('add') ? quantityOf(lines, good) + 1 : readQuantity(form.get('quantity') ?? '');
    const response = goTo(form.has('add') ? '/' : '/cart');
    setCookie(response, 'cart', writeCart(setQuantity(lines, good, form.has('remove') ? 0 : wanted)));
    // The cart that an order has taken counts as empty, so this is the first thing in a new one.
    if (takerOf(shop, call)) setCookie(response, 'order', '');
    return response;
  };

  return { showStore, showCart, changeCart };
};
