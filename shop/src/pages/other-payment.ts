import { html } from '../html.ts';

/**
 * For a developer whose own payment leads here: the examples of the docs name this address. In English alone.
 */
export const otherPaymentPage = (query: URLSearchParams) =>
  html` <section class="card narrow words" lang="en">
    <h1>Back from the wallet</h1>
    <p>This is where your own shop would show a page. Florin has added to its address:</p>
    <dl class="plain">
      ${[...query].slice(0, 10).map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
    <p>
      Anybody can type an address. So ask Florin before you believe it:
      <code>GET /webservice/v2/moneyins/{transactionId}</code>.
    </p>
    <p><a class="button" href="/">To the demo shop</a></p>
  </section>`;
