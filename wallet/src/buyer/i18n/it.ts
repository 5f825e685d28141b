import type { Texts } from './en.ts';

export const it: Texts = {
  sandbox: { label: 'Ambiente di prova', text: 'Qui non si muove denaro reale' },
  to: 'a',
  testMerchant: 'Negozio di prova',
  signIn: {
    title: 'Accesso',
    heading: 'Acceda per pagare',
    email: 'E-mail',
    password: 'Password',
    submit: 'Accedi',
    mistake: 'Nessun acquirente di prova ha questa e-mail e questa password.',
  },
  testBuyers: {
    heading: 'Acquirenti di prova',
    note: 'Basta un clic per accedere. La password per accedere a mano:',
    stories: {
      ada: 'Va tutto bene',
      dora: 'La sua carta è rifiutata, il suo saldo va bene',
      noor: 'Non può pagare questo negozio',
      remy: 'Rifiutato dai controlli di rischio del portafoglio',
      pia: 'Paga da una banca che trasferisce più tardi',
    },
  },
  order: {
    total: 'Totale',
    deliverTo: 'Consegna a',
    parts: {
      item_total: 'Articoli',
      tax_total: 'Imposte',
      shipping: 'Consegna',
      handling: 'Spese di gestione',
      insurance: 'Assicurazione',
      shipping_discount: 'Sconto sulla consegna',
      discount: 'Sconto',
    },
  },
  review: {
    title: (merchant) => `Paga ${merchant}`,
    payWith: 'Paga con',
    choose: 'Scelga come pagare',
    pay: (total) => `Paga ${total}`,
    agree: 'Accetta e continua',
    signedInAs: (email) => `Accesso come ${email}`,
    notYou: 'Non è lei?',
    declined: {
      heading: 'Il pagamento è stato rifiutato',
      text: 'Non ha pagato. Scelga un altro modo di pagare.',
      note: 'Rifiutato',
    },
  },
  instruments: {
    balance: { label: 'Saldo Purse', note: () => 'Disponibile ora' },
    bank: { label: 'Conto bancario', note: (number) => number },
    debitCard: { label: 'Carta di debito', note: (number) => `Termina con ${number}` },
    creditCard: { label: 'Carta di credito', note: (number) => `Termina con ${number}` },
  },
  cancel: (merchant) => `Annulla e torna a ${merchant}`,
  returnTo: (merchant) => `Torna a ${merchant}`,
  closeWindow: 'Può chiudere questa finestra.',
  finished: {
    approved: { title: 'Pagamento approvato', text: 'Il negozio completa ora il pagamento.' },
    cancelled: { title: 'Pagamento annullato', text: 'Non ha pagato.' },
  },
  problems: {
    unknown: { title: 'Pagamento non trovato', text: 'Torni al negozio e ricominci da lì.' },
    expired: {
      title: 'Questo pagamento è scaduto',
      text: 'Non ha pagato. Torni al negozio e ricominci da lì.',
    },
    ended: { title: 'Questo pagamento è chiuso', text: 'Non ha pagato. Torni al negozio e ricominci da lì.' },
    alreadyPaid: {
      title: 'Già pagato',
      text: 'Questo pagamento è completo. Qui non resta nulla da fare.',
    },
    wrongSession: {
      title: 'Per favore ricominci',
      text: 'Questo modulo non è della sua sessione attuale. Non è successo nulla.',
    },
  },
  backToPayment: 'Torna al pagamento',
  aboutWallet: 'Informazioni su questo portafoglio di prova',
};
