import type { Texts } from '../en/en.ts';

export const password: Texts['password'] = {
  current: 'Password della dashboard',
  code: 'Codice',
  codeHint: 'Dall’app di autenticazione, oppure un codice di recupero.',
  confirm: 'CONFERMA',
  confirmation: {
    title: 'Conferma dell’identità',
    text: 'Tutto ciò che sposta denaro o concede accessi richiede la password. Non sarà richiesta di nuovo per cinque minuti.',
  },
  chosen: 'Nuova password',
  rule: 'Almeno 12 caratteri. Alcune parole insieme vanno bene. È ammesso qualsiasi carattere, anche gli spazi.',
  again: 'Ripeti la nuova password',
  tooShort: 'Almeno 12 caratteri.',
  same: 'Non può essere la vecchia password né l’indirizzo e-mail.',
  differs: 'Le password non coincidono.',
  strength: {
    short: (missing) => (missing === 1 ? 'Manca 1 carattere' : `Mancano ${missing} caratteri`),
    enough: 'Lunghezza sufficiente. Più lunga è, meglio è.',
    strong: 'Sicura',
    veryStrong: 'Molto sicura',
  },
};
