import type { Buyer, Instrument } from '../../test-buyers.ts';
import type { Language } from '../i18n/choose-language.ts';
import { cancelForm, hiddenFields, type FormContext } from './form.ts';
import { html, type Html } from './html.ts';
import { renderPage } from './layout.ts';
import type { OrderView, UnitView } from './order-view.ts';

const itemRow = ({ name, quantity, amount }: UnitView['items'][number]): Html =>
  html`<li>
    <span>${name}${quantity !== '1' && html` <span class="note">× ${quantity}</span>`}</span>
    <span class="amount">${amount}</span>
  </li>`;

const unitBlock = (unit: UnitView): Html =>
  html`${unit.description !== undefined && html`<p>${unit.description}</p>`}
  ${
    unit.items.length > 0 &&
    html`<ul class="lines">
      ${unit.items.map(itemRow)}
    </ul>`
  }
  ${
    unit.parts.length > 0 &&
    html`<ul class="lines parts">
      ${unit.parts.map(({ label, amount }) => html`<li><span>${label}</span><span class="amount">${amount}</span></li>`)}
    </ul>`
  }`;

const deliveryBlock = (lines: readonly string[], { texts }: Language): Html =>
  html`<section>
    <h2>${texts.order.deliverTo}</h2>
    <address>${lines.map((line) => html`<span>${line}</span>`)}</address>
  </section>`;

/** What the buyer can pay with. A declined instrument can still be chosen, but it is not the first choice. */
export interface Choice {
  readonly instruments: Buyer['instruments'];
  /** Undefined: the buyer has to choose. */
  readonly chosenId: string | undefined;
  readonly declinedId: string | undefined;
}

const instrumentOption = (instrument: Instrument, choice: Choice, { texts }: Language): Html => {
  const { label, note } = texts.instruments[instrument.kind];
  const isDeclined = instrument.id === choice.declinedId;
  return html`<label class="instrument">
    <input
      type="radio"
      name="instrument"
      value="${instrument.id}"
      required
      ${instrument.id === choice.chosenId && html`checked`}
    />
    <span>
      <span class="name">${label}</span>
      <span class="note">${note(instrument.number)}</span>
    </span>
    ${isDeclined && html`<span class="badge">${texts.review.declined.note}</span>`}
  </label>`;
};

const declinedNotice = ({ texts }: Language): Html =>
  html`<div class="notice" role="alert">
    <p class="name">${texts.review.declined.heading}</p>
    <p>${texts.review.declined.text}</p>
  </div>`;

const payForm = (context: FormContext, view: OrderView, choice: Choice, language: Language): Html => {
  const { review } = language.texts;
  return html`<form method="post" action="/checkoutnow/pay">
    ${hiddenFields(context)}
    <fieldset>
      <legend class="hidden">${review.choose}</legend>
      ${choice.instruments.map((instrument) => instrumentOption(instrument, choice, language))}
    </fieldset>
    <button class="primary">${view.payNow ? review.pay(view.total) : review.agree}</button>
  </form>`;
};

export const reviewPage = (given: {
  context: FormContext;
  language: Language;
  view: OrderView;
  email: string;
  choice: Choice;
}): string => {
  const { context, language, view, choice } = given;
  const { texts } = language;
  return renderPage({
    language,
    title: texts.review.title(view.merchantName),
    body: html`<div class="wide">
      <section class="order" aria-labelledby="order">
        <h1 id="order">${view.merchantName}</h1>
        ${view.units.map(unitBlock)}
        <p class="total"><span>${texts.order.total}</span><span class="amount">${view.total}</span></p>
        ${view.delivery !== undefined && deliveryBlock(view.delivery, language)}
      </section>
      <section class="pay" aria-labelledby="pay">
        <h2 id="pay">${texts.review.payWith}</h2>
        ${choice.declinedId !== undefined && declinedNotice(language)}
        ${payForm(context, view, choice, language)} ${cancelForm(context, texts.cancel(view.merchantName))}
        <form method="post" action="/checkoutnow/sign-out" class="who">
          ${hiddenFields(context)}
          <span class="note">${texts.review.signedInAs(given.email)}</span>
          <button class="quiet">${texts.review.notYou}</button>
        </form>
      </section>
    </div>`,
  });
};
