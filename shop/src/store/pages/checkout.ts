import { isDelivered, writeShown, type CartLine } from '../cart.ts';
import { countries, lengthMax, type DeliveryForm } from '../delivery.ts';
import type { Texts } from '../../texts/en.ts';
import { html, type Html } from '../../web/html.ts';
import { languages, type Language } from '../../texts/languages.ts';
import { cartSummary } from './store.ts';

export interface CheckoutView {
  readonly language: Language;
  readonly lines: readonly CartLine[];
  /** The id that the order will have. It is in the form, so that a second click is the same order. */
  readonly orderId: string;
  readonly delivery: DeliveryForm;
  /** The fields that the buyer has not filled in. */
  readonly missing: readonly string[];
  /** Why the buyer is here again. */
  readonly note?: string | undefined;
  readonly message?: string | undefined;
}

export const checkoutPage = (view: CheckoutView) => {
  const { language, lines, orderId, note, message } = view;
  const { checkout } = languages[language];
  return html` <h1>${checkout.title}</h1>
    <p class="bad" role="alert">${note}</p>
    <form id="checkout" class="columns" method="post" action="/orders" data-failed="${checkout.failed}">
      <input type="hidden" name="orderId" value="${orderId}" />
      <input type="hidden" name="shown" value="${writeShown(lines)}" />
      ${isDelivered(lines) && deliveryFields(view)}
      <aside class="card words">${cartSummary(lines, language)}</aside>
      <section class="card words wide">
        <h2>${checkout.pay}</h2>
        <p class="quiet" id="same-wallet" hidden>${checkout.sameWallet}</p>
        <p id="message" class="bad" role="alert">${message}</p>
        <div class="ways">
          <div class="way">
            <h3>${checkout.redirect.title}</h3>
            <p class="quiet">${checkout.redirect.about}</p>
            <button class="pay">${checkout.redirect.button}</button>
          </div>
          ${popupWay(checkout.popup, html`<div id="button-v5"></div>`)}
          ${popupWay(checkout.newPopup, html`<paypal-button id="button-v6" class="paypal-gold"></paypal-button>`)}
        </div>
      </section>
    </form>`;
};

/** The wallet's own button. Its script shows it: without a script there is nothing to press. */
const popupWay = ({ title, about, version }: Texts['checkout']['popup'], button: Html) =>
  html` <div class="way" hidden>
    <h3>${title}</h3>
    <p class="quiet">${about}</p>
    ${button}
    <small class="quiet">${version}</small>
  </div>`;

const deliveryFields = ({ language, delivery, missing }: CheckoutView) => {
  const { checkout } = languages[language];
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const field = (name: Exclude<keyof DeliveryForm, 'country'>, autocomplete: string) =>
    html` <label class="${name}"
      >${checkout[name]}
      <input
        name="${name}"
        value="${delivery[name]}"
        maxlength="${lengthMax[name]}"
        pattern=".*\\S.*"
        autocomplete="${autocomplete}"
        required
      />
      ${missing.includes(name) && html`<span class="bad">${checkout.missing}</span>`}
    </label>`;
  return html` <section class="card words">
    <h2>${checkout.delivery}</h2>
    <div class="fields">
      ${field('name', 'name')}${field('street', 'street-address')}${field('postCode', 'postal-code')}${field('city', 'address-level2')}
      <label class="country"
        >${checkout.country}
        <select name="country" autocomplete="country">
          ${countries.map((code) =>
            code === delivery.country
              ? html`<option value="${code}" selected>${names.of(code)}</option>`
              : html`<option value="${code}">${names.of(code)}</option>`,
          )}
        </select>
      </label>
    </div>
  </section>`;
};
