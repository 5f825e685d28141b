import type { Texts } from '../en/en.ts';

export const paymentActions: Texts['paymentActions'] = {
  buttons: {
    capture: 'Encaisser…',
    cancel: 'Annuler le paiement…',
    refund: 'Rembourser…',
    ask_wallet: 'Interroger à nouveau le portefeuille',
    resolve: 'Résoudre…',
  },
  keep: 'Ne rien changer',
  capture: {
    title: 'Encaisser ce paiement ?',
    text: (id, total) =>
      `Le portefeuille réserve ${total} pour le paiement ${id}. Vous pouvez en encaisser tout ou partie, une seule fois ; le reste est rendu à l’acheteur.`,
    amount: (currency) => `Montant à encaisser, en ${currency}`,
    wrong: (total) => `Supérieur à zéro, et ${total} au plus`,
    rest: (amount) => `Le reste, ${amount}, est rendu à l’acheteur.`,
    confirm: (amount) => `Encaisser ${amount}`,
  },
  cancel: {
    title: 'Annuler ce paiement ?',
    awaiting: (id, total) =>
      `Le paiement ${id} de ${total} s’arrête ici : l’acheteur ne pourra plus l’approuver. C’est irréversible.`,
    authorized: (id, total) =>
      `Les ${total} que le portefeuille réserve pour le paiement ${id} sont rendus à l’acheteur. C’est irréversible.`,
    confirm: (total) => `Annuler le paiement de ${total}`,
  },
  outcomes: {
    captured: (amount) => `${amount} ont été encaissés.`,
    cancelled: 'Le paiement est annulé.',
    adopted: (amount) => `${amount} ont été repris et crédités au compte.`,
    closed: (status) => `La contradiction est close. Le paiement est « ${status} ».`,
    changed: (status) => `Le portefeuille a été interrogé. Le paiement est maintenant « ${status} ».`,
    same: (status) =>
      `Le portefeuille a été interrogé. Le paiement est toujours « ${status} » ; sa réponse est dans la chronologie.`,
  },
  lost: 'La réponse s’est perdue : on ne sait pas si l’ordre est arrivé. Regardez le paiement ci-dessous, tel qu’il est maintenant, avant de redonner un ordre.',
};
