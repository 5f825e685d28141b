import type { Texts } from '../en/en.ts';

/** A mismatch, and what an administrator decides about it. */
export const paymentMismatch: Texts['paymentMismatch'] = {
  title: 'Le portefeuille et Florin ne concordent pas',
  text: 'Florin interroge à nouveau le portefeuille de temps en temps. Si les données concordent alors, la discordance se résout d’elle-même. Sinon, un opérateur doit les comparer et trancher.',
  ours: {
    title: 'Ce que Florin a demandé',
    kind: 'Demande',
    kinds: {
      change: 'Modification du montant',
      capture: 'Encaissement de la commande',
      authorize: 'Autorisation de la commande',
      capture_authorization: 'Encaissement de l’autorisation',
      release: 'Libération de l’autorisation',
      refund: 'Remboursement de l’encaissement',
      return_capture: 'Remboursement d’un encaissement non comptabilisé',
      review: 'Aucune : le portefeuille a signalé quelque chose de lui-même',
    },
    amount: 'Montant',
    requestedBy: 'Demandé par',
    requestId: 'Identifiant de la requête',
    captured: 'Encaissé dans Florin',
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
    unreadable: 'Montant illisible',
    at: 'Interrogé le',
  },
  resolve: {
    title: 'Résoudre la discordance ?',
    text: (id, total) =>
      `Vous décidez de l’issue du paiement ${id} de ${total}. Florin interroge encore une fois le portefeuille avant de modifier quoi que ce soit. Cette action est irréversible.`,
    choice: 'Quelle doit être son issue ?',
    adopt: 'Reprendre l’encaissement du portefeuille',
    adoptable: (amount, captureId, account) =>
      `Le paiement compte comme payé à hauteur de ${amount} (encaissement ${captureId}). Ce montant est crédité à ${account}, moins la commission.`,
    asking: 'Interrogation du portefeuille…',
    notAdoptable:
      'Impossible : le portefeuille doit avoir exactement un encaissement, dans la devise du paiement et dans la limite de son total.',
    alreadyCaptured: 'Impossible : le paiement est déjà encaissé.',
    unknown: 'Impossible : le portefeuille n’a pas répondu.',
    correct: 'Corriger les comptes',
    correctText:
      'Les remboursements qui ne correspondent pas au portefeuille sont contrepassés, puis comptabilisés à nouveau. La plateforme reçoit l’événement refund.corrected.',
    return: 'Le rembourser auprès du portefeuille',
    returnable: (amount, captureId) =>
      `Florin rembourse à l’acheteur l’encaissement ${captureId} de ${amount}, dans la mesure où il ne l’a pas encore été. Rien n’est crédité, et les frais du portefeuille sont comptabilisés. Un paiement encore ouvert échoue.`,
    notReturnable: 'Impossible : le portefeuille n’a aucun encaissement non comptabilisé.',
    closeUnpaid: 'Clore : non payé',
    closeUnpaidText:
      'Rien n’est crédité. Un paiement encore ouvert échoue. Pour un paiement autorisé, l’argent bloqué est libéré. Un paiement terminé ne change pas.',
    closeDone: 'Clore : réglé ailleurs',
    closeDoneText:
      'Le paiement reste encaissé, et aucun solde ne change. Vous avez réglé la différence en dehors de Florin.',
    unseen:
      'Le portefeuille ne répond pas. Ne clôturez le paiement que si vous avez vérifié sur le site du portefeuille que rien n’a été encaissé.',
    note: 'Note',
    noteHint: 'Ce que vous avez comparé et la raison de votre décision. Elle reste dans le journal d’audit.',
    confirm: {
      none: 'Résoudre',
      adopt: (amount) => `Reprendre ${amount}`,
      return: (amount) => `Rembourser ${amount}`,
      correct: 'Corriger les comptes',
      close: 'Clore la discordance',
    },
    conflicts: {
      correct:
        'Rien n’a été corrigé. Soit tous les remboursements concordent déjà avec le portefeuille, soit celui-ci a donné deux réponses différentes sur un remboursement, soit le paiement vient de changer. Cette page montre les deux côtés à jour.',
      adopt:
        'L’encaissement n’a pas été repris. Soit le paiement vient de changer, soit le portefeuille n’a plus exactement cet unique encaissement terminé, soit sa commande porte sur un autre montant que le paiement. Cette page montre les deux côtés à jour.',
      return:
        'L’encaissement n’a pas été remboursé. Soit le paiement vient de changer, soit le portefeuille n’a plus cet encaissement, soit il a donné deux réponses différentes à son sujet, soit il a refusé le remboursement. Cette page montre les deux côtés à jour.',
      close:
        'Rien n’a été clos. Soit le paiement vient de changer, soit Florin est en train d’interroger le portefeuille à son sujet, soit le portefeuille a effectué le remboursement : interrogez-le alors à nouveau. Si le portefeuille a encaissé le paiement, reprenez cet encaissement, ou remboursez-le d’abord auprès du portefeuille.',
    },
  },
};
