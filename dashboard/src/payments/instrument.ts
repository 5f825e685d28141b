/** As they write themselves. Others are shown in the wallet's words. */
const names: Readonly<Record<string, string>> = {
  apple_pay: 'Apple Pay',
  bancontact: 'Bancontact',
  blik: 'BLIK',
  eps: 'EPS',
  google_pay: 'Google Pay',
  ideal: 'iDEAL',
  mybank: 'MyBank',
  p24: 'Przelewy24',
  paypal: 'PayPal',
  pix: 'Pix',
  swish: 'Swish',
  trustly: 'Trustly',
  venmo: 'Venmo',
};

/** `card VISA 4417` is "Card, VISA •••• 4417". `card` is the word for one. */
export const describeInstrument = (instrument: string, card: string) => {
  const [source = '', ...about] = instrument.split(' ');
  const known = { ...names, card };
  const name = Object.hasOwn(known, source) ? known[source as keyof typeof known] : source;
  const details = about.map((word) => (/^\d+$/.test(word) ? `•••• ${word}` : word)).join(' ');
  return details === '' ? name : `${name}, ${details}`;
};
