import type { PaymentStatus, PaymentWithTimeline } from '@florin/client';
import { findGood } from '../goods.ts';
import { html, type Html } from '../../web/html.ts';
import { numberOf, type Order } from '../../payments/order.ts';
import { formatAmount, languages, type Language } from '../../texts/languages.ts';

type State = keyof (typeof languages)['en']['order']['states'];

/** A Record, so that a new status does not compile until a buyer is told something about it. */
const states: Record<PaymentStatus, State> = {
  awaiting_approval: 'open',
  capturing: 'working',
  authorizing: 'working',
  authorized: 'working',
  partially_captured: 'paid',
  validating: 'working',
  releasing: 'working',
  captured: 'paid',
  cancelled: 'cancelled',
  expired: 'expired',
  failed: 'failed',
  quarantined: 'unclear',
};

/** What is true of an order, as Florin has just said it. */
export const stateOf = (payment: PaymentWithTimeline | 'unreachable' | 'unknown' | undefined): State => {
  if (payment === 'unknown') return 'unclear';
  if (payment === 'unreachable') return 'unreachable';
  if (payment === undefined) return 'open';
  if (payment.status === 'awaiting_approval' && payment.declineIssue !== null) return 'declined';
  if (payment.status === 'captured' && payment.refundedAmount === payment.capturedAmount) return 'refunded';
  return states[payment.status];
};

export const orderPage = (order: Order, state: State, refundedAmount: number, language: Language) => {
  const { order: texts } = languages[language];
  const { title, text } = texts.states[state];
  return html`<section class="card narrow words" data-live="/orders/${order.id}/live">
    <p class="mark ${state}" aria-hidden="true"></p>
    <div role="status">
      <h1>${title}</h1>
      <p>${text}</p>
    </div>
    <ul class="lines">
      ${order.lines.map(
        ({ goodId, name, quantity, unitAmount }) =>
          html` <li>
            <img src="/public/goods/${goodId}.svg" alt="" width="80" height="60" />
            <span class="grow">${quantity} × ${name}</span>
            <strong class="amount">${formatAmount(quantity * unitAmount, language)}</strong>
          </li>`,
      )}
    </ul>
    <p class="row total">
      <span>${texts.number} ${numberOf(order)}</span
      ><strong>${formatAmount(order.totalAmount, language)}</strong>
    </p>
    ${refundedAmount > 0 && html`<p class="row"><span>${texts.refunded}</span><strong>${formatAmount(refundedAmount, language)}</strong></p>`}
    ${state === 'paid' && html`${downloads(order, language)}${address(order, language)}`}
    ${actions(order, state, language)}
  </section>`;
};

const downloads = (order: Order, language: Language) => {
  const digital = order.lines.filter(({ goodId }) => findGood(goodId)?.file);
  if (digital.length === 0) return undefined;
  const { order: texts } = languages[language];
  return html`<h2>${texts.downloads}</h2>
    <ul>
      ${digital.map(
        ({ goodId, name }) =>
          html`<li>
            <a href="/orders/${order.id}/downloads/${goodId}" download>${texts.download}: ${name}</a>
          </li>`,
      )}
    </ul>`;
};

const address = ({ delivery }: Order, language: Language) => {
  if (!delivery?.address) return undefined;
  const { street, postCode, city, country } = delivery.address;
  return html`<h2>${languages[language].order.sentTo}</h2>
    <p>
      ${delivery.receiver?.fullName}<br />${street}<br />${[postCode, city].filter(Boolean).join(' ')}<br />${new Intl.DisplayNames(language, { type: 'region' }).of(country)}
    </p>`;
};

const actions = (order: Order, state: State, language: Language): Html => {
  const { order: texts } = languages[language];
  const toShop = html`<a href="/">${texts.toShop}</a>`;
  const toCheckout = html`<a class="button" href="/checkout">${texts.toCheckout}</a>`;
  const atWallet = (label: string) =>
    order.payment
      ? html`<form method="post" action="/orders/${order.id}/cancel">
            <button class="quiet">${texts.cancel}</button>
          </form>
          <a class="button" href="${order.payment.redirectionUrl}">${label}</a>`
      : toCheckout;
  const byState: Record<State, Html> = {
    paid: toShop,
    refunded: toShop,
    working: toShop,
    unclear: toShop,
    unreachable: toShop,
    open: atWallet(texts.continue),
    declined: atWallet(texts.chooseAgain),
    cancelled: html`${toShop}${toCheckout}`,
    expired: html`${toShop}${toCheckout}`,
    failed: html`${toShop}${toCheckout}`,
  };
  return html`<div class="row actions">${byState[state]}</div>`;
};
