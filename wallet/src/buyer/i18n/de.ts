import type { Texts } from './en.ts';

export const de: Texts = {
  sandbox: { label: 'Testumgebung', text: 'Hier fließt kein echtes Geld' },
  to: 'an',
  testMerchant: 'Testhändler',
  signIn: {
    title: 'Anmelden',
    heading: 'Zum Bezahlen anmelden',
    email: 'E-Mail',
    password: 'Passwort',
    submit: 'Anmelden',
    mistake: 'Kein Testkäufer hat diese E-Mail und dieses Passwort.',
  },
  testBuyers: {
    heading: 'Testkäufer',
    note: 'Ein Klick meldet an. Das Passwort für die Anmeldung von Hand:',
    stories: {
      ada: 'Alles geht gut',
      dora: 'Ihre Karte wird abgelehnt, ihr Guthaben reicht',
      noor: 'Kann diesen Händler nicht bezahlen',
      remy: 'Von der Risikoprüfung abgewiesen',
      pia: 'Zahlt von einer Bank, die erst später überweist',
    },
  },
  order: {
    total: 'Gesamt',
    deliverTo: 'Lieferung an',
    parts: {
      item_total: 'Artikel',
      tax_total: 'Steuern',
      shipping: 'Versand',
      handling: 'Bearbeitung',
      insurance: 'Versicherung',
      shipping_discount: 'Rabatt auf den Versand',
      discount: 'Rabatt',
    },
  },
  review: {
    title: (merchant) => `${merchant} bezahlen`,
    payWith: 'Bezahlen mit',
    choose: 'Wählen Sie, wie Sie bezahlen',
    pay: (total) => `${total} bezahlen`,
    agree: 'Zustimmen und weiter',
    signedInAs: (email) => `Angemeldet als ${email}`,
    notYou: 'Nicht Sie?',
    declined: {
      heading: 'Ihre Zahlung wurde abgelehnt',
      text: 'Sie haben nicht bezahlt. Bitte wählen Sie eine andere Zahlungsart.',
      note: 'Abgelehnt',
    },
  },
  instruments: {
    balance: { label: 'Purse-Guthaben', note: () => 'Sofort verfügbar' },
    bank: { label: 'Bankkonto', note: (number) => number },
    debitCard: { label: 'Debitkarte', note: (number) => `Endet auf ${number}` },
    creditCard: { label: 'Kreditkarte', note: (number) => `Endet auf ${number}` },
  },
  cancel: (merchant) => `Abbrechen und zurück zu ${merchant}`,
  returnTo: (merchant) => `Zurück zu ${merchant}`,
  closeWindow: 'Sie können dieses Fenster schließen.',
  finished: {
    approved: { title: 'Zahlung bestätigt', text: 'Der Händler schließt Ihre Zahlung jetzt ab.' },
    cancelled: { title: 'Zahlung abgebrochen', text: 'Sie haben nicht bezahlt.' },
  },
  problems: {
    unknown: { title: 'Zahlung nicht gefunden', text: 'Bitte beginnen Sie im Shop noch einmal.' },
    expired: {
      title: 'Diese Zahlung ist abgelaufen',
      text: 'Sie haben nicht bezahlt. Bitte beginnen Sie im Shop noch einmal.',
    },
    ended: {
      title: 'Diese Zahlung ist beendet',
      text: 'Sie haben nicht bezahlt. Bitte beginnen Sie im Shop noch einmal.',
    },
    alreadyPaid: {
      title: 'Schon bezahlt',
      text: 'Diese Zahlung ist abgeschlossen. Hier ist nichts mehr zu tun.',
    },
    wrongSession: {
      title: 'Bitte beginnen Sie noch einmal',
      text: 'Dieses Formular gehört nicht zu Ihrer Sitzung. Es ist nichts passiert.',
    },
  },
  backToPayment: 'Zurück zur Zahlung',
  aboutWallet: 'Über diese Test-Wallet',
};
