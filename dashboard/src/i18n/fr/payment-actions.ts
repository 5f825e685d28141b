import type { Texts } from '../en/en.ts';

export const paymentActions: Texts['paymentActions'] = {
  buttons: {
    capture: 'Encaisser…',
    cancel: 'Annuler le paiement…',
    refund: 'Rembourser…',
    ask_wallet: 'Interroger à nouveau le portefeuille',
    resolve: 'Résoudre…',
  },
  keep: 'Conserver le paiement',
  capture: {
    title: 'Encaisser ce paiement ?',
    text: (id, left) =>
      `Le portefeuille bloque ${left} pour le paiement ${id}. Vous pouvez en encaisser tout ou partie.`,
    amount: (currency) => `Montant à encaisser, en ${currency}`,
    wrong: (total) => `Plus de zéro et au plus ${total}`,
    rest: (amount) => `Le reste, ${amount}, sera libéré pour l’acheteur.`,
    more: 'Un autre encaissement suivra',
    moreHint: 'Sinon, c’est le dernier encaissement, et le reste sera libéré pour l’acheteur.',
    stays: (amount) => `Le reste, ${amount}, restera autorisé.`,
    confirm: (amount) => `Encaisser ${amount}`,
  },
  cancel: {
    title: 'Annuler ce paiement ?',
    awaiting: (id, total) =>
      `L’acheteur ne pourra plus approuver le paiement ${id} de ${total}. Cette action est irréversible.`,
    authorized: (id, total) =>
      `Le montant bloqué pour le paiement ${id}, soit ${total}, sera libéré pour l’acheteur. Cette action est irréversible.`,
    rest: (id, left, captured) =>
      `Le montant encore bloqué pour le paiement ${id}, soit ${left}, sera libéré pour l’acheteur. Le montant déjà encaissé, soit ${captured}, reste encaissé. Cette action est irréversible.`,
    confirmRest: (left) => `Libérer ${left}`,
    confirm: (total) => `Annuler le paiement de ${total}`,
  },
  outcomes: {
    captured: (amount) => `Montant encaissé : ${amount}.`,
    partlyCaptured: (amount, left) => `Encaissé jusqu’ici : ${amount}. Encore encaissable : ${left}.`,
    finished: (amount) => `Le reste a été libéré. Montant encaissé : ${amount}.`,
    cancelled: 'Paiement annulé.',
    adopted: (amount) => `Montant repris du portefeuille et crédité sur le compte : ${amount}.`,
    closed: (status) => `La discordance est close. État du paiement : « ${status} ».`,
    changed: (status) => `Le portefeuille a été interrogé. Nouvel état du paiement : « ${status} ».`,
    same: (status) =>
      `Le portefeuille a été interrogé. L’état du paiement est toujours « ${status} » ; la réponse du portefeuille est dans la chronologie.`,
  },
  lost: 'La réponse s’est perdue : nous ne savons pas si la demande est arrivée. Vérifiez le paiement ci-dessous avant de réessayer.',
};
