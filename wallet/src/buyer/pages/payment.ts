import type { DisputeRow } from '../../records/dispute-queries.ts';
import type { Language } from '../i18n/choose-language.ts';
import type { Texts } from '../i18n/en.ts';
import { formTokenField } from './activity.ts';
import { html, type Html } from './html.ts';
import { renderPage } from './layout.ts';
import { displayDate, type PaymentView } from './payment-view.ts';

/** What a buyer can complain about here. The protocol has more reasons. */
export type BuyerReason = keyof Texts['dispute']['reasons'];

export const longestMessage = 2000;

export interface PaymentPage {
  readonly language: Language;
  readonly formToken: string;
  readonly view: PaymentView;
  readonly canReport: boolean;
}

const fact = (label: string, value: string): Html =>
  html`<div>
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`;

const reasonOption = (reason: BuyerReason, { texts }: Language): Html =>
  html`<label class="instrument">
    <input type="radio" name="reason" value="${reason}" required />
    <span>${texts.dispute.reasons[reason]}</span>
  </label>`;

const reportForm = ({ language, formToken, view }: PaymentPage): Html => {
  const { dispute } = language.texts;
  return html`<form method="post" action="/activity/${view.id}/report">
    ${formTokenField(formToken)}
    <fieldset>
      <legend>${dispute.question}</legend>
      ${(Object.keys(dispute.reasons) as BuyerReason[]).map((reason) => reasonOption(reason, language))}
    </fieldset>
    <label>
      ${dispute.message}
      <textarea name="message" rows="4" maxlength="${String(longestMessage)}"></textarea>
    </label>
    <button class="primary">${dispute.submit}</button>
  </form>`;
};

/** A case at the wallet is in the buyer's hand; one that the bank opened is not. */
const caseForms = ({ language, formToken, view }: PaymentPage, row: DisputeRow): Html | false => {
  if (row.status === 'RESOLVED' || row.channel === 'EXTERNAL') return false;
  const { dispute } = language.texts;
  const form = (step: string, style: string, label: string) =>
    html`<form method="post" action="/activity/${view.id}/${step}" class="cancel">
      ${formTokenField(formToken)}
      <button class="${style}">${label}</button>
    </form>`;
  return html`${row.stage === 'INQUIRY' && form('escalate', 'primary', dispute.escalate)}
  ${form('close', 'quiet', dispute.close)}`;
};

const caseBlock = (page: PaymentPage, row: DisputeRow): Html => {
  const { dispute } = page.language.texts;
  const opened =
    row.channel === 'EXTERNAL'
      ? dispute.byBank
      : dispute.reportedOn(displayDate(row.created_at, page.language));
  return html`<div class="notice" role="status">
      <p class="name">${opened}</p>
      <p>${row.outcome === null ? dispute.states[row.status] : dispute.outcomes[row.outcome]}</p>
    </div>
    ${row.message !== null && html`<blockquote>${row.message}</blockquote>`} ${caseForms(page, row)}`;
};

/** One payment: what became of it, and what the buyer can do about it. */
export const paymentPage = (page: PaymentPage): string => {
  const { language, view, canReport } = page;
  const { activity, dispute } = language.texts;
  return renderPage({
    language,
    title: view.merchantName,
    body: html`<div class="wide">
      <section aria-labelledby="payment">
        <h1 id="payment">${view.merchantName}</h1>
        <p class="sum">${view.amount}</p>
        <dl>
          ${fact(activity.paidOn, view.date)} ${fact(activity.status, view.status)}
          ${view.refunded !== undefined && fact(activity.refunded, view.refunded)}
        </dl>
        <p><a href="/activity">${activity.back}</a></p>
      </section>
      <section aria-labelledby="problem">
        <h2 id="problem">${view.dispute === undefined ? dispute.report : activity.disputed}</h2>
        ${view.dispute !== undefined && caseBlock(page, view.dispute)} ${canReport && reportForm(page)}
        ${!canReport && view.dispute === undefined && html`<p class="note">${dispute.tooLate}</p>`}
      </section>
    </div>`,
  });
};
