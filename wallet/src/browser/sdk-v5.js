import {
  approvalAddress,
  asError,
  awaitDecision,
  openPopup,
  reopenPopup,
  returnedDecision,
} from './approval-window.js';
import { checkStyle, createWalletButton } from './button.js';
import { CardFields, fundingSources, HostedFields, Marks, Messages } from './not-simulated.js';
import { setLocale } from './texts.js';
import { walletOrigin } from './wallet-origin.js';

/**
 * The options of `Buttons` that this wallet supports.
 * @typedef {import('./approval-window.js').Decision} Decision
 * @typedef {{
 *   onInit?: (data: object, actions: { enable: () => Promise<void>, disable: () => Promise<void> }) => unknown,
 *   onClick?: (data: object, actions: { resolve: () => Promise<boolean>, reject: () => Promise<boolean> }) => unknown,
 *   createOrder?: (data: object, actions: { order: { create: (body: object) => Promise<string> } }) => Promise<string>,
 *   onApprove?: (data: object, actions: object) => unknown,
 *   onCancel?: (data: { orderID: string }, actions: { redirect: (url: string) => void }) => unknown,
 *   onError?: (error: Error) => unknown,
 *   fundingSource?: string,
 *   style?: Partial<import('./button.js').Style>,
 * }} ButtonsProps
 */

const ownScript = /** @type {HTMLScriptElement} */ (document.currentScript);
const options = new URL(ownScript.src).searchParams;
const clientId = options.get('client-id') ?? '';
setLocale(options.get('locale'));
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
 * Calls the merchant's callback. True: it wants the buyer to choose again.
 * @param {ButtonsProps} props
 * @param {Decision} decision
 */
const reportDecision = async (props, decision) => {
  const { orderId: orderID } = decision;
  if (decision.outcome === 'cancelled') {
    await props.onCancel?.({ orderID }, { redirect });
    return false;
  }
  let again = false;
  const restart = () => {
    again = true;
  };
  const data = { orderID, payerID: decision.payerId, paymentSource };
  await props.onApprove?.(data, { order: orderActions(orderID), redirect, restart });
  return again;
};

/**
 * One payment, from the approval page to the merchant's callback. `restart` opens the approval page again.
 * @param {ButtonsProps} props
 * @param {Window} popup
 * @param {string} orderID
 * @returns {Promise<void>}
 */
const runApproval = async (props, popup, orderID) => {
  if (!(await reportDecision(props, await awaitDecision(popup, orderID)))) return;
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

/** @param {object} body */
const create = async (body) => (await callWallet('', 'POST', { intent: 'CAPTURE', ...body })).id;

/** @param {ButtonsProps} props */
const createOrderOf = async (props) => {
  if (props.createOrder === undefined) throw new Error('Buttons needs createOrder');
  const orderId = await props.createOrder({ paymentSource }, { order: { create } });
  if (typeof orderId !== 'string' || orderId === '') throw new Error('createOrder must return the order id');
  return orderId;
};

/**
 * @param {ButtonsProps} props
 * @param {unknown} reason
 */
const reportError = (props, reason) => {
  if (props.onError === undefined) window.reportError(reason);
  else props.onError(asError(reason));
};

/**
 * If the browser blocks the popup, the whole page goes to the wallet, which leads back to the order's `return_url`.
 * @param {ButtonsProps} props
 */
const startPayment = async (props) => {
  const popup = openPopup();
  try {
    if (!(await isClickAllowed(props))) {
      popup?.close();
      return;
    }
    const orderId = await createOrderOf(props);
    if (popup === null) redirect(approvalAddress(orderId, false));
    else await runApproval(props, popup, orderId);
  } catch (error) {
    popup?.close();
    reportError(props, error);
  }
};

/**
 * Goes on with a payment whose buyer has come back by a redirect.
 * @param {ButtonsProps} props
 */
const resumePayment = async (props) => {
  const decision = returnedDecision();
  if (decision === undefined) return;
  try {
    if (await reportDecision(props, decision)) redirect(approvalAddress(decision.orderId, false));
  } catch (error) {
    reportError(props, error);
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
  let disabled = false;
  const host = document.createElement('div');
  const isEligible = () => props.fundingSource === undefined || props.fundingSource === paymentSource;
  const pay = () => {
    if (busy) return;
    busy = true;
    void startPayment(props).finally(() => {
      busy = false;
    });
  };
  const draw = () => {
    const button = createWalletButton(host, checkStyle(props.style));
    button.disabled = disabled;
    button.addEventListener('click', pay);
  };
  return {
    isEligible,
    hasReturned: () => returnedDecision() !== undefined,
    resume: () => resumePayment(props),
    /** @param {string | HTMLElement} target */
    render: async (target) => {
      if (!isEligible()) throw new Error(`This wallet does not offer ${props.fundingSource}`);
      draw();
      findContainer(target).append(host);
      /** @param {boolean} to */
      const setDisabled = async (to) => {
        disabled = to;
        draw();
      };
      await props.onInit?.({}, { enable: () => setDisabled(false), disable: () => setDisabled(true) });
    },
    close: async () => host.remove(),
    /** @param {ButtonsProps} changed */
    updateProps: async (changed) => {
      checkStyle(changed.style);
      props = { ...props, ...changed };
      if (host.isConnected) draw();
    },
  };
};

Object.assign(window, {
  [ownScript.dataset['namespace'] ?? 'paypal']: {
    version: '5.0.0',
    FUNDING: Object.fromEntries(fundingSources.map((source) => [source.toUpperCase(), source])),
    Buttons,
    CardFields,
    HostedFields,
    Marks,
    Messages,
    getFundingSources: () => fundingSources,
    rememberFunding: () => {},
    /** @param {string} source */
    isFundingEligible: (source) => source === paymentSource,
  },
});
