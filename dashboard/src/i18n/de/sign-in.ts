import type { Texts } from '../en/en.ts';

export const signIn: Texts['signIn'] = {
  title: 'Anmelden',
  promise: 'Jede Zahlung einmal eingezogen. Nie doppelt, nie verloren.',
  intro: 'Verwenden Sie die Zugangsdaten von Ihrem Onboarding-Team.',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  submit: 'Anmelden',
  signInFirst: 'Melden Sie sich an, um die Seite zu öffnen.',
  again: {
    title: 'Noch einmal anmelden',
    text: 'Ihre Sitzung ist beendet. Melden Sie sich an, um weiterzumachen: Ihre Eingaben sind noch da.',
    wrong: 'Das Passwort ist falsch.',
    wrongWithCode: 'Das Passwort oder der Code ist falsch, oder der Code wurde schon verwendet.',
    someoneElse: 'Ich bin jemand anderes',
  },
  switched: {
    title: (email) => `Sie sind jetzt als ${email} angemeldet`,
    text: 'In einem anderen Tab dieses Browsers hat sich jemand unter anderem Namen angemeldet. Diese Seite wurde daher neu geladen.',
  },
  failed: {
    title: (count) =>
      count === 1
        ? '1 fehlgeschlagene Anmeldung seit Ihrer letzten'
        : `${count} fehlgeschlagene Anmeldungen seit Ihrer letzten`,
    text: 'Jemand hat für Ihr Konto ein falsches Passwort oder einen falschen Code eingegeben. Wenn Sie das nicht waren, wählen Sie ein neues Passwort, und schalten Sie die Zwei-Faktor-Anmeldung ein, falls sie aus ist.',
  },
  passwordChange: {
    title: 'Ihr Passwort wurde geändert',
    text: (time, address) =>
      `Am ${time}, von der Adresse ${address}. Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort, und informieren Sie einen Administrator.`,
  },
  code: {
    title: 'Noch ein Schritt',
    intro: 'Für Ihr Konto ist die Zwei-Faktor-Anmeldung eingeschaltet.',
    label: 'Code',
    hint: 'Die sechs Ziffern aus Ihrer Authenticator-App, oder einer Ihrer Wiederherstellungscodes.',
    wrong: 'Der Code ist falsch oder wurde schon verwendet.',
    submit: 'Anmelden',
    back: 'Von vorn beginnen',
  },
  change: {
    title: 'Eigenes Passwort wählen',
    intro: 'Sie haben sich mit einem Einmalpasswort angemeldet. Ersetzen Sie es jetzt, um fortzufahren.',
    oneTime: 'Einmalpasswort',
    codeHint:
      'Der nächste Code aus Ihrer Authenticator-App, oder ein Wiederherstellungscode. Jeder Code gilt einmal.',
    submit: 'Passwort festlegen',
  },
  invitation: {
    title: 'Sie sind eingeladen',
    intro: (environment, role) =>
      `Zum Dashboard ${environment}. Ihre Rolle: ${role}. Wählen Sie ein Passwort, und Sie sind dabei.`,
    environment: { sandbox: 'der Florin-Sandbox', production: 'von Florin in Produktion' },
    yourRole: 'Ihre Rolle',
    until: 'Die Einladung gilt bis',
    signedInAs: (email) =>
      `Sie sind hier als ${email} angemeldet. Wenn Sie annehmen, sind Sie stattdessen als die eingeladene Person angemeldet.`,
    submit: 'Passwort festlegen und anmelden',
    invalidTitle: 'Diese Einladung ist nicht gültig',
    invalidIntro:
      'Sie wurde verwendet oder zurückgezogen, ist älter als sieben Tage, oder der Link ist unvollständig. Öffnen Sie den Link noch einmal so, wie Sie ihn erhalten haben, oder bitten Sie Ihren Administrator um einen neuen.',
    toSignIn: 'Sie haben schon ein Passwort? Anmelden',
  },
};
