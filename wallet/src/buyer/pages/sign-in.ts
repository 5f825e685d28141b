import { buyers, type Buyer } from '../../test-buyers.ts';
import type { Language } from '../i18n/choose-language.ts';
import { cancelForm, hiddenFields, type FormContext } from './form.ts';
import { html, type Html } from './html.ts';
import { renderPage } from './layout.ts';
import { summaryLine, type OrderSummary } from './order-view.ts';

/** The password of every test buyer. It is shown on the page and protects nothing. */
export const sandboxPassword = 'sandbox';

const buyerButton = (buyer: Buyer, { texts }: Language): Html =>
  html`<li>
    <button name="buyer" value="${buyer.id}">
      <span class="name">${buyer.givenName} ${buyer.surname}</span>
      <span class="note">${texts.testBuyers.stories[buyer.id]}</span>
    </button>
  </li>`;

/** After a mistake the email stays, and the password is asked for again. */
const signInForm = (context: FormContext, { texts }: Language, mistakenEmail: string | undefined): Html =>
  html`<form method="post" action="/checkoutnow/sign-in">
    ${hiddenFields(context)}
    <label>
      ${texts.signIn.email}
      <input type="email" name="email" value="${mistakenEmail}" autocomplete="username" required />
    </label>
    <label>
      ${texts.signIn.password}
      <input
        type="password"
        name="password"
        autocomplete="current-password"
        required
        ${mistakenEmail !== undefined && html`autofocus`}
      />
    </label>
    <button class="primary">${texts.signIn.submit}</button>
  </form>`;

export const signInPage = (given: {
  context: FormContext;
  language: Language;
  summary: OrderSummary;
  mistakenEmail: string | undefined;
}): string => {
  const { context, language, summary, mistakenEmail } = given;
  const { texts } = language;
  return renderPage({
    language,
    title: texts.signIn.title,
    body: html`<div class="narrow">
      <h1>${texts.signIn.heading}</h1>
      ${summaryLine(summary, language)}
      ${mistakenEmail !== undefined && html`<p class="mistake" role="alert">${texts.signIn.mistake}</p>`}
      ${signInForm(context, language, mistakenEmail)}
      <section class="test-buyers" aria-labelledby="test-buyers">
        <h2 id="test-buyers">${texts.testBuyers.heading}</h2>
        <p class="note">${texts.testBuyers.note} <code>${sandboxPassword}</code></p>
        <form method="post" action="/checkoutnow/sign-in">
          ${hiddenFields(context)}
          <ul>
            ${buyers.map((buyer) => buyerButton(buyer, language))}
          </ul>
        </form>
      </section>
      ${cancelForm(context, texts.cancel(summary.merchantName))}
    </div>`,
  });
};
