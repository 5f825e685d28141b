import { asError, awaitDecision, openPopup, reopenPopup, walletOrigin } from './approval-window.js';
import { createWalletButton } from './styles.js';

/**
 * The options of `Buttons` that this wallet supports.
 * @typedef {{
 *   onInit?: (data: object, actions: { enable: () => Promise<void>, disable: () => Promise<void> }) => unknown,
 *   onClick?: (data: object, actions: { resolve: () => Promise<boolean>, reject: () => Promise<boolean> }) => unknown,
 *   createOrder?: (data: object, actions: { order: { create: (body: object) => Promise<string> } }) => Promise<string>,
 *   onApprove?: (data: object, actions: object) => unknown,
 *   onCancel?: (data: { orderID: string }, actions: { redirect: (url: string) => void }) => unknown,
 *   onError?: (error: Error) => unknown,
 *   fundingSource?: string,
 * }} ButtonsProps
 */

const ownScript = /** @type {HTMLScriptElement} */ (document.currentScript);
const clientId = new URL(ownScript.src).searchParams.get('client-id') ?? '';
const paymentSource = 'paypal';

/** @param {string} url */
const redirect = (url) => window.location.assign(url);

/**
 * @param {string} path
 * @param {'GET' | 'POST'} method
 * @param {object} [body]
 */
const callWallet = async (path, method, body) => {
  const address = new URL(`/sdk/orders${path}`, walletOrigin);
  address.searchParams.set('client-id', clientId);
  const response = await fetch(address, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const answer = await response.json();
  if (response.ok) return answer;
  const { name, details, debug_id: debugId } = answer;
  throw Object.assign(new Error(details?.[0]?.issue ?? name), { details, debugId });
};

/** @param {string} orderId */
const orderActions = (orderId) => ({
  get: () => callWallet(`/${orderId}`, 'GET'),
  capture: () => callWallet(`/${orderId}/capture`, 'POST'),
  authorize: () => callWallet(`/${orderId}/authorize`, 'POST'),
});

/**
 * One payment, from the approval page to the merchant's callback. `restart` opens the approval page again.
 * @param {ButtonsProps} props
 * @param {Window} popup
 * @param {string} orderID
 * @returns {Promise<void>}
 */
const runApproval = async (props, popup, orderID) => {
  const decision = await awaitDecision(popup, orderID);
  if (decision.outcome === 'cancelled') {
    await props.onCancel?.({ orderID }, { redirect });
    return;
  }
  let again = false;
  const restart = () => {
    again = true;
  };
  const data = { orderID, payerID: decision.payerId, paymentSource };
  await props.onApprove?.(data, { order: orderActions(orderID), redirect, restart });
  if (!again) return;
  const next = await reopenPopup();
  if (next === null) await props.onCancel?.({ orderID }, { redirect });
  else await runApproval(props, next, orderID);
};

/** @param {ButtonsProps} props */
const isClickAllowed = async (props) => {
  let allowed = true;
  const answer = await props.onClick?.(
    { fundingSource: paymentSource },
    {
      resolve: () => Promise.resolve(true),
      reject: () => {
        allowed = false;
        return Promise.resolve(false);
      },
    },
  );
  return allowed && answer !== false;
};

/** @param {ButtonsProps} props */
const startPayment = async (props) => {
  const popup = openPopup();
  try {
    if (popup === null) throw new Error('The browser blocked the wallet window');
    if (!(await isClickAllowed(props))) {
      popup.close();
      return;
    }
    if (props.createOrder === undefined) throw new Error('Buttons needs createOrder');
    /** @param {object} body */
    const create = async (body) => (await callWallet('', 'POST', { intent: 'CAPTURE', ...body })).id;
    const orderId = await props.createOrder({ paymentSource }, { order: { create } });
    if (typeof orderId !== 'string' || orderId === '')
      throw new Error('createOrder must return the order id');
    await runApproval(props, popup, orderId);
  } catch (error) {
    popup?.close();
    if (props.onError === undefined) window.reportError(error);
    else props.onError(asError(error));
  }
};

/** @param {string | HTMLElement} target */
const findContainer = (target) => {
  const container = typeof target === 'string' ? document.querySelector(target) : target;
  if (container === null) throw new Error(`No element matches ${JSON.stringify(target)}`);
  return container;
};

/** @param {ButtonsProps} [given] */
const Buttons = (given = {}) => {
  let props = given;
  let busy = false;
  const host = document.createElement('div');
  const isEligible = () => props.fundingSource === undefined || props.fundingSource === paymentSource;
  const pay = () => {
    if (busy) return;
    busy = true;
    void startPayment(props).finally(() => {
      busy = false;
    });
  };
  return {
    isEligible,
    /** @param {string | HTMLElement} target */
    render: async (target) => {
      if (!isEligible()) throw new Error(`This wallet does not offer ${props.fundingSource}`);
      const button = createWalletButton(host);
      button.addEventListener('click', pay);
      findContainer(target).append(host);
      const enable = async () => {
        button.disabled = false;
      };
      const disable = async () => {
        button.disabled = true;
      };
      await props.onInit?.({}, { enable, disable });
    },
    close: async () => host.remove(),
    /** @param {ButtonsProps} changed */
    updateProps: async (changed) => {
      props = { ...props, ...changed };
    },
  };
};

Object.assign(window, {
  [ownScript.dataset['namespace'] ?? 'paypal']: {
    version: '5.0.0',
    FUNDING: { PAYPAL: paymentSource },
    Buttons,
    getFundingSources: () => [paymentSource],
    /** @param {string} source */
    isFundingEligible: (source) => source === paymentSource,
  },
});
