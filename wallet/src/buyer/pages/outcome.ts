import type { Language } from '../i18n/choose-language.ts';
import { html, type Html } from './html.ts';
import { renderPage } from './layout.ts';
import { summaryLine, type OrderSummary } from './order-view.ts';

export type Outcome = 'approved' | 'cancelled';

interface Finished {
  readonly language: Language;
  readonly outcome: Outcome;
  readonly orderId: string;
  readonly payerId: string | undefined;
  /** The origin of the page that opened this popup. Empty on a full page. */
  readonly origin: string;
  readonly summary: OrderSummary;
  readonly continueUrl: string | undefined;
}

const primaryLink = (href: string, label: string): Html =>
  html`<p><a class="primary" href="${href}">${label}</a></p>`;

/** Where a page leads on to: back to the merchant, or out of the popup, which the merchant's page then closes. */
const wayOn = ({ language: { texts }, origin, summary, continueUrl }: Finished): Html =>
  origin === '' && continueUrl !== undefined
    ? primaryLink(continueUrl, texts.returnTo(summary.merchantName))
    : html`<p class="note">${texts.closeWindow}</p>`;

/**
 * The last page. A full page goes on to the merchant by itself; a popup sends a message to the page that opened it. It
 * is a page and not a redirect: browsers apply the page's form-action to every redirect after a form, and merchants
 * redirect again.
 */
export const finishedPage = (given: Finished): string => {
  const { title, text } = given.language.texts.finished[given.outcome];
  const isPopup = given.origin !== '';
  return renderPage({
    language: given.language,
    title,
    head: isPopup
      ? html`<script src="/assets/finished.js" defer></script>`
      : given.continueUrl !== undefined
        ? html`<meta http-equiv="refresh" content="0;url=${given.continueUrl}" />`
        : undefined,
    body: html`<div
      class="narrow outcome"
      id="finished"
      data-outcome="${given.outcome}"
      data-order-id="${given.orderId}"
      data-payer-id="${given.payerId}"
      data-origin="${given.origin}"
    >
      <h1>${title}</h1>
      ${summaryLine(given.summary, given.language)}
      <p>${text}</p>
      ${wayOn(given)}
    </div>`,
  });
};

interface Problem {
  readonly language: Language;
  readonly problem: keyof Language['texts']['problems'];
  readonly summary: OrderSummary | undefined;
  readonly wayOn: { href: string; label: string } | undefined;
}

/** A page on which the buyer cannot pay. It says why, and leads on. */
export const problemPage = ({ language, problem, summary, wayOn: next }: Problem): string => {
  const { title, text } = language.texts.problems[problem];
  return renderPage({
    language,
    title,
    body: html`<div class="narrow outcome">
      <h1>${title}</h1>
      ${summary && summaryLine(summary, language)}
      <p>${text}</p>
      ${
        next === undefined
          ? html`<p class="note">${language.texts.closeWindow}</p>`
          : primaryLink(next.href, next.label)
      }
    </div>`,
  });
};
