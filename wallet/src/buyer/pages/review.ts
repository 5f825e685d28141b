import type { Buyer, Instrument } from '../../test-buyers.ts';
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

const deliveryBlock = (lines: readonly string[]): Html =>
  html`<section>
    <h2>Deliver to</h2>
    <address>${lines.map((line) => html`<span>${line}</span>`)}</address>
  </section>`;

const instrumentOption = (instrument: Instrument, chosenId: string): Html =>
  html`<label class="instrument">
    <input
      type="radio"
      name="instrument"
      value="${instrument.id}"
      required
      ${instrument.id === chosenId && html`checked`}
    />
    <span><span class="name">${instrument.label}</span><span class="note">${instrument.note}</span></span>
  </label>`;

export const reviewPage = (given: {
  context: FormContext;
  view: OrderView;
  buyer: Buyer;
  chosenInstrumentId: string;
}): string => {
  const { context, view, buyer } = given;
  return renderPage({
    title: `Pay ${view.merchantName}`,
    body: html`<div class="wide">
      <section class="order" aria-labelledby="order">
        <h1 id="order">${view.merchantName}</h1>
        ${view.units.map(unitBlock)}
        <p class="total"><span>Total</span><span class="amount">${view.total}</span></p>
        ${view.delivery !== undefined && deliveryBlock(view.delivery)}
      </section>
      <section class="pay" aria-labelledby="pay">
        <h2 id="pay">Pay with</h2>
        <form method="post" action="/checkoutnow/pay">
          ${hiddenFields(context)}
          <fieldset>
            <legend class="hidden">Choose how to pay</legend>
            ${buyer.instruments.map((instrument) => instrumentOption(instrument, given.chosenInstrumentId))}
          </fieldset>
          <button class="primary">${view.payNow ? `Pay ${view.total}` : 'Agree and continue'}</button>
        </form>
        ${cancelForm(context, view.merchantName)}
        <form method="post" action="/checkoutnow/sign-out" class="who">
          ${hiddenFields(context)}
          <span class="note">Signed in as ${buyer.email}</span>
          <button class="quiet">Not you?</button>
        </form>
      </section>
    </div>`,
  });
};
