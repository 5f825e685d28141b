import type { Texts } from '../en/en.ts';

export const paymentActions: Texts['paymentActions'] = {
  buttons: {
    capture: 'Einziehen…',
    cancel: 'Zahlung stornieren…',
    refund: 'Erstatten…',
    ask_wallet: 'Wallet noch einmal fragen',
    resolve: 'Klären…',
  },
  keep: 'Nicht stornieren',
  capture: {
    title: 'Diese Zahlung einziehen?',
    text: (id, left) =>
      `Die Wallet hält ${left} für die Zahlung ${id} reserviert. Sie können alles oder einen Teil einziehen.`,
    amount: (currency) => `Einzuziehender Betrag in ${currency}`,
    wrong: (total) => `Mehr als null und höchstens ${total}`,
    rest: (amount) => `${amount} werden für den Käufer freigegeben.`,
    more: 'Später wird mehr eingezogen',
    moreHint: 'Sonst ist dies der letzte Einzug, und der Rest wird für den Käufer freigegeben.',
    stays: (amount) => `${amount} bleiben reserviert.`,
    confirm: (amount) => `${amount} einziehen`,
  },
  cancel: {
    title: 'Diese Zahlung stornieren?',
    awaiting: (id, total) =>
      `Der Käufer kann die Zahlung ${id} über ${total} dann nicht mehr genehmigen. Das lässt sich nicht rückgängig machen.`,
    authorized: (id, total) =>
      `${total}, die für die Zahlung ${id} reserviert sind, werden für den Käufer freigegeben. Das lässt sich nicht rückgängig machen.`,
    rest: (id, left, captured) =>
      `${left}, die für die Zahlung ${id} noch reserviert sind, werden für den Käufer freigegeben. Die bisher eingezogenen ${captured} bleiben. Das lässt sich nicht rückgängig machen.`,
    confirmRest: (left) => `${left} freigeben`,
    confirm: (total) => `Zahlung über ${total} stornieren`,
  },
  outcomes: {
    captured: (amount) => `${amount} eingezogen.`,
    partlyCaptured: (amount, left) => `Bisher ${amount} eingezogen. ${left} können noch eingezogen werden.`,
    finished: (amount) => `Der Rest wurde freigegeben. ${amount} wurden eingezogen.`,
    cancelled: 'Zahlung storniert.',
    adopted: (amount) => `${amount} wurden von der Wallet übernommen und dem Konto gutgeschrieben.`,
    closed: (status) => `Die Abweichung ist geschlossen. Die Zahlung ist „${status}“.`,
    changed: (status) => `Die Wallet wurde gefragt. Die Zahlung ist jetzt „${status}“.`,
    same: (status) =>
      `Die Wallet wurde gefragt. Die Zahlung ist weiterhin „${status}“; die Antwort der Wallet steht im Verlauf.`,
  },
  lost: 'Die Antwort ging verloren. Daher ist unbekannt, ob die Anfrage ankam. Prüfen Sie die Zahlung unten, bevor Sie es erneut versuchen.',
};
