import { html, type Html } from './html.ts';
import { renderPage } from './layout.ts';

export type Outcome = 'approved' | 'cancelled';

type Finished = {
  outcome: Outcome;
  orderId: string;
  payerId: string | undefined;
  /** The origin of the page that opened this popup. Empty on a full page. */
  origin: string;
  merchantName: string;
  continueUrl: string | undefined;
};

const texts: Record<Outcome, { title: string; text: string }> = {
  approved: { title: 'Payment approved', text: 'The merchant completes your payment now.' },
  cancelled: { title: 'Payment cancelled', text: 'You have not paid.' },
};

const continueLink = ({ continueUrl, merchantName }: Finished): Html | undefined =>
  continueUrl === undefined
    ? undefined
    : html`<p><a class="primary" href="${continueUrl}">Return to ${merchantName}</a></p>`;

/**
 * The last page. A full page goes on to the merchant by itself; a popup sends a message to the page that opened it. It
 * is a page and not a redirect: browsers apply the page's form-action to every redirect after a form, and merchants
 * redirect again.
 */
export const finishedPage = (given: Finished): string => {
  const { title, text } = texts[given.outcome];
  const isPopup = given.origin !== '';
  return renderPage({
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
      <p>${text}</p>
      ${isPopup ? html`<p class="note">You can close this window.</p>` : continueLink(given)}
    </div>`,
  });
};

export const messagePage = (title: string, text: string): string =>
  renderPage({
    title,
    body: html`<div class="narrow outcome">
      <h1>${title}</h1>
      <p>${text}</p>
    </div>`,
  });
