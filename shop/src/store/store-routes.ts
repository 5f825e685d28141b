import { languages } from '../texts/languages.ts';
import { setCookie, type Call } from '../web/serve.ts';
import { quantityOf, readQuantity, setQuantity, writeCart, type CartLine } from './cart.ts';
import { findGood } from './goods.ts';
import { cartPage, storePage } from './pages/store.ts';
import { answerPage, cartOf, goTo, lastOrderOf, takerOf, type Shop } from './shop.ts';

export const makeStoreRoutes = (shop: Shop) => {
  const showStore = (call: Call) =>
    answerPage(shop, call, {
      title: languages[call.language].tagline,
      content: storePage(call.language, cartOf(shop, call), lastOrderOf(shop, call)),
    });

  const showCart = (call: Call) => {
    const { title, notes } = languages[call.language].cart;
    const named = call.url.searchParams.get('note') ?? '';
    const note = Object.hasOwn(notes, named) ? notes[named as keyof typeof notes] : undefined;
    const view = { lines: cartOf(shop, call), note, lastOrder: lastOrderOf(shop, call) };
    return answerPage(shop, call, { title, content: cartPage(view, call.language) });
  };

  /** Adds one of a good (`add`), or takes one out (`remove`), or sets all quantities, and goes on to the checkout. */
  const changeCart = async (call: Call) => {
    const form = new URLSearchParams(await call.request.text());
    const { lines, next } = changed(cartOf(shop, call), form);
    const response = goTo(next);
    setCookie(response, 'cart', writeCart(lines));
    // The cart that an order has taken counts as empty, so this is the first thing in a new one.
    const taker = takerOf(shop, call);
    if (taker) {
      setCookie(response, 'order', '');
      setCookie(response, 'last', taker.id);
    }
    return response;
  };

  return { showStore, showCart, changeCart };
};

const changed = (lines: readonly CartLine[], form: URLSearchParams) => {
  const added = findGood(form.get('add') ?? '');
  // Back to this good, and not to the top of the page.
  if (added) return { lines: setQuantity(lines, added, quantityOf(lines, added) + 1), next: `/#${added.id}` };
  const removed = findGood(form.get('remove') ?? '');
  if (removed) return { lines: setQuantity(lines, removed, 0), next: '/cart' };
  const wanted = lines.map(({ good }) => ({ good, quantity: readQuantity(form.get(good.id) ?? '') }));
  const valid = wanted.filter((line): line is CartLine => line.quantity !== undefined);
  // An entry that is not a quantity changes nothing.
  if (valid.length < lines.length) return { lines, next: '/cart?note=quantity' };
  return { lines: valid, next: form.has('checkout') ? '/checkout' : '/cart' };
};
