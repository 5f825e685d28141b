import { approvalAddress, asError, awaitDecision, openPopup } from './approval-window.js';
import { createWalletButton } from './styles.js';

/**
 * @typedef {import('./approval-window.js').Decision} Decision
 * @typedef {{
 *   orderId?: string,
 *   onApprove?: (data: { orderId: string, payerId: string }) => unknown,
 *   onCancel?: (data: { orderId: string }) => unknown,
 *   onComplete?: (data: { paymentSessionState: string }) => unknown,
 *   onError?: (error: Error) => unknown,
 * }} SessionOptions
 * @typedef {{ presentationMode?: string, autoRedirect?: { enabled?: boolean } }} StartOptions
 */

const redirectModes = new Set(['redirect', 'direct-app-switch']);

/** The parameters that the wallet adds to the merchant's URL when the buyer comes back by a redirect. */
const returnedParameters = () => {
  const query = new URLSearchParams(window.location.search);
  return { orderId: query.get('token'), payerId: query.get('PayerID') };
};

/** @param {SessionOptions} [options] */
const createPayPalOneTimePaymentSession = (options = {}) => {
  /** @type {Window | null} */
  let popup = null;

  /** @param {Decision} decision */
  const reportDecision = async (decision) => {
    const { orderId } = decision;
    if (decision.outcome === 'cancelled') await options.onCancel?.({ orderId });
    else await options.onApprove?.({ orderId, payerId: decision.payerId });
    await options.onComplete?.({
      paymentSessionState: decision.outcome === 'approved' ? 'approved' : 'canceled',
    });
  };

  /** @param {Promise<{ orderId: string }>} [order] */
  const orderIdFrom = async (order) => {
    const orderId = (await order)?.orderId ?? options.orderId;
    if (typeof orderId !== 'string' || orderId === '') throw new Error('start needs a promise of {orderId}');
    return orderId;
  };

  /**
   * @param {StartOptions} start
   * @param {Promise<{ orderId: string }>} [order]
   */
  const startRedirect = async (start, order) => {
    const redirectURL = approvalAddress(await orderIdFrom(order), false);
    if (start.autoRedirect?.enabled !== false) window.location.assign(redirectURL);
    return { redirectURL };
  };

  return {
    /**
     * @param {StartOptions} [start]
     * @param {Promise<{ orderId: string }>} [order]
     * @returns {Promise<{ redirectURL: string } | undefined>}
     */
    start: async (start = {}, order) => {
      try {
        if (redirectModes.has(start.presentationMode ?? 'auto')) return await startRedirect(start, order);
        popup = openPopup();
        if (popup === null) throw new Error('The browser blocked the wallet window');
        await reportDecision(await awaitDecision(popup, await orderIdFrom(order)));
      } catch (error) {
        popup?.close();
        if (options.onError === undefined) throw error;
        options.onError(asError(error));
      }
      return undefined;
    },
    cancel: () => popup?.close(),
    destroy: () => popup?.close(),
    hasReturned: () => returnedParameters().orderId !== null,
    resume: async () => {
      const { orderId, payerId } = returnedParameters();
      if (orderId === null) return;
      await reportDecision(
        payerId === null ? { outcome: 'cancelled', orderId } : { outcome: 'approved', orderId, payerId },
      );
    },
  };
};

const createInstance = async () => ({
  createPayPalOneTimePaymentSession,
  findEligibleMethods: async () => ({
    /** @param {string} method */
    isEligible: (method) => method === 'paypal',
    getDetails: () => ({ canBeVaulted: false }),
  }),
  // This wallet has only English texts, so the call has no effect.
  updateLocale: () => {},
});

class PurseButton extends HTMLElement {
  connectedCallback() {
    createWalletButton(this);
  }
}

if (customElements.get('paypal-button') === undefined) customElements.define('paypal-button', PurseButton);
Object.assign(window, { paypal: { version: '6.0.0', createInstance } });
