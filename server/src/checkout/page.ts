import type { Environment } from '../environment.ts';
import { invariant } from '../invariant.ts';
import { escapeHtml } from '../escape-html.ts';
import type { Texts } from './i18n/en.ts';
import type { Language } from '../language.ts';
import { languages } from './i18n/languages.ts';
import { paymentFacts, type ShownPayment } from './payment-facts.ts';
import { brokenLink, declinedCard, outcomePictures, spinner, tabIcon, type Outcome } from './pictures.ts';
import { contentSecurityPolicy, style } from './style.ts';

/** Undefined payment: it could not be read, or the link does not say which one it is. */
export type CheckoutPage =
  | { kind: 'working'; refreshSeconds: number; payment: ShownPayment | undefined }
  | { kind: 'declined'; againUrl: string; shopUrl: string; payment: ShownPayment }
  | { kind: 'over'; outcome: Outcome; merchantUrl: string | undefined; payment: ShownPayment }
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
      return describeWorking(page, language);
    case 'declined':
      return describeDeclined(page, language);
    case 'over':
      return describeOver(page, language);
    case 'invalid':
      return describeInvalid(languages[language]);
    default:
      return page satisfies never;
  }
};

type PageOf<Kind extends CheckoutPage['kind']> = Extract<CheckoutPage, { kind: Kind }>;

// The empty href is the address of this page. The link is for browsers in which automatic reloads are turned off.
const describeWorking = ({ payment }: PageOf<'working'>, language: Language) => {
  const { working } = languages[language];
  return {
    heading: working.heading,
    picture: spinner,
    content: `${message(working)}
${paymentFacts(payment, language)}${note(working.note)}
<a class="quiet" href="">${escapeHtml(working.checkNow)}</a>`,
  };
};

/** The payment is open: another approval at the wallet continues it. */
const describeDeclined = ({ againUrl, shopUrl, payment }: PageOf<'declined'>, language: Language) => {
  const { declined, backToShop } = languages[language];
  const [wallet, shop] = [findWebAddress(againUrl), findWebAddress(shopUrl)];
  return {
    heading: declined.heading,
    picture: declinedCard,
    content: `${message(declined)}
${paymentFacts(payment, language)}${wallet === undefined ? '' : link(wallet, declined.chooseAnother)}
${shop === undefined ? '' : link(shop, backToShop, 'quiet')}`,
  };
};

const describeOver = ({ outcome, merchantUrl, payment }: PageOf<'over'>, language: Language) => {
  const { over, backToShop, closePage } = languages[language];
  const shop = findWebAddress(merchantUrl);
  return {
    heading: over[outcome].heading,
    picture: outcomePictures[outcome],
    content: `${message(over[outcome])}
${paymentFacts(payment, language)}${shop === undefined ? note(closePage) : link(shop, backToShop)}`,
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

const link = ({ href }: URL, label: string, look?: 'quiet') =>
  `<a${look === undefined ? '' : ` class="${look}"`} href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;

const testNotice = (language: Language) => {
  const { label, text } = languages[language].testMode;
  return `<header><p><strong>${escapeHtml(label)}</strong> · ${escapeHtml(text)}</p></header>\n`;
};

/** Only http and https. An address with another scheme could run code in our page. */
const findWebAddress = (address: string | undefined) => {
  const url = address === undefined ? null : URL.parse(address);
  return url !== null && ['http:', 'https:'].includes(url.protocol) ? url : undefined;
};

const writeRefresh = ({ refreshSeconds }: PageOf<'working'>) => {
  invariant(Number.isInteger(refreshSeconds) && refreshSeconds > 0, 'a page reloads after whole seconds');
  return String(refreshSeconds);
};
