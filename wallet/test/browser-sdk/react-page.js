import { PayPalButtons, PayPalScriptProvider } from '@paypal/react-paypal-js';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const { clientId, sdk } = document.body.dataset;
window.callbacks = [];

const buttons = createElement(PayPalButtons, {
  createOrder: async () => (await (await fetch('/create')).json()).id,
  onApprove: async (data) => {
    window.callbacks.push(['approve', data]);
  },
});
const options = { clientId, sdkBaseUrl: sdk, components: 'buttons' };
createRoot(document.getElementById('root')).render(createElement(PayPalScriptProvider, { options }, buttons));
