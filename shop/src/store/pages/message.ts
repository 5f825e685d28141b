import { html } from '../../web/html.ts';
import { languages, type Language } from '../../texts/languages.ts';

export const messagePage = ({ title, text }: { title: string; text: string }, language: Language) =>
  html` <section class="card narrow words">
    <h1>${title}</h1>
    <p>${text}</p>
    <p><a class="button" href="/">${languages[language].order.toShop}</a></p>
  </section>`;
