import { showOverlay } from './overlay.js';
import { currentTexts } from './texts.js';
import { walletOrigin } from './wallet-origin.js';

/** @typedef {{ outcome: 'approved', orderId: string, payerId: string } | { outcome: 'cancelled', orderId: string }} Decision */

/**
 * @param {string} orderId
 * @param {boolean} popup
 */
export const approvalAddress = (orderId, popup) => {
  const address = new URL('/checkoutnow', walletOrigin);
  address.searchParams.set('token', orderId);
  if (popup) address.searchParams.set('origin', window.location.origin);
  return address.href;
};

/** Must be called while the click is handled: later, a browser blocks it as an advertisement. */
export const openPopup = () => {
  const [width, height] = [500, 720];
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  return window.open('', '', `popup,width=${width},height=${height},left=${left},top=${top}`);
};

/**
 * Accepts a message only from the popup itself, from the wallet's origin, and about this order.
 * @param {MessageEvent} event
 * @param {Window} popup
 * @param {string} orderId
 * @returns {Decision | undefined}
 */
const readDecision = ({ origin, source, data }, popup, orderId) => {
  if (origin !== walletOrigin || source !== popup) return undefined;
  if (data?.from !== 'purse' || data.orderId !== orderId) return undefined;
  return data.outcome === 'approved'
    ? { outcome: 'approved', orderId, payerId: String(data.payerId) }
    : { outcome: 'cancelled', orderId };
};

/**
 * Sends the popup to the approval page and waits for the buyer's decision. Closing the popup cancels.
 * @param {Window} popup
 * @param {string} orderId
 * @returns {Promise<Decision>}
 */
export const awaitDecision = (popup, orderId) =>
  new Promise((resolve) => {
    /** @param {Decision} decision */
    const finish = (decision) => {
      window.removeEventListener('message', listen);
      window.clearInterval(watch);
      hideOverlay();
      popup.close();
      resolve(decision);
    };
    /** @param {MessageEvent} event */
    const listen = (event) => {
      const decision = readDecision(event, popup, orderId);
      if (decision !== undefined) finish(decision);
    };
    const cancel = () => finish({ outcome: 'cancelled', orderId });
    const hideOverlay = showOverlay({
      text: currentTexts().continueInWindow,
      forward: currentTexts().showWindow,
      onForward: () => popup.focus(),
      onCancel: cancel,
    });
    // A window that closes sends no event to the page that opened it.
    const watch = window.setInterval(() => popup.closed && cancel(), 300);
    window.addEventListener('message', listen);
    popup.location.href = approvalAddress(orderId, true);
  });

/**
 * Opens a second window without a click. If the browser blocks it, the buyer is asked to click.
 * @returns {Promise<Window | null>}
 */
export const reopenPopup = () => {
  const popup = openPopup();
  if (popup !== null) return Promise.resolve(popup);
  return new Promise((resolve) => {
    const hideOverlay = showOverlay({
      text: currentTexts().chooseAnother,
      forward: currentTexts().openWindow,
      onForward: () => {
        hideOverlay();
        resolve(openPopup());
      },
      onCancel: () => {
        hideOverlay();
        resolve(null);
      },
    });
  });
};

/**
 * The decision of a buyer who comes back by a redirect. The wallet has added its parameters to the merchant's URL.
 * @returns {Decision | undefined}
 */
export const returnedDecision = () => {
  const query = new URLSearchParams(window.location.search);
  const [orderId, payerId] = [query.get('token'), query.get('PayerID')];
  if (orderId === null) return undefined;
  return payerId === null ? { outcome: 'cancelled', orderId } : { outcome: 'approved', orderId, payerId };
};

/** @param {unknown} reason */
export const asError = (reason) => (reason instanceof Error ? reason : new Error(String(reason)));
