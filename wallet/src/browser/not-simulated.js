// What this wallet does not simulate. It is there and says that it is not eligible, so that a page that asks first
// works, and a page that does not ask gets an error that names the reason.

/** @param {string} what */
const refuse = (what) => async () => {
  throw new Error(`The simulated wallet has no ${what}`);
};

const notEligible = () => ({
  isEligible: () => false,
  render: async () => {},
  close: async () => {},
});

export const Marks = notEligible;
export const Messages = notEligible;

const cardField = () => ({
  render: async () => {},
  close: async () => {},
  addClass: async () => {},
  removeClass: async () => {},
  setAttribute: async () => {},
  removeAttribute: async () => {},
  setMessage: () => {},
  clear: () => {},
  focus: () => {},
});

export const CardFields = () => ({
  isEligible: () => false,
  getState: async () => ({ cards: [], errors: [], isFormValid: false, fields: {} }),
  submit: refuse('card fields'),
  NameField: cardField,
  NumberField: cardField,
  CVVField: cardField,
  ExpiryField: cardField,
});

export const HostedFields = { isEligible: () => false, render: refuse('hosted fields') };

const otherSources =
  'venmo applepay itau credit paylater card ideal sepa bancontact giropay sofort eps mybank p24 verkkopankki payu blik trustly zimpler maxima oxxo boletobancario wechatpay mercadopago multibanco'.split(
    ' ',
  );

/** Every source of money that a page may ask for. Only the wallet itself is eligible. */
export const fundingSources = ['paypal', ...otherSources];
