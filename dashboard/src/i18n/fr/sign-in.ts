import type { Texts } from '../en/en.ts';

export const signIn: Texts['signIn'] = {
  title: 'Connexion',
  promise: 'Chaque paiement est encaissé une seule fois. Jamais deux fois, jamais perdu.',
  intro: 'Utilisez les identifiants fournis par votre équipe d’intégration.',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  submit: 'Se connecter',
  signInFirst: 'Connectez-vous pour ouvrir la page.',
  again: {
    title: 'Reconnectez-vous',
    text: 'Votre session est terminée. Reconnectez-vous pour continuer : votre saisie est conservée.',
    wrong: 'Le mot de passe est incorrect.',
    wrongWithCode: 'Le mot de passe ou le code est incorrect, ou le code a déjà été utilisé.',
    someoneElse: 'Je suis quelqu’un d’autre',
  },
  switched: {
    title: (email) => `Vous êtes maintenant connecté en tant que ${email}`,
    text: 'Quelqu’un s’est connecté sous un autre nom dans un autre onglet de ce navigateur. Cette page a donc été rechargée.',
  },
  failed: {
    title: (count) =>
      count === 1
        ? '1 tentative de connexion a échoué depuis la dernière fois'
        : `${count} tentatives de connexion ont échoué depuis la dernière fois`,
    text: 'Quelqu’un a saisi un mot de passe ou un code incorrect pour votre compte. Si ce n’était pas vous, choisissez un nouveau mot de passe et activez l’authentification à deux facteurs si elle ne l’est pas encore.',
  },
  passwordChange: {
    title: 'Votre mot de passe a été changé',
    text: (time, address) =>
      `Le ${time}, depuis l’adresse ${address}. Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et prévenez un administrateur.`,
  },
  code: {
    title: 'Encore une étape',
    intro: 'L’authentification à deux facteurs est activée pour votre compte.',
    label: 'Code',
    hint: 'Les six chiffres de votre application d’authentification, ou l’un de vos codes de secours.',
    wrong: 'Le code est incorrect ou a déjà été utilisé.',
    submit: 'Se connecter',
    back: 'Recommencer',
  },
  change: {
    title: 'Choisissez votre mot de passe',
    intro:
      'Vous vous êtes connecté avec un mot de passe à usage unique. Remplacez-le maintenant pour continuer.',
    oneTime: 'Mot de passe à usage unique',
    codeHint:
      'Le prochain code de votre application d’authentification, ou un code de secours. Chaque code ne sert qu’une fois.',
    submit: 'Définir le mot de passe',
  },
  invitation: {
    title: 'Votre invitation',
    intro: (environment, role) =>
      `Vous êtes invité au tableau de bord ${environment}. Votre rôle : ${role}. Il ne vous reste qu’à choisir un mot de passe.`,
    environment: { sandbox: 'de la sandbox Florin', production: 'de Florin en production' },
    yourRole: 'Votre rôle',
    until: 'L’invitation est valable jusqu’au',
    signedInAs: (email) =>
      `Vous êtes connecté ici en tant que ${email}. En acceptant, vous serez connecté à la place en tant que personne invitée.`,
    submit: 'Définir le mot de passe et se connecter',
    invalidTitle: 'Cette invitation n’est pas valable',
    invalidIntro:
      'Elle a été utilisée ou retirée, elle date de plus de sept jours, ou le lien est incomplet. Rouvrez le lien tel que vous l’avez reçu, ou demandez-en un nouveau à votre administrateur.',
    toSignIn: 'Vous avez déjà un mot de passe ? Connectez-vous',
  },
};
