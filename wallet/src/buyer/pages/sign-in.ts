import { buyers, type Buyer } from '../../test-buyers.ts';
import { cancelForm, hiddenFields, type FormContext } from './form.ts';
import { html } from './html.ts';
import { renderPage } from './layout.ts';

/** The password of every test buyer. It is shown on the page and protects nothing. */
export const sandboxPassword = 'sandbox';

const buyerButton = (buyer: Buyer) =>
  html`<li>
    <button name="buyer" value="${buyer.id}">
      <span class="name">${buyer.givenName} ${buyer.surname}</span>
      <span class="note">${buyer.story}</span>
    </button>
  </li>`;

export const signInPage = (given: {
  context: FormContext;
  merchantName: string;
  total: string;
  mistake: boolean;
}): string =>
  renderPage({
    title: 'Sign in',
    body: html`<div class="narrow">
      <h1>Sign in to pay</h1>
      <p class="lead"><strong>${given.total}</strong> to ${given.merchantName}</p>
      ${given.mistake && html`<p class="mistake" role="alert">No test buyer has this email and password.</p>`}
      <form method="post" action="/checkoutnow/sign-in">
        ${hiddenFields(given.context)}
        <label>Email <input type="email" name="email" autocomplete="username" required /></label>
        <label>
          Password <input type="password" name="password" autocomplete="current-password" required />
        </label>
        <button class="primary">Sign in</button>
      </form>
      <section class="test-buyers" aria-labelledby="test-buyers">
        <h2 id="test-buyers">Test buyers</h2>
        <p class="note">
          One click signs in. To sign in by hand, use the password <code>${sandboxPassword}</code>.
        </p>
        <form method="post" action="/checkoutnow/sign-in">
          ${hiddenFields(given.context)}
          <ul>
            ${buyers.map(buyerButton)}
          </ul>
        </form>
      </section>
      ${cancelForm(given.context, given.merchantName)}
    </div>`,
  });
