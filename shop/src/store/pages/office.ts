import { FlorinError, type PaymentShare, type PaymentWithTimeline } from '@florin/client';
import { html, type Html } from '../../web/html.ts';
import { numberOf, type Order } from '../../payments/order.ts';
import { shopName } from '../../texts/shop-name.ts';
import { formatEuros, officeMenu, statusTag, time, whyUnknown } from './office-parts.ts';

const refundedOf = ({ refunds }: Order) =>
  Object.values(refunds).reduce(
    (sum, refund) => sum + (refund.status === 'completed' ? refund.amount : 0),
    0,
  );

const lastKnown = 'The list below is the last that the shop knew.';

/** @param error why Florin does not say what is true now. */
export const officePage = (orders: readonly Order[], error: FlorinError | undefined) =>
  html` <section lang="en" class="stack" data-live="/office/live">
    ${officeMenu('orders')}
    <div>
      <h1>Orders</h1>
      <p class="quiet">Live from Florin. This page updates when a webhook arrives.</p>
    </div>
    <p class="bad" role="alert">${error && `${whyUnknown(error)} ${lastKnown}`}</p>
    ${orders.length === 0 ? html`<p class="card words">Nobody has bought anything yet. <a href="/">Be the first.</a></p>` : orderTable(orders)}
  </section>`;

const orderTable = (orders: readonly Order[]) =>
  html` <div class="card scroll">
    <table>
      <thead>
        <tr>
          <th>Order</th>
          <th class="roomy">Begun (UTC)</th>
          <th>Status</th>
          <th class="number">Amount</th>
          <th class="number roomy">Refunded</th>
          <th class="number roomy">Webhooks</th>
        </tr>
      </thead>
      <tbody>
        ${orders.map(
          (order) =>
            html`<tr>
              <td><a href="/office/${order.id}">${numberOf(order)}</a></td>
              <td class="roomy">${time(order.createdAt)}</td>
              <td>${statusTag(order.status)}</td>
              <td class="number">${formatEuros(order.totalAmount)}</td>
              <td class="number roomy">${refundedOf(order) > 0 && formatEuros(refundedOf(order))}</td>
              <td class="number roomy">${order.webhooks.length}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

interface OfficeOrderView {
  /** As Florin reports it now, or why it does not. Undefined: it was never started. */
  readonly payment: PaymentWithTimeline | FlorinError | undefined;
  /** The id that the next refund will have. */
  readonly refundId: string;
  readonly message?: string;
  readonly typed?: string | undefined;
  readonly florinUrl: string;
}

/** Asks once, before money goes back. */
export const refundQuestion = (
  order: Order,
  { amount, refundId, refundable }: Record<string, string>,
  cents: number,
) =>
  html` <section lang="en" class="stack">
    <p><a href="/office/${order.id}">${numberOf(order)}</a></p>
    <h1>Refund ${formatEuros(cents)}?</h1>
    <form class="card words" method="post" action="/office/${order.id}/refund">
      <input type="hidden" name="amount" value="${amount}" />
      <input type="hidden" name="refundId" value="${refundId}" />
      <input type="hidden" name="refundable" value="${refundable}" />
      <p>The buyer of ${numberOf(order)} gets the money back at the wallet. It can’t be undone.</p>
      <p class="row start">
        <button>Refund ${formatEuros(cents)}</button>
        <a href="/office/${order.id}">Keep payment</a>
      </p>
    </form>
  </section>`;

export const officeOrderPage = (
  order: Order,
  { payment, refundId, message, typed, florinUrl }: OfficeOrderView,
) =>
  html` <section lang="en" class="stack" data-live="/office/live">
    <p><a href="/office">Orders</a></p>
    <h1>${numberOf(order)}</h1>
    <p class="bad" role="alert">${message}</p>
    <div class="pair">
      <div class="stack">
        <div class="card words">
          <h2>Payment status</h2>
          ${isPayment(payment) ? paymentFacts(payment, florinUrl) : html`<p>${payment ? whyUnknown(payment) : 'Not started.'}</p>`}
          ${isPayment(payment) && payment.refundableAmount > 0 && refundForm(order, payment, refundId, typed)}
        </div>
        ${isPayment(payment) && payment.refunds.length > 0 && refundTable(payment)}
      </div>
      ${webhookTable(order)}
    </div>
    ${itemTable(order, isPayment(payment) ? payment.shares : [])}
    <p><a href="/orders/${order.id}">Buyer’s page</a></p>
  </section>`;

