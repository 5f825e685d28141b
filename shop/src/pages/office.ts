import type { PaymentWithTimeline } from '@florin/client';
import { html, type Html } from '../html.ts';
import { numberOf, type Order } from '../orders.ts';
import { formatAmount } from '../texts/languages.ts';

/** English alone: for developers who read what the shop does. */
const amount = (amountMinor: number) => formatAmount(amountMinor, 'en');
/** The class `roomy` is for what is left out on a phone. */
const time = (text: string) =>
  html`<time datetime="${text}"><span class="roomy">${text.slice(0, 10)} </span>${text.slice(11, 19)}</time>`;

const refundedOf = ({ refunds }: Order) =>
  Object.values(refunds).reduce(
    (sum, refund) => sum + (refund.status === 'completed' ? refund.amount : 0),
    0,
  );

const statusTag = (status: string) => html`<span class="tag ${status}">${status.replaceAll('_', ' ')}</span>`;

export const officePage = (orders: readonly Order[]) =>
  html` <section lang="en" data-live="/office/live">
    <h1>Orders</h1>
    <p class="quiet">
      What the shop knows from Florin’s webhooks. This page changes by itself when one arrives.
    </p>
    ${orders.length === 0 ? html`<p class="card words">Nobody has bought anything yet. <a href="/">Be the first.</a></p>` : orderTable(orders)}
  </section>`;

const orderTable = (orders: readonly Order[]) =>
  html` <div class="card scroll">
    <table>
      <thead>
        <tr>
          <th>Order</th>
          <th class="roomy">Begun</th>
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
              <td class="number">${amount(order.totalAmount)}</td>
              <td class="number roomy">${refundedOf(order) > 0 && amount(refundedOf(order))}</td>
              <td class="number roomy">${order.webhooks.length}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

/** @param payment as Florin tells it now. Undefined: there is none, or Florin does not answer. */
export const officeOrderPage = (
  order: Order,
  payment: PaymentWithTimeline | undefined,
  refundId: string,
  message: string | undefined,
) =>
  html` <section lang="en" class="stack" data-live="/office/live">
    <p><a href="/office">Orders</a></p>
    <h1>${numberOf(order)}</h1>
    <p class="bad" role="alert">${message}</p>
    <div class="pair">
      <div class="stack">
        <div class="card words">
          <h2>Payment, as Florin tells it now</h2>
          ${payment ? paymentFacts(payment) : html`<p>${order.payment ? 'Florin does not answer.' : 'It was never started.'}</p>`}
          ${payment && payment.refundableAmount > 0 && refundForm(order, payment, refundId)}
        </div>
        ${payment && payment.refunds.length > 0 && refundTable(payment)}
      </div>
      ${webhookTable(order)}
    </div>
    <p><a href="/orders/${order.id}">The page of the buyer</a></p>
  </section>`;

const fact = (name: string, value: Html | string | undefined) =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

const paymentFacts = (payment: PaymentWithTimeline) =>
  html` <dl>
    ${fact('Status', statusTag(payment.status))} ${fact('Amount', amount(payment.totalAmount))}
    ${fact('Captured', payment.capturedAmount === null ? 'nothing' : amount(payment.capturedAmount))}
    ${fact('Refunded', amount(payment.refundedAmount))}
    ${payment.declineIssue !== null && fact('Declined last, because', payment.declineIssue)}
    ${fact('Id', html`<code>${payment.id}</code>`)}
  </dl>`;

const refundForm = (order: Order, { refundableAmount }: PaymentWithTimeline, refundId: string) =>
  html` <form class="row start" method="post" action="/office/${order.id}/refund">
    <input type="hidden" name="refundId" value="${refundId}" />
    <label
      >Amount in euros
      <input name="amount" inputmode="decimal" value="${(refundableAmount / 100).toFixed(2)}" required
    /></label>
    <button>Refund</button>
  </form>`;

const refundTable = ({ refunds }: PaymentWithTimeline) =>
  html` <div class="card scroll">
    <table>
      <caption>
        Refunds
      </caption>
      <thead>
        <tr>
          <th>Ordered</th>
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
              <td class="number">${amount(refund.amount)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

const webhookTable = ({ webhooks }: Order) =>
  html` <div class="card scroll">
    <table>
      <caption>
        Webhooks that arrived
      </caption>
      <thead>
        <tr>
          <th class="number roomy">No.</th>
          <th>Event</th>
          <th>Arrived</th>
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
