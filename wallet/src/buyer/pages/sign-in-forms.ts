import { buyers, type Buyer } from '../../test-buyers.ts';
import type { Language } from '../i18n/choose-language.ts';
import { html, type Html } from './html.ts';

/** The password of every test buyer. It is shown on the page and protects nothing. */
export const sandboxPassword = 'sandbox';

export interface SignIn {
  readonly action: string;
  /** The hidden fields of both forms. */
  readonly hidden: Html;
  readonly language: Language;
  readonly mistakenEmail: string | undefined;
}

const buyerButton = (buyer: Buyer, { texts }: Language): Html =>
  html`<li>
    <button name="buyer" value="${buyer.id}">
      <span class="name">${buyer.givenName} ${buyer.surname}</span>
      <span class="note">${texts.testBuyers.stories[buyer.id]}</span>
    </button>
  </li>`;

/** After a mistake the email stays, and the password is asked for again. */
const passwordForm = ({ action, hidden, language: { texts }, mistakenEmail }: SignIn): Html =>
  html`<form method="post" action="${action}">
    ${hidden}
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

/** Signing in with a password, or with one click as a test buyer. */
export const signInForms = (given: SignIn): Html => {
  const { action, hidden, language, mistakenEmail } = given;
  const { texts } = language;
  return html`${mistakenEmail !== undefined && html`<p class="mistake" role="alert">${texts.signIn.mistake}</p>`}
    ${passwordForm(given)}
    <section class="test-buyers" aria-labelledby="test-buyers">
      <h2 id="test-buyers">${texts.testBuyers.heading}</h2>
      <p class="note">${texts.testBuyers.note} <code>${sandboxPassword}</code></p>
      <form method="post" action="${action}">
        ${hidden}
        <ul>
          ${buyers.map((buyer) => buyerButton(buyer, language))}
        </ul>
      </form>
    </section>`;
};
