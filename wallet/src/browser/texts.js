/**
 * @typedef {'paypal' | 'checkout' | 'buynow' | 'pay' | 'installment' | 'subscribe' | 'donate'} Label
 * @typedef {{
 *   labels: Record<Label, string>,
 *   inProgress: string,
 *   continueInWindow: string,
 *   showWindow: string,
 *   chooseAnother: string,
 *   openWindow: string,
 *   cancel: string,
 * }} Texts
 */

/** @type {Texts} */
const english = {
  labels: {
    paypal: 'Pay with Purse',
    checkout: 'Check out with Purse',
    buynow: 'Buy now with Purse',
    pay: 'Pay with Purse',
    installment: 'Pay in instalments with Purse',
    subscribe: 'Subscribe with Purse',
    donate: 'Donate with Purse',
  },
  inProgress: 'Payment in progress',
  continueInWindow: 'Continue your payment in the Purse window.',
  showWindow: 'Show the window',
  chooseAnother: 'Choose another way to pay in the Purse window.',
  openWindow: 'Open the window',
  cancel: 'Cancel the payment',
};

/** @type {Record<string, Texts>} */
const textsOf = {
  en: english,
  fr: {
    labels: {
      paypal: 'Payer avec Purse',
      checkout: 'Commander avec Purse',
      buynow: 'Acheter avec Purse',
      pay: 'Payer avec Purse',
      installment: 'Payer en plusieurs fois avec Purse',
      subscribe: 'S’abonner avec Purse',
      donate: 'Faire un don avec Purse',
    },
    inProgress: 'Paiement en cours',
    continueInWindow: 'Continuez votre paiement dans la fenêtre Purse.',
    showWindow: 'Afficher la fenêtre',
    chooseAnother: 'Choisissez un autre moyen de paiement dans la fenêtre Purse.',
    openWindow: 'Ouvrir la fenêtre',
    cancel: 'Annuler le paiement',
  },
  de: {
    labels: {
      paypal: 'Mit Purse bezahlen',
      checkout: 'Mit Purse zur Kasse',
      buynow: 'Jetzt mit Purse kaufen',
      pay: 'Mit Purse bezahlen',
      installment: 'Mit Purse in Raten zahlen',
      subscribe: 'Mit Purse abonnieren',
      donate: 'Mit Purse spenden',
    },
    inProgress: 'Zahlung läuft',
    continueInWindow: 'Setzen Sie Ihre Zahlung im Purse-Fenster fort.',
    showWindow: 'Fenster anzeigen',
    chooseAnother: 'Wählen Sie im Purse-Fenster eine andere Zahlungsart.',
    openWindow: 'Fenster öffnen',
    cancel: 'Zahlung abbrechen',
  },
  es: {
    labels: {
      paypal: 'Pagar con Purse',
      checkout: 'Finalizar compra con Purse',
      buynow: 'Comprar ahora con Purse',
      pay: 'Pagar con Purse',
      installment: 'Pagar a plazos con Purse',
      subscribe: 'Suscribirse con Purse',
      donate: 'Donar con Purse',
    },
    inProgress: 'Pago en curso',
    continueInWindow: 'Continúe su pago en la ventana de Purse.',
    showWindow: 'Mostrar la ventana',
    chooseAnother: 'Elija otra forma de pago en la ventana de Purse.',
    openWindow: 'Abrir la ventana',
    cancel: 'Cancelar el pago',
  },
  it: {
    labels: {
      paypal: 'Paga con Purse',
      checkout: 'Vai alla cassa con Purse',
      buynow: 'Acquista ora con Purse',
      pay: 'Paga con Purse',
      installment: 'Paga a rate con Purse',
      subscribe: 'Abbonati con Purse',
      donate: 'Dona con Purse',
    },
    inProgress: 'Pagamento in corso',
    continueInWindow: 'Continui il pagamento nella finestra di Purse.',
    showWindow: 'Mostra la finestra',
    chooseAnother: 'Scelga un altro modo di pagare nella finestra di Purse.',
    openWindow: 'Apri la finestra',
    cancel: 'Annulla il pagamento',
  },
};

/** @param {string} tag */
const findTexts = (tag) => {
  const [code = ''] = tag.toLowerCase().split(/[-_]/);
  return Object.hasOwn(textsOf, code) ? textsOf[code] : undefined;
};

let locale = '';

/**
 * The merchant's page may ask for a language.
 * @param {string | null | undefined} wanted
 */
export const setLocale = (wanted) => {
  locale = wanted ?? '';
};

/** The texts in the language of the merchant's page, or else of the browser. */
export const currentTexts = () => findTexts(locale) ?? findTexts(navigator.language) ?? english;