const isPayment = (payment: OfficeOrderView['payment']): payment is PaymentWithTimeline =>
  payment !== undefined && !(payment instanceof FlorinError);

const fact = (name: string, value: Html | string | undefined, kind = '') =>
  html`<div class="${kind}">
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

const paymentFacts = (payment: PaymentWithTimeline, florinUrl: string) =>
  html` <dl>
      ${fact('Status', statusTag(payment.status))} ${fact('Amount', formatEuros(payment.totalAmount))}
      ${fact('Captured', payment.capturedAmount === 0 ? 'nothing' : formatEuros(payment.capturedAmount))}
      ${fact('Refunded', formatEuros(payment.refundedAmount))}
      ${payment.declineIssue !== null && fact('Last decline reason', payment.declineIssue, 'wide')}
      ${fact('Id', html`<code>${payment.id}</code>`, 'wide')}
    </dl>
    <p><a href="${florinUrl}/dashboard/payments/${payment.id}">Open in the dashboard</a></p>`;

/** After a refund the field is empty, and a browser that goes back does not fill it in: nobody refunds twice by accident. */
const refundForm = (
  order: Order,
  { refundableAmount, refunds }: PaymentWithTimeline,
  refundId: string,
  typed = refunds.length === 0 ? (refundableAmount / 100).toFixed(2) : '',
) =>
  html` <form class="row start" action="/office/${order.id}/refund" autocomplete="off">
    <input type="hidden" name="refundId" value="${refundId}" />
    <input type="hidden" name="refundable" value="${refundableAmount}" />
    <label>Amount in euros <input name="amount" inputmode="decimal" value="${typed}" required /></label>
    <button>Refund</button>
    <p class="quiet">${formatEuros(refundableAmount)} can be refunded.</p>
  </form>`;

const refundTable = ({ refunds }: PaymentWithTimeline) =>
  html` <div class="card scroll">
    <table>
      <caption>
        Refunds
      </caption>
      <thead>
        <tr>
          <th>Requested (UTC)</th>
          <th>Status</th>
          <th class="roomy">By</th>
          <th class="number">Amount</th>
        </tr>
      </thead>
      <tbody>
        ${refunds.map(
          (refund) =>
            html`<tr>
              <td>${time(refund.createdAt)}</td>
              <td>${statusTag(refund.status)}</td>
              <td class="roomy">${refund.origin}</td>
              <td class="number">${formatEuros(refund.amount)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

/** @param shares in the order of the items. None: the payment is not started, or Florin does not answer. */
const itemTable = ({ lines }: Order, shares: readonly PaymentShare[]) =>
  html` <div class="card scroll">
    <table>
      <caption>
        Items
      </caption>
      <thead>
        <tr>
          <th>Item</th>
          <th class="number">Amount</th>
          <th>Seller</th>
          <th class="number">Received</th>
          <th class="number roomy">${shopName} keeps</th>
        </tr>
      </thead>
      <tbody>
        ${lines.map(({ accountId, name, quantity, unitAmount }, index) => {
          const share = shares[index];
          return html`<tr>
            <td class="wraps">${quantity} × ${name}</td>
            <td class="number">${formatEuros(quantity * unitAmount)}</td>
            <td>${accountId}</td>
            <td class="number">${share && formatEuros(share.receivedAmount)}</td>
            <td class="number roomy">${share && formatEuros(share.earnedCommissionAmount)}</td>
          </tr>`;
        })}
      </tbody>
    </table>
  </div>`;

const webhookTable = ({ webhooks }: Order) =>
  html` <div class="card scroll">
    <table>
      <caption>
        Webhooks received
      </caption>
      <thead>
        <tr>
          <th class="number roomy">No.</th>
          <th>Event</th>
          <th>Received (UTC)</th>
          <th>Handling</th>
        </tr>
      </thead>
      <tbody>
        ${webhooks.map(
          ({ type, sequence, arrivedAt, handling }) =>
            html`<tr>
              <td class="number roomy">${sequence}</td>
              <td>${type}</td>
              <td>${time(arrivedAt)}</td>
              <td>${statusTag(handling)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
