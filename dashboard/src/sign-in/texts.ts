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
    code: {
      title: 'One more step',
      intro: 'Two-factor sign-in is on for your account.',
      label: 'Code',
      hint: 'The six digits of your authenticator app, or one of your recovery codes.',
      wrong: 'The code is wrong, or it has been used already.',
      submit: 'Sign in',
      back: 'Start over',
    },
    change: {
      title: 'Choose your own password',
      intro: 'You signed in with a one-time password. Replace it now; it takes you straight on.',
      oneTime: 'One-time password',
      submit: 'Set the password',
    },
    invitation: {
      title: 'You are invited',
      intro: (environment: string, role: string) =>
        `To the dashboard of ${environment}, as ${role}. Choose a password, and you are in.`,
      role: { administrator: 'an administrator', viewer: 'a viewer' },
      environment: { sandbox: 'the Florin sandbox', production: 'Florin in production' },
      yourRole: 'Your role',
      until: 'The invitation is valid until',
      otherwise: (email: string) =>
        `You are signed in as ${email} here. Accepting signs you in as the one who is invited.`,
      submit: 'Set the password and sign in',
      invalidTitle: 'This invitation is not valid',
      invalidIntro:
        'It has been used or withdrawn, it is older than seven days, or the link is not whole. Open the link once more as you got it, or ask your administrator for a new one.',
      toSignIn: 'You have a password already? Sign in',
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
    code: {
      title: 'Encore une étape',
      intro: 'La connexion à deux facteurs est activée pour votre compte.',
      label: 'Code',
      hint: 'Les six chiffres de votre application d’authentification, ou l’un de vos codes de secours.',
      wrong: 'Le code est incorrect, ou il a déjà été utilisé.',
      submit: 'Se connecter',
      back: 'Recommencer',
    },
    change: {
      title: 'Choisissez votre mot de passe',
      intro:
        'Vous vous êtes connecté avec un mot de passe à usage unique. Remplacez-le maintenant pour continuer.',
      oneTime: 'Mot de passe à usage unique',
      submit: 'Définir le mot de passe',
    },
    invitation: {
      title: 'Vous êtes invité',
      intro: (environment, role) =>
        `Au tableau de bord ${environment}, ${role}. Choisissez un mot de passe, et vous y êtes.`,
      role: { administrator: 'en tant qu’administrateur', viewer: 'en tant que lecteur' },
      environment: { sandbox: 'du sandbox Florin', production: 'de Florin en production' },
      yourRole: 'Votre rôle',
      until: 'L’invitation est valable jusqu’au',
      otherwise: (email) =>
        `Vous êtes connecté ici en tant que ${email}. En acceptant, vous vous connectez en tant que personne invitée.`,
      submit: 'Définir le mot de passe et se connecter',
      invalidTitle: 'Cette invitation n’est pas valable',
      invalidIntro:
        'Elle a été utilisée ou retirée, elle date de plus de sept jours, ou le lien est incomplet. Rouvrez le lien tel que vous l’avez reçu, ou demandez-en un nouveau à votre administrateur.',
      toSignIn: 'Vous avez déjà un mot de passe ? Connectez-vous',
    },
  },
});
