import { isDelivered, totalOf, type CartLine } from '../cart.ts';
import { goods, type Good } from '../goods.ts';
import { html } from '../../web/html.ts';
import { formatAmount, languages, type Language } from '../../texts/languages.ts';

export const storePage = (language: Language) =>
  html` <p class="tagline">${languages[language].tagline}</p>
    <ul class="goods">
      ${goods.map((good) => goodCard(good, language))}
    </ul>`;

const goodCard = (good: Good, language: Language) => {
  const texts = languages[language];
  const { name, about } = good.words[language];
  return html` <li class="card">
    <img src="/public/goods/${good.id}.svg" alt="" width="400" height="300" />
    <div class="words">
      <h2>${name}</h2>
      <p class="quiet">${texts.by} ${good.seller.name} · ${texts.type[good.type]}</p>
      <p>${about}</p>
      <form class="row" method="post" action="/cart">
        <input type="hidden" name="add" value="${good.id}" />
        <strong>${formatAmount(good.unitAmount, language)}</strong>
        <button aria-label="${texts.add}: ${name}">${texts.add}</button>
      </form>
    </div>
  </li>`;
};

export const cartPage = (lines: readonly CartLine[], language: Language, note: string | undefined) => {
  const { cart } = languages[language];
  if (lines.length === 0)
    return html`<section class="card narrow words">
      <h1>${cart.title}</h1>
      <p>${note ?? cart.empty}</p>
      <p><a class="button" href="/">${cart.toShop}</a></p>
    </section>`;
  return html`<section class="card narrow words">
    <h1>${cart.title}</h1>
    <ul class="lines">
      ${lines.map((line) => cartLine(line, language))}
    </ul>
    <p class="row total">
      <span>${cart.total}</span><strong>${formatAmount(totalOf(lines), language)}</strong>
    </p>
    <p class="row"><a href="/">${cart.toShop}</a><a class="button" href="/checkout">${cart.checkout}</a></p>
  </section>`;
};

const cartLine = ({ good, quantity }: CartLine, language: Language) => {
  const { cart } = languages[language];
  const { name } = good.words[language];
  return html` <li>
    <img src="/public/goods/${good.id}.svg" alt="" width="80" height="60" />
    <div class="grow">
      <strong>${name}</strong><br /><span class="quiet">${formatAmount(good.unitAmount, language)}</span>
    </div>
    <form method="post" action="/cart" class="quantity">
      <input type="hidden" name="good" value="${good.id}" />
      <input
        name="quantity"
        type="number"
        min="0"
        max="20"
        value="${quantity}"
        aria-label="${cart.quantity}: ${name}"
      />
      <button class="quiet" aria-label="${cart.change}: ${name}">${cart.change}</button>
      <button class="quiet" name="remove" value="yes" aria-label="${cart.remove}: ${name}">
        ${cart.remove}
      </button>
    </form>
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
