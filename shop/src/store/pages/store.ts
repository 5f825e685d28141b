import { isDelivered, quantityMax, quantityOf, totalOf, type CartLine } from '../cart.ts';
import { goods, type Good } from '../goods.ts';
import { numberOf, type Order } from '../../payments/order.ts';
import { html } from '../../web/html.ts';
import { formatAmount, languages, type Language } from '../../texts/languages.ts';

export const storePage = (language: Language, lines: readonly CartLine[], lastOrder: Order | undefined) =>
  html` <h1 class="tagline">${languages[language].tagline}</h1>
    ${lastOrderLine(lastOrder, language)}
    <ul class="goods">
      ${goods.map((good) => goodCard(good, quantityOf(lines, good), language))}
    </ul>`;

/** Leads back to an order, also for a buyer who has closed the browser. */
const lastOrderLine = (order: Order | undefined, language: Language) =>
  order?.payment &&
  html`<p class="last">
    ${languages[language].order.last} <a href="/orders/${order.id}">${numberOf(order)}</a>
  </p>`;

const goodCard = (good: Good, quantity: number, language: Language) => {
  const texts = languages[language];
  const { name, about } = good.words[language];
  const isFull = quantity >= quantityMax;
  return html` <li class="card" id="${good.id}">
    <img src="/public/goods/${good.id}.svg" alt="" width="400" height="300" />
    <div class="words">
      <h2>${name}</h2>
      <p class="quiet">${texts.by} ${good.seller.name} · ${texts.type[good.type]}</p>
      <p>${about}</p>
      ${quantity > 0 && html`<p class="good">${texts.cart.has} ${quantity}${isFull && html`. ${texts.cart.full}`}</p>`}
      <form class="row" method="post" action="/cart">
        <input type="hidden" name="add" value="${good.id}" />
        <strong>${formatAmount(good.unitAmount, language)}</strong>
        ${!isFull && html`<button aria-label="${texts.add}: ${name}">${texts.add}</button>`}
      </form>
    </div>
  </li>`;
};

interface CartView {
  readonly lines: readonly CartLine[];
  readonly note: string | undefined;
  readonly lastOrder: Order | undefined;
}

/** One form: whatever is pressed takes the quantities that the fields show. */
export const cartPage = ({ lines, note, lastOrder }: CartView, language: Language) => {
  const { cart } = languages[language];
  const last = lastOrderLine(lastOrder, language);
  if (lines.length === 0)
    return html`<section class="card narrow words">
      <h1>${cart.title}</h1>
      <p>${note ?? cart.empty}</p>
      ${last}
      <p><a class="button" href="/">${cart.toShop}</a></p>
    </section>`;
  return html`<form class="card narrow words" method="post" action="/cart" autocomplete="off">
    <h1>${cart.title}</h1>
    <p class="bad" role="alert">${note}</p>
    <ul class="lines">
      ${lines.map((line) => cartLine(line, language))}
    </ul>
    <p class="row total">
      <span>${cart.total}</span><strong>${formatAmount(totalOf(lines), language)}</strong>
    </p>
    <p class="row">
      <a href="/">${cart.toShop}</a><button name="checkout" value="yes">${cart.checkout}</button>
    </p>
    ${last}
  </form>`;
};

const cartLine = ({ good, quantity }: CartLine, language: Language) => {
  const { cart } = languages[language];
  const { name } = good.words[language];
  return html` <li>
    <img src="/public/goods/${good.id}.svg" alt="" width="80" height="60" />
    <div class="grow">
      <strong>${name}</strong><br /><span class="quiet">${formatAmount(good.unitAmount, language)}</span>
    </div>
    <div class="quantity">
      <input
        name="${good.id}"
        type="number"
        min="1"
        max="${quantityMax}"
        required
        value="${quantity}"
        aria-label="${cart.quantity}: ${name}"
      />
      <button class="quiet" aria-label="${cart.change}: ${name}">${cart.change}</button>
      <button
        class="quiet"
        name="remove"
        value="${good.id}"
        formnovalidate
        aria-label="${cart.remove}: ${name}"
      >
        ${cart.remove}
      </button>
    </div>
    <strong class="amount">${formatAmount(good.unitAmount * quantity, language)}</strong>
  </li>`;
};

/** What is bought, beside the checkout form. */
export const cartSummary = (lines: readonly CartLine[], language: Language) =>
  html` <ul class="lines">
      ${lines.map(
        ({ good, quantity }) =>
          html` <li>
            <img src="/public/goods/${good.id}.svg" alt="" width="80" height="60" />
            <span class="grow">${quantity} × ${good.words[language].name}</span>
            <strong class="amount">${formatAmount(good.unitAmount * quantity, language)}</strong>
          </li>`,
      )}
    </ul>
    <p class="row total">
      <span>${languages[language].cart.total}</span>
      <strong>${formatAmount(totalOf(lines), language)}</strong>
    </p>
    ${!isDelivered(lines) && html`<p class="quiet">${languages[language].checkout.onlyDownloads}</p>`}`;
