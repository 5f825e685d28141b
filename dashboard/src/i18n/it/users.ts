import type { Texts } from '../en/en.ts';

export const users: Texts['users'] = {
  title: 'Utenti',
  description:
    'Le persone che possono accedere a questa dashboard e i loro ruoli. I nuovi utenti ricevono un link di invito che funziona una volta sola e scade dopo sette giorni.',
  invite: 'Invita qualcuno',
  you: 'Account attuale',
  disabled: 'Disattivato',
  person: 'Indirizzo e-mail',
  role: 'Ruolo',
  twoFactor: 'Due fattori',
  on: 'Attiva',
  off: 'Non attiva',
  lastSeen: 'Ultima attività',
  never: 'Mai',
  menu: (email) => `Modifica ${email}`,
  invitations: {
    title: 'Inviti aperti',
    none: 'Nessun invito aperto.',
    by: 'Invito di',
    until: 'Valido fino a',
    withdraw: 'Ritira',
    withdrawOf: (email) => `Ritira l’invito per ${email}`,
    withdrawTitle: (email) => `Ritirare l’invito per ${email}?`,
    withdrawText: 'Il link smette subito di funzionare. La persona può essere invitata di nuovo.',
    withdrawn: (email) => `L’invito per ${email} è stato ritirato.`,
  },
  inviting: {
    title: 'Invita qualcuno',
    email: 'Indirizzo e-mail',
    emailHint:
      'Servirà alla persona per accedere. Florin non invia e-mail: il link va trasmesso personalmente.',
    role: 'Ruolo',
    submit: 'Crea il link',
    linkTitle: 'Il link di invito',
    forWhom: (email, role) => `Per ${email}, ${role}.`,
    asRole: { administrator: 'come amministratore', viewer: 'come osservatore' },
    once: 'Questo link è mostrato solo ora. Funziona una volta sola, per chi lo apre per primo: inviarlo in modo che solo la persona invitata possa leggerlo.',
    until: (time) => `Scadenza: ${time}. Un nuovo invito allo stesso indirizzo lo annulla prima.`,
    copy: 'Copia il link',
  },
  actions: {
    makeAdministrator: {
      menu: 'Nomina amministratore',
      title: (email) => `Nominare ${email} amministratore?`,
      text: (email) =>
        `${email} potrà fare tutto: generare chiavi API, intervenire sui pagamenti, invitare e disattivare utenti. Le sue sessioni terminano ora; il prossimo accesso avverrà con il nuovo ruolo.`,
      self: '',
      confirm: () => 'Nomina amministratore',
      done: (email) => `${email} ora ha il ruolo di amministratore.`,
    },
    makeViewer: {
      menu: 'Rendi osservatore',
      title: (email) => `Rendere ${email} osservatore?`,
      text: (email) =>
        `${email} potrà vedere pagamenti, conti e statistiche, ma non modificare nulla. Le sue sessioni e gli inviti che ha inviato terminano ora.`,
      self: 'È l’account attuale. La sessione terminerà e solo un altro amministratore potrà restituire il ruolo.',
      confirm: () => 'Rendi osservatore',
      done: (email) => `${email} ora ha il ruolo di osservatore.`,
    },
    disable: {
      menu: 'Disattiva',
      title: (email) => `Disattivare ${email}?`,
      text: (email) =>
        `${email} non potrà più accedere. Le sue sessioni e gli inviti che ha inviato terminano ora. Ciò che ha fatto resta nel registro di controllo, e l’utente può essere riattivato.`,
      self: 'È l’account attuale. La sessione terminerà e solo un altro amministratore potrà ridare l’accesso.',
      confirm: (email) => `Disattiva ${email}`,
      done: (email) => `L’utente ${email} è disattivato e disconnesso ovunque.`,
    },
    enable: {
      menu: 'Riattiva',
      title: (email) => `Riattivare ${email}?`,
      text: (email) => `${email} potrà accedere di nuovo, con la password e il ruolo precedenti.`,
      self: '',
      confirm: (email) => `Riattiva ${email}`,
      done: (email) => `${email} può accedere di nuovo.`,
    },
    resetTwoFactor: {
      menu: 'Reimposta i due fattori',
      title: (email) => `Reimpostare l’autenticazione a due fattori di ${email}?`,
      text: (email) =>
        `Per chi ha perso sia il telefono sia i codici di recupero. Finché ${email} non la configura di nuovo, basterà la password: assicurarsi che la richiesta venga davvero da questa persona. Le sue sessioni terminano ora.`,
      self: '',
      confirm: () => 'Reimposta i due fattori',
      done: (email) => `${email} ora accede con la sola password.`,
    },
  },
};
