import type { Language } from '../i18n/choose-language.ts';
import { cancelForm, hiddenFields, type FormContext } from './form.ts';
import { html } from './html.ts';
import { renderPage } from './layout.ts';
import { summaryLine, type OrderSummary } from './order-view.ts';
import { signInForms } from './sign-in-forms.ts';

export const signInPage = (given: {
  context: FormContext;
  language: Language;
  summary: OrderSummary;
  mistakenEmail: string | undefined;
}): string => {
  const { context, language, summary, mistakenEmail } = given;
  const { texts } = language;
  return renderPage({
    language,
    title: texts.signIn.title,
    body: html`<div class="narrow">
      <h1>${texts.signIn.heading}</h1>
      ${summaryLine(summary, language)}
      ${signInForms({ action: '/checkoutnow/sign-in', hidden: hiddenFields(context), language, mistakenEmail })}
      ${cancelForm(context, texts.cancel(summary.merchantName))}
    </div>`,
  });
};
