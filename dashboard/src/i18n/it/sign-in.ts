import type { Texts } from '../en/en.ts';

export const signIn: Texts['signIn'] = {
  title: 'Accedi',
  promise: 'Ogni pagamento incassato una volta. Mai due, mai perso.',
  intro: 'Usare le credenziali ricevute dal team di attivazione.',
  email: 'Indirizzo e-mail',
  password: 'Password',
  submit: 'Accedi',
  signInFirst: 'Per aprire la pagina occorre accedere.',
  again: {
    title: 'Accedi di nuovo',
    text: 'La sessione è terminata. Accedere per continuare: quanto digitato è ancora qui.',
    wrong: 'La password è errata.',
    wrongWithCode: 'La password o il codice sono errati, o il codice è già stato utilizzato.',
    someoneElse: 'Accedi come un’altra persona',
  },
  switched: {
    title: (email) => `Ora l’accesso è effettuato come ${email}`,
    text: 'In un’altra scheda di questo browser è stato effettuato l’accesso come un’altra persona, perciò questa pagina è stata ricaricata.',
  },
  failed: {
    title: (count) =>
      count === 1
        ? '1 accesso non riuscito dopo l’ultimo accesso'
        : `${count} accessi non riusciti dopo l’ultimo accesso`,
    text: 'Qualcuno ha inserito una password o un codice errati per questo account. Se si tratta di un’altra persona, scegliere una nuova password e attivare l’autenticazione a due fattori, se non è attiva.',
  },
  passwordChange: {
    title: 'La password è stata modificata',
    text: (time, address) =>
      `Data: ${time}; indirizzo: ${address}. Se è stata un’altra persona, scegliere subito una nuova password e avvisare un amministratore.`,
  },
  code: {
    title: 'Ancora un passaggio',
    intro: 'Per questo account è attiva l’autenticazione a due fattori.',
    label: 'Codice',
    hint: 'Le sei cifre dell’app di autenticazione, oppure un codice di recupero.',
    wrong: 'Il codice è errato o è già stato utilizzato.',
    submit: 'Accedi',
    back: 'Ricomincia',
  },
  change: {
    title: 'Scelta di una password personale',
    intro: 'L’accesso è avvenuto con una password monouso. Per continuare occorre sostituirla.',
    oneTime: 'Password monouso',
    codeHint:
      'Il prossimo codice dell’app di autenticazione, o un codice di recupero. Ogni codice funziona una volta sola.',
    submit: 'Imposta la password',
  },
  invitation: {
    title: 'Invito alla dashboard',
    intro: (environment, role) =>
      `Invito alla dashboard ${environment}. Ruolo: ${role}. Per entrare basta scegliere una password.`,
    environment: { sandbox: 'della sandbox di Florin', production: 'di Florin in produzione' },
    yourRole: 'Ruolo',
    until: 'L’invito è valido fino a',
    signedInAs: (email) =>
      `Qui l’accesso è effettuato come ${email}. Accettando, l’accesso passerà alla persona invitata.`,
    submit: 'Imposta la password e accedi',
    invalidTitle: 'Questo invito non è valido',
    invalidIntro:
      'È stato utilizzato o ritirato, ha più di sette giorni, oppure il link è incompleto. Aprire di nuovo il link così come è stato ricevuto o chiederne uno nuovo all’amministratore.',
    toSignIn: 'Password già impostata? Accedi',
  },
};
