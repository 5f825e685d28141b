import type { Texts } from '../en/en.ts';

export const paymentStatus: Texts['paymentStatus'] = {
  /** Beside the status, where it does not say enough. */
  marks: { in_doubt: 'Incertain', pending: 'En attente', contradicted: 'Contredit', declined: 'Refusé' },
  refunded: 'Remboursé',
  partlyRefunded: 'Remboursé en partie',
  statuses: {
    awaiting_approval: 'À approuver',
    capturing: 'Encaissement',
    authorizing: 'Autorisation',
    authorized: 'Autorisé',
    validating: 'Encaissement (autorisé)',
    releasing: 'Libération',
    captured: 'Encaissé',
    cancelled: 'Annulé',
    expired: 'Expiré',
    failed: 'Échoué',
    quarantined: 'En quarantaine',
  },
  sentences: {
    awaiting_approval: 'L’acheteur ne l’a pas encore approuvé chez le portefeuille.',
    capturing: 'Florin l’encaisse auprès du portefeuille.',
    authorizing: 'Florin le fait autoriser par le portefeuille.',
    authorized:
      'Le portefeuille réserve l’argent. Il est encaissé quand la plateforme ou un administrateur le demande.',
    validating: 'Il a été autorisé, et Florin l’encaisse auprès du portefeuille.',
    releasing: 'Florin libère l’autorisation.',
    captured: 'L’argent est encaissé et crédité au compte.',
    cancelled: 'Il a été arrêté. Rien n’a été prélevé.',
    expired: 'Il n’a pas été terminé à temps. Rien n’a été prélevé.',
    failed: 'Le portefeuille l’a refusé. Rien n’a été prélevé.',
    quarantined: 'Le portefeuille contredit les données de Florin. Un administrateur doit trancher.',
  },
  declined:
    'Le portefeuille l’a refusé. L’acheteur peut choisir un autre moyen de paiement et approuver de nouveau.',
  allBack: 'Il a été encaissé, puis rendu en totalité à l’acheteur.',
  partlyBack: (amount) => `Il a été encaissé, puis ${amount} ont été rendus à l’acheteur.`,
  closed: 'Un administrateur l’a clos comme non payé. Rien n’a été crédité.',
  operation: {
    kinds: {
      capture: (amount, since) => `Encaissement de ${amount}, depuis le ${since}.`,
      authorize: (amount, since) => `Autorisation de ${amount}, depuis le ${since}.`,
      capture_authorization: (amount, since) =>
        `Encaissement de ${amount} sur l’autorisation, depuis le ${since}.`,
      release: (amount, since) => `Libération de l’autorisation de ${amount}, depuis le ${since}.`,
      refund: (amount, since) => `Remboursement de ${amount}, depuis le ${since}.`,
      review: (_amount, since) =>
        `Le portefeuille a signalé quelque chose que Florin n’avait pas demandé, le ${since}.`,
    },
    progress: {
      under_way: 'Florin appelle le portefeuille.',
      in_doubt:
        'Le portefeuille n’a pas encore indiqué l’issue. Florin continue de l’interroger, rien n’est encaissé deux fois, et cette page affichera l’issue dès qu’elle sera connue.',
      pending:
        'Le portefeuille l’a accepté et décidera plus tard, peut-être dans quelques jours. Florin continue de l’interroger, et cette page affichera l’issue dès qu’elle sera connue. Vous n’avez rien à faire.',
      contradicted:
        'Le portefeuille contredit Florin. Un administrateur doit trancher, sur la page du paiement.',
    },
  },
};
