import { html, type Html } from './html.ts';

/**
 * What every form sends: the order, the page that opened the popup, and the token that proves that we showed the form.
 */
export interface FormContext {
  readonly orderId: string;
  readonly origin: string;
  readonly formToken: string;
}

export const hiddenFields = ({ orderId, origin, formToken }: FormContext): Html =>
  html`<input type="hidden" name="token" value="${orderId}" />
    <input type="hidden" name="origin" value="${origin}" />
    <input type="hidden" name="form_token" value="${formToken}" />`;

export const cancelForm = (context: FormContext, label: string): Html =>
  html`<form method="post" action="/checkoutnow/cancel" class="cancel">
    ${hiddenFields(context)}
    <button class="quiet">${label}</button>
  </form>`;
