import { shopName } from '../../texts/shop-name.ts';
import { html, type Html } from '../../web/html.ts';
import { languageCodes, languages, type Language } from '../../texts/languages.ts';

export interface Page {
  readonly language: Language;
  readonly title: string;
  /** How many things are in the buyer's cart. */
  readonly cartCount: number;
  readonly content: Html;
  readonly scripts?: Html;
  readonly status?: number;
  /** The page is asked for again after this time. */
  readonly refreshSeconds?: number | undefined;
}

export const renderPage = (page: Page): Response => {
  const { language, title, cartCount, content, scripts, status = 200, refreshSeconds } = page;
  const texts = languages[language];
  const { html: body } = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${shopName}</title>
        <link rel="icon" href="/public/kade.svg" />
        <link rel="stylesheet" href="/public/shop.css" />
        ${scripts}
      </head>
      <body>
        <header>
          <a class="logo" href="/"><img src="/public/kade.svg" alt="" width="36" height="36" />${shopName}</a>
          <nav aria-label="${texts.navigation.shop}">
            <a href="/office">${texts.office}</a>
            <a href="/cart"
              >${texts.cart.title}${cartCount > 0 && html` <b class="count">${cartCount}</b>`}</a
            >
          </nav>
        </header>
        <main>${content}</main>
        <footer>
          <p>${texts.demo}</p>
          <nav aria-label="${texts.navigation.languages}">
            ${languageCodes.map((code) => languageLink(code, language))}
          </nav>
        </footer>
      </body>
    </html> `;
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  if (refreshSeconds !== undefined) headers.set('refresh', String(refreshSeconds));
  return new Response(body, { status, headers });
};

const languageLink = (code: Language, current: Language) =>
  code === current
    ? html`<span lang="${code}" aria-current="true">${languages[code].language}</span>`
    : html`<a lang="${code}" hreflang="${code}" href="?language=${code}">${languages[code].language}</a>`;
