import { answerPage, type Shop } from './store/shop.ts';
import { html } from './web/html.ts';
import type { Call } from './web/serve.ts';

/**
 * `/thanks` and `/sorry` are no part of the shop. A developer's own payment leads there: the examples of the guides name these
 * addresses. In English alone.
 */
export const makeShowOtherPayment = (shop: Shop) => (call: Call) =>
  answerPage(shop, call, {
    title: 'Back from the wallet',
    content: otherPaymentPage(call.url.searchParams),
  });

const otherPaymentPage = (query: URLSearchParams) =>
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
