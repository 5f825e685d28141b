import { defineTexts } from '../i18n/texts.ts';

export const signInTexts = defineTexts({
  en: {
    title: 'Sign in',
    promise: 'Every payment captured once. Never twice, never lost.',
    intro: 'With the credentials you got from your onboarding team.',
    email: 'E-mail address',
    password: 'Password',
    submit: 'Sign in',
    signedOut: 'Your session has ended. Sign in to go on where you were.',
    change: {
      title: 'Choose your own password',
      intro: 'You signed in with a one-time password. Replace it now; it takes you straight on.',
      oneTime: 'One-time password',
      chosen: 'New password',
      rule: 'At least 12 characters. A few words together are good.',
      again: 'New password, once more',
      differs: 'The two are not the same.',
      tooShort: 'At least 12 characters.',
      same: 'Neither the one-time password nor your e-mail address.',
      submit: 'Set the password',
    },
  },
  fr: {
    title: 'Connexion',
    promise: 'Chaque paiement encaissé une fois. Jamais deux, jamais perdu.',
    intro: 'Avec les identifiants reçus de votre équipe d’intégration.',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    submit: 'Se connecter',
    signedOut: 'Votre session est terminée. Reconnectez-vous pour reprendre où vous en étiez.',
    change: {
      title: 'Choisissez votre mot de passe',
      intro:
        'Vous vous êtes connecté avec un mot de passe à usage unique. Remplacez-le maintenant pour continuer.',
      oneTime: 'Mot de passe à usage unique',
      chosen: 'Nouveau mot de passe',
      rule: 'Au moins 12 caractères. Quelques mots mis ensemble conviennent bien.',
      again: 'Nouveau mot de passe, encore une fois',
      differs: 'Les deux ne sont pas identiques.',
      tooShort: 'Au moins 12 caractères.',
      same: 'Ni le mot de passe à usage unique, ni votre adresse e-mail.',
      submit: 'Définir le mot de passe',
    },
  },
});
