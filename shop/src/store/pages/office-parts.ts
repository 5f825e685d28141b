import type { FlorinError } from '@florin/client';
import { formatAmount } from '../../texts/languages.ts';
import { html } from '../../web/html.ts';

// What the pages of the office have in common. In English alone: for developers who read what the shop does.

export const formatEuros = (amountMinor: number) => formatAmount(amountMinor, 'en');

/** The class `roomy` is for what is left out on a phone. */
export const time = (text: string) =>
  html`<time datetime="${text}"><span class="roomy">${text.slice(0, 10)} </span>${text.slice(11, 19)}</time>`;

export const statusTag = (status: string) =>
  html`<span class="tag ${status}">${status.replaceAll('_', ' ')}</span>`;

const pages = { orders: ['Orders', '/office'], sellers: ['Sellers', '/office/sellers'] } as const;

export const officeMenu = (current: keyof typeof pages) =>
  html`<nav aria-label="Office">
    ${Object.entries(pages).map(([name, [title, path]]) =>
      name === current
        ? html`<span aria-current="page">${title}</span>`
        : html`<a href="${path}">${title}</a>`,
    )}
  </nav>`;

export const whyUnknown = ({ status, code, message }: FlorinError) => {
  if (status === undefined) return `Florin isn’t answering (${code}).`;
  if (status === 401)
    return 'Florin doesn’t accept this shop’s API key, perhaps because it was revoked. Stop npm start and start it again: it creates another key.';
  if (status === 404)
    return 'This shop’s API key can’t see the payment. It was made with an earlier key; the dashboard shows it.';
  return `Florin answers ${status}: ${message} (${code})`;
};
