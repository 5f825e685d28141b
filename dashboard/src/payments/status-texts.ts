import { defineTexts } from '../i18n/texts.ts';

export const statusTexts = defineTexts({
  en: {
    inDoubt: 'In doubt',
    statuses: {
      awaiting_approval: 'Awaiting approval',
      capturing: 'Capturing',
      authorizing: 'Authorising',
      authorized: 'Authorised',
      validating: 'Capturing (authorised)',
      releasing: 'Releasing',
      captured: 'Captured',
      cancelled: 'Cancelled',
      expired: 'Expired',
      failed: 'Failed',
      quarantined: 'Quarantined',
    },
    sentences: {
      awaiting_approval: 'The buyer has not approved it at the wallet yet.',
      capturing: 'Florin is capturing it at the wallet.',
      authorizing: 'Florin is having it authorised at the wallet.',
      authorized: 'The wallet holds the money. It is captured when the platform or an administrator says so.',
      validating: 'It was authorised, and Florin is capturing it at the wallet.',
      releasing: 'Florin is giving the authorisation back.',
      captured: 'The money is captured and credited to the account.',
      cancelled: 'It was stopped. No money was taken.',
      expired: 'It was not completed in time. No money was taken.',
      failed: 'The wallet declined it. No money was taken.',
      quarantined:
        'The wallet contradicts what Florin knows. Compare the order at the wallet with the timeline before you act.',
    },
    doubt:
      'The wallet has not told the outcome yet. Florin keeps asking by itself, nothing is captured twice, and this page shows the outcome as soon as it is known.',
  },
  fr: {
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
      quarantined:
        'Le portefeuille contredit ce que Florin sait. Comparez la commande chez le portefeuille avec la chronologie avant d’agir.',
    },
    doubt:
      'Le portefeuille n’a pas encore dit l’issue. Florin continue de demander, rien n’est encaissé deux fois, et cette page affichera l’issue dès qu’elle est connue.',
  },
});
