import { html, type Html } from '../buyer/pages/html.ts';
import { english } from '../buyer/i18n/choose-language.ts';
import { renderPage } from '../buyer/pages/layout.ts';
import { formatMinor } from '../money.ts';
import type { DisputeRow } from '../records/dispute-queries.ts';
import type { PaymentRow } from '../records/payment-list.ts';
import { hasMoved } from '../records/payment.ts';
import { findBuyer } from '../test-buyers.ts';

export interface MerchantPayment {
  readonly payment: PaymentRow;
  readonly dispute: DisputeRow | undefined;
}

/** What can be done in a dispute on this page. The labels are those of the buttons. */
export const disputeSteps = {
  answer: 'Answer the buyer',
  accept: 'Accept and refund the buyer',
  forBuyer: 'Decide for the buyer',
  forMerchant: 'Decide for the merchant',
} as const;
export type DisputeStep = keyof typeof disputeSteps;

const amount = (minor: bigint, currency: string): string => `${formatMinor(minor, currency)} ${currency}`;

const buyerName = (id: string | null): string => {
  const buyer = findBuyer(id ?? '');
  return buyer === undefined ? 'Unknown buyer' : `${buyer.givenName} ${buyer.surname}`;
};

const refundForm = ({ id, currency, amount_minor: paid, refunded_minor: refunded }: PaymentRow): Html => {
  const left = formatMinor(paid - refunded, currency);
  return html`<form method="post" action="/simulator/payments/${id}/refund" class="inline">
    <input type="hidden" name="refunded" value="${String(refunded)}" />
    <label>
      Refund in ${currency}
      <input type="text" name="amount" inputmode="decimal" value="${left}" autocomplete="off" required />
    </label>
    <button>Refund</button>
  </form>`;
};

const disputeForm = (captureId: string): Html =>
  html`<form method="post" action="/simulator/payments/${captureId}/dispute" class="inline">
    ${Object.entries(disputeSteps).map(
      ([step, label]) => html`<button name="step" value="${step}">${label}</button>`,
    )}
  </form>`;

const disputeBlock = (dispute: DisputeRow): Html =>
  html`<div class="notice">
      <p><strong>Dispute</strong> <code>${dispute.id}</code></p>
      <p>
        ${dispute.reason}, ${amount(dispute.amount_minor, dispute.currency)}, ${dispute.stage},
        ${dispute.outcome ?? dispute.status}
      </p>
      ${dispute.message !== null && html`<blockquote>${dispute.message}</blockquote>`}
    </div>
    ${dispute.status !== 'RESOLVED' && disputeForm(dispute.capture_id)}`;

const paymentBlock = ({ payment, dispute }: MerchantPayment): Html => {
  const { currency } = payment;
  const canRefund = hasMoved[payment.status] && payment.refunded_minor < payment.amount_minor;
  return html`<section>
    <h2>${amount(payment.amount_minor, currency)} from ${buyerName(payment.buyer_id)}</h2>
    <p class="note">
      ${payment.status}, captured ${payment.created_at}, <code>${payment.id}</code>
      ${payment.refunded_minor > 0n && html`· ${amount(payment.refunded_minor, currency)} refunded`}
    </p>
    ${dispute !== undefined && disputeBlock(dispute)} ${canRefund && refundForm(payment)}
  </section>`;
};

/** The merchant's account at the wallet's own site. What is done here comes from no call of the API. */
export const merchantPage = (payments: readonly MerchantPayment[], mistake: string | undefined): string =>
  renderPage({
    language: english,
    title: 'Payments of the merchant',
    body: html`<div class="manual">
      <section>
        <h1>Payments of the merchant</h1>
        <p>
          This is the merchant’s account at the wallet’s own site. What you do here comes from no call of the
          API: the merchant’s system hears of it only by notification.
        </p>
        ${mistake !== undefined && html`<p class="mistake" role="alert">${mistake}</p>`}
        ${payments.length === 0 && html`<p class="note">Nobody has paid yet.</p>`}
        <p><a href="/simulator">Back to the simulator</a></p>
      </section>
      ${payments.map(paymentBlock)}
    </div>`,
  });
