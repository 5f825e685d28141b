import type { Texts } from '../en/en.ts';

/** A payment that the wallet contradicts, and what an administrator decides about it. */
export const paymentContradiction: Texts['paymentContradiction'] = {
  title: 'Le portefeuille contredit Florin',
  text: 'Florin interroge à nouveau le portefeuille de temps en temps. Dès que sa réponse concorde, tout rentre dans l’ordre ; sinon, un administrateur doit comparer les deux versions et trancher.',
  ours: {
    title: 'Ce que Florin a demandé',
    kind: 'Demande',
    kinds: {
      capture: 'Encaissement de la commande',
      authorize: 'Autorisation de la commande',
      capture_authorization: 'Encaissement de l’autorisation',
      release: 'Libération de l’autorisation',
      refund: 'Remboursement de l’encaissement',
      review: 'Rien : le portefeuille a signalé quelque chose de lui-même',
    },
    amount: 'Montant',
    orderedBy: 'Ordre donné par',
    requestId: 'Identifiant de requête',
    captured: 'Encaissé ici',
    since: 'Depuis',
    detail: 'Ce qui ne concorde pas',
  },
  theirs: {
    title: 'Ce que dit le portefeuille',
    order: 'Commande',
    captures: 'Encaissements',
    authorizations: 'Autorisations',
    refunds: 'Remboursements',
    noCaptures: 'Aucun',
    noAuthorizations: 'Aucune',
    noRefunds: 'Aucun',
    unreadable: 'Un montant illisible',
    at: 'Interrogé le',
  },
  resolve: {
    title: 'Résoudre la contradiction ?',
    text: (id, total) =>
      `Vous décidez de l’issue du paiement ${id} de ${total}. Le portefeuille est interrogé encore une fois avant tout changement. C’est irréversible.`,
    choice: 'Quelle est son issue ?',
    adopt: 'Reprendre l’encaissement que le portefeuille a fait',
    adoptable: (amount, captureId, account) =>
      `${amount} de l’encaissement ${captureId} comptent comme payés, et sont crédités à ${account}, moins la commission.`,
    asking: 'Le portefeuille est en cours d’interrogation.',
    notAdoptable:
      'Impossible : le portefeuille n’a pas exactement un encaissement, dans la devise du paiement et dans la limite de son total.',
    alreadyCaptured: 'Impossible : le paiement a déjà son encaissement.',
    unknown: 'Impossible : le portefeuille n’indique pas ce qu’il a.',
    correct: 'Corriger les comptes',
    correctText:
      'Les remboursements qui ne correspondent pas au portefeuille sont contrepassés, puis comptabilisés à nouveau. La plateforme reçoit l’événement refund.corrected.',
    closeUnpaid: 'Clore : non payé',
    closeUnpaidText:
      'Rien n’est crédité. Si le paiement était encore ouvert, il échoue ; s’il était autorisé, l’argent réservé est libéré. S’il était terminé, il reste comme il était.',
    closeDone: 'Clore : réglé',
    closeDoneText:
      'Le paiement reste encaissé, et aucun solde ne change. Vous avez réglé la différence en dehors de Florin.',
    unseen:
      'Le portefeuille ne répond pas. Ne clôturez le paiement que si vous avez constaté chez le portefeuille lui-même que rien n’est encaissé.',
    note: 'Note',
    noteHint: 'Ce que vous avez comparé et la raison de votre décision. Elle reste dans le journal d’audit.',
    confirm: {
      none: 'Résoudre',
      adopt: (amount) => `Reprendre ${amount}`,
      correct: 'Corriger les comptes',
      close: 'Clore la contradiction',
    },
    conflicts: {
      correct:
        'Rien n’a été corrigé. Soit chaque remboursement est enregistré tel que le portefeuille l’a, soit le portefeuille répond différemment quand on l’interroge deux fois, soit le paiement a changé entre-temps. La page montre les deux tels qu’ils sont maintenant.',
      adopt:
        'Rien n’a été repris. Soit le paiement a changé entre-temps, soit le portefeuille n’a plus cet unique encaissement terminé. La page montre les deux tels qu’ils sont maintenant.',
      close:
        'Rien n’a été clos. Soit le paiement a changé entre-temps, soit le portefeuille est justement interrogé à son sujet, soit il a effectué le remboursement : interrogez-le alors de nouveau. Si le portefeuille a encaissé le paiement, reprenez cet encaissement, ou remboursez-le d’abord chez le portefeuille.',
    },
  },
};
