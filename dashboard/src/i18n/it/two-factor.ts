import type { Texts } from '../en/en.ts';

export const twoFactor: Texts['twoFactor'] = {
  title: 'Autenticazione a due fattori',
  text: 'Per accedere serve, oltre alla password, un codice di un’app sul telefono. Una password rubata non basta.',
  isOn: 'Attiva',
  isOff: 'Non attiva',
  alone: 'Chiunque abbia la password può accedere.',
  left: (count) => (count === 1 ? 'Resta 1 codice di recupero.' : `Codici di recupero rimasti: ${count}.`),
  few: 'Crearne di nuovi prima che finiscano: senza telefono né codici, solo un amministratore può ridare l’accesso.',
  turnOn: 'Attiva l’autenticazione a due fattori',
  newCodes: 'Nuovi codici di recupero',
  turnOff: 'Disattiva',
  setUp: {
    password: 'Occorre prima confermare la propria identità.',
    scan: 'Inquadrare con l’app di autenticazione.',
    picture: 'Codice QR con il segreto per l’app di autenticazione',
    secret: 'Senza fotocamera, digitare il segreto:',
    copy: 'Copia il segreto',
    code: 'Codice mostrato nell’app',
    codeHint: 'Sei cifre. Attiva l’autenticazione a due fattori e termina le altre sessioni.',
    submit: 'Attiva',
  },
  codes: {
    title: 'Codici di recupero',
    text: 'Se si perde il telefono, se ne usa uno al posto del codice. Ciascuno funziona una volta sola. Sono mostrati solo ora.',
    list: 'Codici di recupero',
    copy: 'Copia i codici',
    download: 'Scarica',
    file: (environment, email) => `Florin ${environment}, codici di recupero di ${email}`,
    kept: 'Ho salvato i codici in un luogo sicuro',
  },
  replace: {
    title: 'Nuovi codici di recupero',
    text: 'Vengono creati dieci nuovi codici. I precedenti smettono di funzionare.',
    submit: 'Crea nuovi codici',
  },
  remove: {
    title: 'Disattivare l’autenticazione a due fattori?',
    text: 'Chiunque abbia la password potrà accedere. I codici di recupero smettono di funzionare.',
    submit: 'Disattiva l’autenticazione a due fattori',
    done: 'L’autenticazione a due fattori è disattivata.',
  },
};
