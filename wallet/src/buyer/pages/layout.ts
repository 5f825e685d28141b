import type { Language } from '../i18n/choose-language.ts';
import { html, type Html } from './html.ts';

const brand = 'Purse';

interface Page {
  readonly language: Language;
  readonly title: string;
  readonly body: Html;
  readonly head?: Html | undefined;
}

/** The frame of every page. Each one starts with the notice that this is a sandbox. */
export const renderPage = ({ language: { code, texts }, title, body, head }: Page): string =>
  `<!doctype html>${
    html`<html lang="${code}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <title>${title} · ${brand} sandbox</title>
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/assets/style.css" />
        ${head}
      </head>
      <body>
        <header>
          <p class="sandbox"><strong>${texts.sandbox.label}</strong> ${texts.sandbox.text}</p>
          <span class="brand"><img src="/assets/icon.svg" alt="" width="28" height="28" />${brand}</span>
        </header>
        <main>${body}</main>
      </body>
    </html>`.html
  }`;
