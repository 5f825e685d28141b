import { approvalAddress, awaitDecision, openPopup, returnedDecision } from './approval-window.js';
import { checkStyle, colorNames, createWalletButton } from './button.js';
import { setLocale } from './texts.js';

/**
 * @typedef {import('./approval-window.js').Decision} Decision
 * @typedef {{
 *   orderId?: string,
 *   onApprove?: (data: { orderId: string, payerId: string, fundingSource: string }) => unknown,
 *   onCancel?: (data: { orderId: string }) => unknown,
 *   onComplete?: (data: { paymentSessionState: string }) => unknown,
 *   onError?: (error: SdkError) => unknown,
 * }} SessionOptions
 * @typedef {{ presentationMode?: string, autoRedirect?: { enabled?: boolean } }} StartOptions
 * @typedef {Promise<{ orderId: string }>} OrderPromise
 */

/** Every error of this SDK has a code. After a recoverable one, another presentation mode may work. */
class SdkError extends Error {
  /**
   * @param {string} code
   * @param {string} message
   * @param {{ isRecoverable?: boolean, cause?: unknown }} [more]
   */
  constructor(code, message, { isRecoverable = false, cause } = {}) {
    super(message, { cause });
    this.name = 'SdkError';
    this.code = code;
    this.isRecoverable = isRecoverable;
  }
}

/**
 * @param {string} code
 * @param {unknown} cause
 */
const wrapError = (code, cause) =>
  cause instanceof SdkError
    ? cause
    : new SdkError(code, cause instanceof Error ? cause.message : String(cause), { cause });

/**
 * @param {SessionOptions} options
 * @param {OrderPromise | undefined} order
 */
const orderIdFrom = async (options, order) => {
  const given = await order?.catch((cause) => {
    throw wrapError('ERR_DEV_CREATE_ORDER_FAILED', cause);
  });
  const orderId = given?.orderId ?? options.orderId;
  if (typeof orderId !== 'string' || orderId === '')
    throw new SdkError('ERR_DEV_ORDER_ID_MISSING', 'start needs a promise of {orderId}');
  return orderId;
};

/**
 * @param {SessionOptions} options
 * @param {Decision} decision
 */
const reportDecision = async (options, decision) => {
  const { orderId } = decision;
  if (decision.outcome === 'cancelled') await options.onCancel?.({ orderId });
  else await options.onApprove?.({ orderId, payerId: decision.payerId, fundingSource: 'paypal' });
  await options.onComplete?.({
    paymentSessionState: decision.outcome === 'approved' ? 'approved' : 'canceled',
  });
};

const redirectModes = new Set(['redirect', 'direct-app-switch']);

/**
 * The window of a presentation mode. Undefined: the whole page goes to the wallet. So does `auto` if the browser blocks
 * the window; a page that asks for a window itself learns that it can try another mode.
 * @param {string} mode
 */
const openWindowFor = (mode) => {
  if (redirectModes.has(mode)) return undefined;
  if (mode === 'payment-handler')
    throw new SdkError('ERR_FLOW_PAYMENT_HANDLER_BROWSER_INCOMPATIBLE', 'The wallet has no payment handler', {
      isRecoverable: true,
    });
  const popup = openPopup();
  if (popup === null && mode !== 'auto')
    throw new SdkError('ERR_DEV_UNABLE_TO_OPEN_POPUP', 'The browser blocked the wallet window', {
      isRecoverable: true,
    });
  return popup ?? undefined;
};

/** @param {SessionOptions} [options] */
const createPayPalOneTimePaymentSession = (options = {}) => {
  /** @type {Window | undefined} */
  let popup;

  /** @param {unknown} reason */
  const reportError = async (reason) => {
    popup?.close();
    const error = wrapError('ERR_DEV_CALLBACK_FAILED', reason);
    if (error.isRecoverable || options.onError === undefined) throw error;
    await options.onError(error);
    await options.onComplete?.({ paymentSessionState: 'error' });
  };

  return {
    /**
     * @param {StartOptions} [start]
     * @param {OrderPromise} [order]
     * @returns {Promise<{ redirectURL: string } | undefined>}
     */
    start: async (start = {}, order) => {
      try {
        popup = openWindowFor(start.presentationMode ?? 'auto');
        const orderId = await orderIdFrom(options, order);
        if (popup !== undefined) {
          await reportDecision(options, await awaitDecision(popup, orderId));
          return undefined;
        }
        const redirectURL = approvalAddress(orderId, false);
        if (start.autoRedirect?.enabled !== false) window.location.assign(redirectURL);
        return { redirectURL };
      } catch (error) {
        await reportError(error);
        return undefined;
      }
    },
    cancel: () => popup?.close(),
    destroy: () => popup?.close(),
    hasReturned: () => returnedDecision() !== undefined,
    resume: async () => {
      const decision = returnedDecision();
      if (decision !== undefined) await reportDecision(options, decision).catch(reportError);
    },
  };
};

class PurseButton extends HTMLElement {
  static observedAttributes = ['class', 'disabled', 'type'];

  get type() {
    return this.getAttribute('type') ?? 'pay';
  }
  set type(type) {
    this.setAttribute('type', type);
  }
  get disabled() {
    return this.hasAttribute('disabled');
  }
  set disabled(disabled) {
    this.toggleAttribute('disabled', disabled);
  }
  connectedCallback() {
    this.draw();
  }
  attributeChangedCallback() {
    if (this.isConnected) this.draw();
  }
  draw() {
    const color = colorNames.find((name) => this.classList.contains(`paypal-${name}`));
    const style = checkStyle({ label: this.type, ...(color !== undefined && { color }) });
    createWalletButton(this, style).disabled = this.disabled;
  }
}

/** @param {string | undefined} locale */
const updateLocale = (locale) => {
  setLocale(locale);
  for (const button of document.querySelectorAll('paypal-button'))
    if (button instanceof PurseButton) button.draw();
};

/** @param {{ locale?: string }} [options] */
const createInstance = async ({ locale } = {}) => {
  if (locale !== undefined) updateLocale(locale);
  return {
    createPayPalOneTimePaymentSession,
    findEligibleMethods: async () => ({
      /** @param {string} method */
      isEligible: (method) => method === 'paypal',
      getDetails: () => ({ canBeVaulted: false }),
    }),
    updateLocale,
  };
};

if (customElements.get('paypal-button') === undefined) customElements.define('paypal-button', PurseButton);
Object.assign(window, { paypal: { version: '6.0.0', createInstance } });
