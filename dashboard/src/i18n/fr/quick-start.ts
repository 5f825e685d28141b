import type { Texts } from '../en/en.ts';

export const quickStart: Texts['quickStart'] = {
  title: 'Premiers pas',
  description:
    'D’une clé d’API à un paiement encaissé, dans un seul terminal. Chaque appel est décrit en détail dans la',
  apiPages: 'référence de l’API',
  toKeys: 'Voir les clés d’API',
  askAdministrator: 'Un administrateur peut en générer une.',
  steps: {
    key: {
      title: 'Définissez votre clé d’API',
      text: 'Affichez-la, copiez-la et collez-la ici à la place de <API_KEY>.',
    },
    token: {
      title: 'Obtenez un jeton d’accès',
      text: 'Un seul suffit pour tous les appels. Une nouvelle demande renvoie le même jusqu’à son expiration.',
    },
    init: { title: 'Démarrez un paiement', text: '' },
    approve: {
      title: 'Faites-le approuver par l’acheteur',
      text: 'Ouvrez la redirectionUrl de la réponse dans un navigateur. Votre plateforme y enverrait l’acheteur.',
    },
    resume: {
      title: 'Reprenez-le',
      text: 'Nécessaire seulement avec le SDK du navigateur : l’appel indique au service que l’acheteur a approuvé, et le paiement est encaissé. Après une redirection, le service s’en charge lui-même ; un nouvel appel ne change rien.',
    },
    read: { title: 'Consultez-le', text: 'L’état, les montants et chaque étape du paiement.' },
  },
  initText: (amount) =>
    `Les montants sont exprimés dans la plus petite unité de la devise : ici, ${amount}. La réponse contient l’identifiant du paiement et la redirectionUrl pour l’acheteur.`,
  approve: {
    sandbox: 'Dans la sandbox, c’est le portefeuille simulé, qui affiche ses acheteurs de test.',
    production:
      'Vous êtes en production : quiconque approuve paie en argent réel. Le compte doit être ouvert.',
  },
};
