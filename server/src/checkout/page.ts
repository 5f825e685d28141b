import type { Environment } from '../environment.ts';
import { invariant } from '../invariant.ts';
import type { Texts } from './i18n/en.ts';
import { languages, type Language } from './i18n/languages.ts';
import type { Outcome } from './outcome.ts';
import { brokenLink, outcomePictures, spinner, tabIcon } from './pictures.ts';
import { contentSecurityPolicy, style } from './style.ts';

export type CheckoutPage =
  | { kind: 'working'; refreshSeconds: number }
  | { kind: 'over'; outcome: Outcome; merchantUrl: string | undefined }
  | { kind: 'invalid' };

interface RenderedPage {
  html: string;
  contentSecurityPolicy: string;
  /** For the `Refresh` header. Accessibility checkers report the meta element that would do the same. */
  refresh: string | undefined;
}

/** The page for a buyer who comes back from the wallet and cannot be sent to the shop yet. */
export const renderCheckoutPage = (
  page: CheckoutPage,
  language: Language,
  environment: Environment,
): RenderedPage => {
  const { heading, picture, content } = describePage(page, language);
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(heading)}</title>
<link rel="icon" href="${tabIcon}">
<style>${style}</style>
</head>
<body>
${environment === 'sandbox' ? testNotice(language) : ''}<main>
${picture}
${content}
</main>
</body>
</html>
`;
  return { html, contentSecurityPolicy, refresh: page.kind === 'working' ? writeRefresh(page) : undefined };
};

const describePage = (page: CheckoutPage, language: Language) => {
  switch (page.kind) {
    case 'working':
      return describeWorking(languages[language]);
    case 'over':
      return describeOver(page, languages[language]);
    case 'invalid':
      return describeInvalid(languages[language]);
    default:
      return page satisfies never;
  }
};

// The empty href is the address of this page. The link is for browsers in which automatic reloads are turned off.
const describeWorking = ({ working }: Texts) => ({
  heading: working.heading,
  picture: spinner,
  content: `${message(working)}
${note(working.note)}
<a class="quiet" href="">${escapeHtml(working.checkNow)}</a>`,
});

const describeOver = (
  { outcome, merchantUrl }: Extract<CheckoutPage, { kind: 'over' }>,
  { over, backToShop, closePage }: Texts,
) => {
  const shop = findWebAddress(merchantUrl);
  return {
    heading: over[outcome].heading,
    picture: outcomePictures[outcome],
    content: `${message(over[outcome])}
${shop === undefined ? note(closePage) : shopLink(shop, backToShop)}`,
  };
};

const describeInvalid = ({ invalid }: Texts) => ({
  heading: invalid.heading,
  picture: brokenLink,
  content: `${message(invalid)}
${note(invalid.note)}`,
});

/** With the role `status`, so that a screen reader reads it after an automatic reload. */
const message = ({ heading, text }: { heading: string; text: string }) =>
  `<div role="status">\n<h1>${escapeHtml(heading)}</h1>\n<p>${escapeHtml(text)}</p>\n</div>`;

const note = (text: string) => `<p class="note">${escapeHtml(text)}</p>`;

/** Shows the shop's host, so that the buyer sees where the link leads. */
const shopLink = (shop: URL, label: string) =>
  `<a href="${escapeHtml(shop.href)}">${escapeHtml(label)}</a>\n${note(shop.host)}`;

const testNotice = (language: Language) => {
  const { label, text } = languages[language].testMode;
  return `<header><p><strong>${escapeHtml(label)}</strong> · ${escapeHtml(text)}</p></header>\n`;
};

/** Only http and https. An address with another scheme could run code in our page. */
const findWebAddress = (address: string | undefined) => {
  const url = address === undefined ? null : URL.parse(address);
  return url !== null && ['http:', 'https:'].includes(url.protocol) ? url : undefined;
};

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (letter) => entities[letter]!);

const writeRefresh = ({ refreshSeconds }: { refreshSeconds: number }) => {
  invariant(Number.isInteger(refreshSeconds) && refreshSeconds > 0, 'a page reloads after whole seconds');
  return String(refreshSeconds);
};
