import type { Texts } from '../en/en.ts';

export const ipAllowList: Texts['ipAllowList'] = {
  title: 'IP consentiti',
  description:
    'Gli indirizzi che possono chiamare l’API di questo ambiente, con qualsiasi chiave. La dashboard non è interessata: si può aprire da ovunque.',
  descriptionOfKey: (label) =>
    `Gli indirizzi che possono usare “${label}”. Devono figurare anche nell’elenco dell’ambiente, a meno che questo sia vuoto.`,
  yourAddress: 'Indirizzo attuale:',
  addYours: 'Aggiungi questo indirizzo',
  open: 'L’elenco è vuoto: le chiamate sono accettate da qualsiasi indirizzo.',
  closed: (count) =>
    count === 1
      ? 'Le chiamate sono accettate solo da un intervallo.'
      : `Le chiamate sono accettate solo da ${count} intervalli.`,
  range: (line) => `Indirizzo o intervallo, riga ${line}`,
  rangeHead: 'Indirizzo o intervallo',
  noteHead: 'Nota',
  note: (line) => `Nota, riga ${line}`,
  placeholder: '192.0.2.0/24 o 2001:db8::/32',
  notePlaceholder: 'Chi lo usa',
  add: 'Aggiungi una riga',
  remove: (line) => `Rimuovi la riga ${line}`,
  save: 'Salva l’elenco',
  discard: 'Scarta le modifiche',
  saved: 'L’elenco degli IP consentiti è salvato e attivo.',
  wasChanged:
    'Qualcuno ha modificato questo elenco nel frattempo. Scartare le modifiche per vedere l’elenco attuale, poi ripeterle.',
  lineWrong: (text) => `“${text}” non è né un indirizzo né un intervallo come 192.0.2.0/24 o 2001:db8::/32.`,
  warning: {
    title: 'Qualcuno resterebbe escluso',
    titleUnknown: 'Qualcuno potrebbe restare escluso',
    unknown: 'Non è stato possibile leggere le chiavi API: non si sa quali chiamate sarebbero rifiutate.',
    yours: (address) =>
      `L’indirizzo attuale ${address} sarebbe rifiutato. La dashboard resterebbe accessibile, ma le chiamate effettuate da qui, ad esempio con curl, non funzionerebbero.`,
    key: (label, address, ago) =>
      `Ultimo utilizzo di “${label}”: ${ago}, da ${address}. Le sue chiamate sarebbero rifiutate.`,
    saveAnyway: 'Salva comunque',
    back: 'Torna all’elenco',
  },
};
