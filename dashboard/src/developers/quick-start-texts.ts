import { defineTexts } from '../i18n/texts.ts';

export const quickStartTexts = defineTexts({
  en: {
    title: 'Quick start',
    description: 'From a key to a captured payment in one terminal. Every call is described in detail on the',
    apiPages: 'API pages',
    toKeys: 'To the API keys',
    askAdministrator: 'An administrator can generate one.',
    steps: {
      key: {
        title: 'Set your API key',
        text: 'Reveal and copy it, and paste it here in place of <API_KEY>.',
      },
      token: {
        title: 'Get an access token',
        text: 'One is enough for all calls. Asking again returns the same one until it expires.',
      },
      init: { title: 'Start a payment', text: '' },
      approve: {
        title: 'Let the buyer approve it',
        text: 'Open the redirectionUrl of the answer in a browser, as your platform would send a buyer there.',
      },
      resume: {
        title: 'Resume it',
        text: 'Only with the browser SDK: it tells the service that the buyer has approved, and the payment is captured. After a redirect the service does it by itself; calling again changes nothing.',
      },
      read: { title: 'Read it', text: 'Status, amounts and every step of the payment.' },
    },
    initText: (amount: string) =>
      `Amounts are in the minor unit of the currency: this is ${amount}. The answer has the payment’s id and the redirectionUrl for the buyer.`,
    approve: {
      sandbox: 'In the sandbox that is the simulated wallet, which lists its test buyers.',
      production: 'This is production: whoever approves it pays real money. The account must be open.',
    },
  },
  fr: {
    title: 'Premiers pas',
    description:
      'D’une clé à un paiement encaissé dans un seul terminal. Chaque appel est décrit en détail dans la',
    apiPages: 'référence de l’API',
    toKeys: 'Vers les clés d’API',
    askAdministrator: 'Un administrateur peut en générer une.',
    steps: {
      key: {
        title: 'Définissez votre clé d’API',
        text: 'Révélez-la, copiez-la et collez-la ici à la place de <API_KEY>.',
      },
      token: {
        title: 'Obtenez un jeton d’accès',
        text: 'Un seul suffit pour tous les appels. Une nouvelle demande renvoie le même jusqu’à son expiration.',
      },
      init: { title: 'Démarrez un paiement', text: '' },
      approve: {
        title: 'Faites-le approuver par l’acheteur',
        text: 'Ouvrez dans un navigateur la redirectionUrl de la réponse, comme votre plateforme y enverrait un acheteur.',
      },
      resume: {
        title: 'Reprenez-le',
        text: 'Seulement avec le SDK du navigateur : l’appel dit au service que l’acheteur a approuvé, et le paiement est encaissé. Après une redirection, le service s’en charge lui-même ; un nouvel appel ne change rien.',
      },
      read: { title: 'Consultez-le', text: 'Statut, montants et chaque étape du paiement.' },
    },
    initText: (amount) =>
      `Les montants sont dans la plus petite unité de la devise : ceci fait ${amount}. La réponse contient l’identifiant du paiement et la redirectionUrl pour l’acheteur.`,
    approve: {
      sandbox: 'Dans la sandbox, c’est le portefeuille simulé, qui affiche ses acheteurs de test.',
      production: 'C’est la production : qui approuve paie en argent réel. Le compte doit être ouvert.',
    },
  },
});
