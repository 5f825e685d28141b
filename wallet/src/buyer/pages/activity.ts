import type { Language } from '../i18n/choose-language.ts';
import { html, type Html } from './html.ts';
import { renderPage } from './layout.ts';
import type { PaymentView } from './payment-view.ts';
import { signInForms } from './sign-in-forms.ts';

/** The token that proves that we showed the form. */
export const formTokenField = (formToken: string): Html =>
  html`<input type="hidden" name="form_token" value="${formToken}" />`;

export const activitySignInPage = (given: {
  language: Language;
  formToken: string;
  mistakenEmail: string | undefined;
}): string => {
  const { language, formToken, mistakenEmail } = given;
  const { activity } = language.texts;
  const hidden = formTokenField(formToken);
  return renderPage({
    language,
    title: activity.title,
    body: html`<div class="narrow">
      <h1>${activity.signIn}</h1>
      ${signInForms({ action: '/activity/sign-in', hidden, language, mistakenEmail })}
    </div>`,
  });
};

const isOpen = ({ dispute }: PaymentView): boolean => dispute !== undefined && dispute.status !== 'RESOLVED';

const paymentLink = (view: PaymentView, { texts }: Language): Html =>
  html`<li>
    <a class="payment" href="/activity/${view.id}">
      <span class="name">${view.merchantName}</span>
      <span class="amount">${view.amount}</span>
      <span class="note">${view.date} · ${view.status}</span>
      ${isOpen(view) && html`<span class="badge">${texts.activity.disputed}</span>`}
    </a>
  </li>`;

/** The buyer's latest payments. */
export const activityPage = (given: {
  language: Language;
  formToken: string;
  email: string;
  payments: readonly PaymentView[];
}): string => {
  const { language, formToken, email, payments } = given;
  const { activity, review } = language.texts;
  return renderPage({
    language,
    title: activity.title,
    body: html`<div class="narrow">
      <h1>${activity.title}</h1>
      ${
        payments.length === 0
          ? html`<p>${activity.none}</p>`
          : html`<ul class="payments">
              ${payments.map((view) => paymentLink(view, language))}
            </ul>`
      }
      <form method="post" action="/activity/sign-out" class="who">
        ${formTokenField(formToken)}
        <span class="note">${review.signedInAs(email)}</span>
        <button class="quiet">${activity.signOut}</button>
      </form>
    </div>`,
  });
};
