import type { Texts } from '../en/en.ts';

export const users: Texts['users'] = {
  title: 'Benutzer',
  description:
    'Wer sich bei diesem Dashboard anmelden kann, und mit welcher Rolle. Neue Benutzer erhalten einen Einladungslink, der einmal gilt und nach sieben Tagen abläuft.',
  invite: 'Jemanden einladen',
  you: 'Sie',
  disabled: 'Deaktiviert',
  person: 'E-Mail-Adresse',
  role: 'Rolle',
  twoFactor: 'Zwei-Faktor',
  on: 'Ein',
  off: 'Aus',
  lastSeen: 'Zuletzt aktiv',
  never: 'Nie',
  menu: (email) => `${email} ändern`,
  invitations: {
    title: 'Offene Einladungen',
    none: 'Keine offenen Einladungen.',
    by: 'Eingeladen von',
    until: 'Gültig bis',
    withdraw: 'Zurückziehen',
    withdrawOf: (email) => `Einladung für ${email} zurückziehen`,
    withdrawTitle: (email) => `Einladung für ${email} zurückziehen?`,
    withdrawText: 'Der Link gilt sofort nicht mehr. Sie können die Person erneut einladen.',
    withdrawn: (email) => `Die Einladung für ${email} wurde zurückgezogen.`,
  },
  inviting: {
    title: 'Jemanden einladen',
    email: 'E-Mail-Adresse',
    emailHint:
      'Damit meldet sich die Person an. Florin verschickt keine E-Mails: Sie geben den Link selbst weiter.',
    role: 'Rolle',
    submit: 'Link erstellen',
    linkTitle: 'Der Einladungslink',
    forWhom: (email, role) => `Für ${email}, mit ${role}.`,
    asRole: { administrator: 'Administratorrechten', viewer: 'Leserechten' },
    once: 'Dieser Link wird nur jetzt angezeigt. Er gilt einmal, für den, der ihn zuerst öffnet. Senden Sie ihn so, dass nur die eingeladene Person ihn lesen kann.',
    until: (time) => `Er gilt bis ${time}, oder bis Sie dieselbe Adresse erneut einladen.`,
    copy: 'Link kopieren',
  },
  actions: {
    makeAdministrator: {
      menu: 'Zum Administrator machen',
      title: (email) => `${email} zum Administrator machen?`,
      text: (email) =>
        `${email} kann hier dann alles: API-Schlüssel erstellen, Zahlungen bearbeiten, Benutzer einladen und deaktivieren. Die Sitzungen enden jetzt; mit der neuen Rolle geht es nach erneuter Anmeldung weiter.`,
      self: '',
      confirm: () => 'Zum Administrator machen',
      done: (email) => `${email} ist jetzt Administrator.`,
    },
    makeViewer: {
      menu: 'Auf Leserechte beschränken',
      title: (email) => `${email} auf Leserechte beschränken?`,
      text: (email) =>
        `${email} kann dann Zahlungen, Konten und Zahlen sehen, aber nichts ändern. Die Sitzungen und die verschickten Einladungen enden jetzt.`,
      self: 'Das sind Sie selbst. Sie werden abgemeldet, und nur ein anderer Administrator kann Ihnen die Rolle zurückgeben.',
      confirm: () => 'Auf Leserechte beschränken',
      done: (email) => `${email} hat jetzt nur noch Leserechte.`,
    },
    disable: {
      menu: 'Deaktivieren',
      title: (email) => `${email} deaktivieren?`,
      text: (email) =>
        `${email} kann sich dann nicht mehr anmelden. Die Sitzungen und die verschickten Einladungen enden jetzt. Was getan wurde, bleibt im Protokoll, und Sie können den Benutzer wieder aktivieren.`,
      self: 'Das sind Sie selbst. Sie werden abgemeldet, und nur ein anderer Administrator kann Sie wieder hineinlassen.',
      confirm: (email) => `${email} deaktivieren`,
      done: (email) => `${email} ist deaktiviert und überall abgemeldet.`,
    },
    enable: {
      menu: 'Aktivieren',
      title: (email) => `${email} wieder aktivieren?`,
      text: (email) => `${email} kann sich dann wieder anmelden, mit dem alten Passwort und der alten Rolle.`,
      self: '',
      confirm: (email) => `${email} aktivieren`,
      done: (email) => `${email} kann sich wieder anmelden.`,
    },
    resetTwoFactor: {
      menu: 'Zwei-Faktor zurücksetzen',
      title: (email) => `Zwei-Faktor-Anmeldung von ${email} zurücksetzen?`,
      text: (email) =>
        `Für jemanden, der Telefon und Wiederherstellungscodes verloren hat. Bis ${email} sie wieder einrichtet, reicht das Passwort: Vergewissern Sie sich, dass wirklich diese Person darum bittet. Die Sitzungen enden jetzt.`,
      self: '',
      confirm: () => 'Zwei-Faktor zurücksetzen',
      done: (email) => `${email} meldet sich jetzt nur mit Passwort an.`,
    },
  },
};
