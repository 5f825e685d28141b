import type { Texts } from '../en/en.ts';

export const paymentStatus: Texts['paymentStatus'] = {
  inDoubt: 'En doute',
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
    releasing: 'Florin rend l’autorisation.',
    captured: 'L’argent est encaissé et crédité au compte.',
    cancelled: 'Il a été arrêté. Rien n’a été prélevé.',
    expired: 'Il n’a pas été terminé à temps. Rien n’a été prélevé.',
    failed: 'Le portefeuille l’a refusé. Rien n’a été prélevé.',
    quarantined: 'Le portefeuille contredit ce que Florin sait. Un administrateur doit décider.',
  },
  closed: 'Un administrateur l’a clos comme non payé. Rien n’a été crédité.',
  doubt:
    'Le portefeuille n’a pas encore dit l’issue. Florin continue de demander, rien n’est encaissé deux fois, et cette page affichera l’issue dès qu’elle est connue.',
};
