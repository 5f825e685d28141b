import type { Texts } from '../en/en.ts';

export const paymentStatus: Texts['paymentStatus'] = {
  /** Beside the status, where it does not say enough. */
  marks: { in_doubt: 'Incertain', pending: 'En attente', mismatch: 'Discordance', declined: 'Refusé' },
  refunded: 'Remboursé',
  partlyRefunded: 'Partiellement remboursé',
  statuses: {
    awaiting_approval: 'En attente de l’acheteur',
    capturing: 'Encaissement en cours',
    authorizing: 'Autorisation en cours',
    authorized: 'Autorisé',
    partially_captured: 'Partiellement encaissé',
    validating: 'Encaissement (autorisé)',
    releasing: 'Libération en cours',
    captured: 'Encaissé',
    cancelled: 'Annulé',
    expired: 'Expiré',
    failed: 'Échoué',
    quarantined: 'En quarantaine',
  },
  sentences: {
    awaiting_approval: 'L’acheteur ne l’a pas encore approuvé auprès du portefeuille.',
    capturing: 'Florin l’encaisse auprès du portefeuille.',
    authorizing: 'Florin le fait autoriser par le portefeuille.',
    authorized: 'Le portefeuille bloque l’argent jusqu’à ce que la plateforme ou un opérateur l’encaisse.',
    partially_captured:
      'Une partie a été encaissée et créditée. Le portefeuille bloque le reste jusqu’à son encaissement ou sa libération.',
    validating: 'Il a été autorisé, et Florin l’encaisse auprès du portefeuille.',
    releasing: 'Florin libère l’autorisation.',
    captured: 'L’argent a été encaissé et crédité sur le compte.',
    cancelled: 'Il a été annulé. Rien n’a été prélevé.',
    expired: 'Il n’a pas été terminé à temps. Rien n’a été prélevé.',
    failed: 'Le portefeuille l’a refusé. Rien n’a été prélevé.',
    quarantined:
      'Les données du portefeuille ne concordent pas avec celles de Florin. Un opérateur doit trancher.',
  },
  declined: 'Le portefeuille l’a refusé. L’acheteur peut choisir un autre moyen de paiement.',
  allBack: 'Il a été encaissé, puis remboursé en totalité à l’acheteur.',
  partlyBack: (amount) => `Il a été encaissé, puis remboursé à l’acheteur à hauteur de ${amount}.`,
  closed: 'Un opérateur l’a clos comme non payé. Rien n’a été crédité.',
  operation: {
    kinds: {
      change: (amount, since) => `Modification du montant à ${amount}, depuis le ${since}.`,
      capture: (amount, since) => `Encaissement de ${amount}, depuis le ${since}.`,
      authorize: (amount, since) => `Autorisation de ${amount}, depuis le ${since}.`,
      capture_authorization: (amount, since) =>
        `Encaissement de ${amount} sur l’autorisation, depuis le ${since}.`,
      release: (amount, since) => `Libération de l’autorisation de ${amount}, depuis le ${since}.`,
      refund: (amount, since) => `Remboursement de ${amount}, depuis le ${since}.`,
      return_capture: (_amount, since) =>
        `Remboursement d’un encaissement non comptabilisé, depuis le ${since}.`,
      review: (_amount, since) =>
        `Le portefeuille a signalé quelque chose que Florin n’avait pas demandé, le ${since}.`,
    },
    progress: {
      under_way: 'Florin appelle le portefeuille.',
      in_doubt:
        'Le portefeuille n’a pas encore communiqué le résultat. Florin continue de l’interroger, n’encaisse jamais deux fois, et affichera le résultat ici dès qu’il sera connu.',
      pending:
        'Le portefeuille l’a accepté et décidera plus tard, peut-être dans quelques jours. Florin continue de l’interroger et affichera le résultat ici. Vous n’avez rien à faire.',
      mismatch:
        'Le portefeuille et Florin ne concordent pas. Un opérateur doit trancher sur la page du paiement.',
    },
  },
};
