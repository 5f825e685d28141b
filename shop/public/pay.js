// The wallet's own buttons. Each opens the wallet in a small window; this page stays.
// createOrder: our server starts the payment. onApprove: our server has it captured. Then the order's page says what is true.
const form = document.querySelector('#checkout');
const { clientId } = document.currentScript.dataset;
/** The order's page, or wherever our server sends the buyer instead. */
let nextUrl;

const post = async (url, body) => {
  const answer = await fetch(url, { method: 'POST', body, headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.json();
};

const createOrder = async () => {
  const { url, extOrderId } = await post('/orders', new URLSearchParams(new FormData(form)));
  nextUrl = url;
  // Nothing can be paid now: in another tab it was paid already, for instance, or the cart has changed.
  if (!extOrderId) throw new Error('There is no order to pay.');
  return extOrderId;
};

/** True: the wallet declined, and the buyer may choose something else. */
const resume = async () => {
  const { isDeclined, goTo } = await post(`${nextUrl}/resume`);
  if (!isDeclined) location.assign(goTo);
  return isDeclined;
};

/** The window was closed. Was it before or after the approval? The order's page knows. */
const cancel = async () => {
  await fetch(`${nextUrl}/cancel`, { method: 'POST', redirect: 'manual' });
  location.assign(nextUrl);
};

const showError = (error) => {
  reportError(error);
  if (nextUrl) location.assign(nextUrl);
  else document.querySelector('#message').textContent = form.dataset.failed;
};

/** The button is there, so what is written about it is true. Without scripts it stays hidden. */
const reveal = (button) => {
  document.querySelector(button).closest('.way').hidden = false;
  document.querySelector('#same-wallet').hidden = false;
  return button;
};

// Version 5 of the wallet's SDK. Its script has data-namespace="walletV5".
window.walletV5
  .Buttons({
    onClick: (data, actions) => (form.reportValidity() ? actions.resolve() : actions.reject()),
    createOrder,
    onApprove: async (data, actions) => {
      if (await resume()) actions.restart();
    },
    onCancel: cancel,
    onError: showError,
  })
  .render(reveal('#button-v5'));

// Version 6.
const addVersion6 = async () => {
  const sdk = await window.paypal.createInstance({
    clientId,
    components: ['paypal-payments'],
    locale: document.documentElement.lang,
  });
  const session = sdk.createPayPalOneTimePaymentSession({
    onApprove: async () => {
      // This version cannot open the window again by itself. The order's page offers the wallet again.
      if (await resume()) location.assign(nextUrl);
    },
    onCancel: cancel,
    onError: showError,
  });
  document.querySelector(reveal('#button-v6')).addEventListener('click', () => {
    if (!form.reportValidity()) return;
    const order = createOrder().then((orderId) => ({ orderId }));
    // Where the browser blocks the window, the whole page goes to the wallet, and comes back to the order's page.
    session.start({ presentationMode: 'auto' }, order).catch(showError);
  });
};
addVersion6().catch(showError);
