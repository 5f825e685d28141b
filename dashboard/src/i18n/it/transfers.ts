import type { Texts } from '../en/en.ts';

/** Money that is moved from one account to another. */
export const transfers: Texts['transfers'] = {
  title: 'Trasferimenti',
  description: 'Il denaro che piattaforme e amministratori hanno spostato da un conto a un altro.',
  list: 'Trasferimenti',
  button: 'Trasferisci…',
  columns: {
    from: 'Dal conto',
    to: 'Al conto',
    at: 'Data e ora',
    by: 'Eseguito da',
    comment: 'Commento',
    amount: 'Importo',
  },
  platform: 'Una piattaforma',
  find: 'Conto',
  findHint: 'ID completo del conto',
  empty: {
    title: 'Ancora nessun trasferimento',
    text: 'Un trasferimento sposta denaro tra due conti. Non coinvolge né l’acquirente né il wallet.',
  },
  noMatch: {
    title: 'Nessun trasferimento trovato',
    text: (id) => `Nessun importo è stato spostato dal conto “${id}” o verso di esso.`,
    clear: 'Mostra tutti i trasferimenti',
  },
  dialog: {
    title: 'Sposta denaro tra conti',
    from: 'Dal conto',
    to: 'Al conto',
    has: (amounts) => `Saldo: ${amounts}.`,
    hasNothing: 'Ancora nessun saldo.',
    unknown: 'Conto non trovato.',
    same: 'Scegliere un conto diverso da quello di provenienza.',
    currency: 'Valuta',
    currencyWrong: 'Tre lettere, ad esempio EUR',
    amount: 'Importo',
    notAnAmount: (example) => `Inserire un importo, ad esempio ${example}.`,
    zero: 'Inserire un importo superiore a zero.',
    comment: 'Commento (facoltativo)',
    cancel: 'Annulla',
    lost: 'La risposta è andata persa: non si sa se il denaro sia stato spostato. Inviare di nuovo da qui: il denaro si sposta una volta sola. Se si chiude questa finestra, controllare l’elenco dei trasferimenti prima di riprovare.',
    confirm: 'Sposta il denaro',
    confirmAmount: (amount) => `Sposta ${amount}`,
    done: (amount, from, to) => `Importo spostato da ${from} a ${to}: ${amount}.`,
  },
};
